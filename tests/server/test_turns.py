"""Whose turn it is to have something worked out, and what becomes of those who get none."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Raw

from dazwischen.server.base.turns import Job, Turns, Wish
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.pondering import wish
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.work.thinking import Thinking
from tests.server import loops
from tests.server.indoors import CODE, House

HEAVY = Rules("jay", Raw(b'{"players": 3, "opener": 2}'), Raw(b'{"deal": 1, "ready": 1}'))


def job(owner: str, name: str, told: Callable[[str], None] = print, *, waits: bool = True) -> Job:
    """Tells what becomes of it."""
    wanted = Wish(owner, name, waits=waits)
    return Job(wanted, len, (name,), lambda _: told(name), lambda: told(f"{name} late"))


def taken(turns: Turns) -> list[str]:
    found = []
    while (one := turns.take()) is not None:
        found.append(one.wish.name)
    return found


def test_one_owner_after_the_other_however_much_each_wants() -> None:
    turns = Turns()
    for number in range(400):
        turns.put(job("tournament", f"t{number}"))
    turns.put(job("ada", "a1"))
    turns.put(job("ada", "a2"))
    turns.put(job("bea", "b1"))
    assert taken(turns)[:6] == ["t0", "a1", "b1", "t1", "a2", "t2"]


def test_bots_among_themselves_come_after_everybody_else() -> None:
    turns = Turns()
    turns.put(job("tournament", "t1", waits=False))
    turns.put(job("ada", "a1"))
    turns.put(job("ada", "a2"))
    assert taken(turns) == ["a1", "a2", "t1"]


def test_a_seat_has_one_place_in_the_row() -> None:
    turns = Turns()
    first, second = job("ada", "a1"), job("ada", "a1")
    assert turns.put(first) is None
    assert turns.put(second) is first
    assert len(turns) == 1
    assert turns.drop(second.wish) is second
    assert turns.drop(second.wish) is None
    assert not turns._rows[True], "whoever wants nothing more is forgotten"


def test_an_owner_is_a_tournament_or_a_host() -> None:
    async def ask() -> None:
        house = House()
        room = house.parts.tables.awake[CODE].room
        bots = (Place(bot="meister"),) * 4
        assert wish(room.record, 2) == Wish(f"host {house.ada.id}", f"{CODE}/2")
        other = house.parts.tables.open(
            Record("other", 0, room.record.rules, bots, tournament="autumn")
        )
        assert wish(other.room.record, 3) == Wish("tournament autumn", "other/3", waits=False)
        await house.parts.stop()

    loops.run(ask())


def test_whoever_gets_no_turn_in_time_is_told() -> None:
    async def wait() -> None:
        told: asyncio.Queue[str] = asyncio.Queue()
        thinking = Thinking(workers=0)
        thinking.ask(job("ada", "a1", told.put_nowait), 1)
        assert await told.get() == "a1 late"
        assert len(thinking._turns) == 0

    loops.run(wait())


class Mortal:
    """Processes of which one dies with the first job."""

    def __init__(self) -> None:
        self.died = 0

    def submit(self, what: Callable[..., Any], *args: Any) -> Any:
        del what, args
        self.died += 1
        raise BrokenProcessPool

    def shutdown(self, **_how: Any) -> None: ...


def test_processes_that_died_are_replaced() -> None:
    async def die() -> None:
        told: asyncio.Queue[str] = asyncio.Queue()
        thinking = Thinking(workers=1)
        pool = Mortal()
        thinking._pool = pool  # type: ignore[assignment]
        thinking.ask(job("ada", "a1", told.put_nowait), 60_000)
        assert await told.get() == "a1 late"
        thinking.ask(job("ada", "a2", told.put_nowait), 60_000)
        assert await told.get() == "a2"
        assert pool.died == 1
        thinking.stop()

    loops.run(die())


def test_a_table_of_masters_plays_on_without_a_process_to_think_in() -> None:
    async def play() -> None:
        house = House(HEAVY, bots=0)
        house.parts.thinking.stop()
        room = house.parts.tables.awake[CODE].room
        for seat in (2, 3):
            room.happened([ev.BotSeated(seat, "meister")])
        session = house.enter()
        laid = asyncio.Event()

        def write(message: bytes) -> None:
            if b'"by":2,"event":{"e":"laid"' in message:
                laid.set()

        session.channel.write = write
        house.say(session, t="room", id=1, do={"do": "start"})
        await laid.wait()
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(play())
