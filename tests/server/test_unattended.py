"""Bots of tournaments among themselves: some tables at a time, the others wait."""

import asyncio

from msgspec import Raw

from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.hub import Hub
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.tables.room import Room
from dazwischen.store.sqlite import SQLiteStore
from tests.server import loops
from tests.server.indoors import enter

RULES = Rules("jay", Raw(b'{"players": 2}'))
BOUNDS = Bounds(idle=0, tournament_unattended=2, house_unattended=3)


def hall(store: SQLiteStore | None = None) -> Hub:
    return Hub(store or SQLiteStore(":memory:"), Metrics(), BOUNDS)


def opened(hub: Hub, code: str, tournament: str) -> Room:
    """A table whose bots have begun."""
    bots = (Place(bot="leicht"),) * 2
    room = hub.open(Record(code, 0, RULES, bots, tournament=tournament))
    room.start()
    hub.flush()
    return room


def plays(hub: Hub, code: str) -> bool:
    """Whether something will happen there by itself."""
    room = hub.rooms.get(code)
    return room is not None and room.sitting is not None and room.sitting.due() is not None


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_some_tables_of_a_tournament_play_at_a_time() -> None:
    async def play() -> None:
        hub = hall()
        for code in ("a1", "a2", "a3"):
            opened(hub, code, "autumn")
        assert [plays(hub, code) for code in ("a1", "a2", "a3")] == [True, True, False]
        opened(hub, "b1", "spring")
        opened(hub, "b2", "spring")
        assert [plays(hub, code) for code in ("b1", "b2")] == [True, False], "the house is full"
        hub._tick()
        assert "a3" not in hub.rooms, "whoever waits may sleep"
        assert "a1" in hub.rooms
        hub.unattended.left("a1")
        await soon()
        assert [plays(hub, code) for code in ("a3", "b2")] == [True, False], "it waited longer"
        opened(hub, "a4", "autumn")
        opened(hub, "c1", "winter")
        hub.unattended.left("a2")
        await soon()
        assert [plays(hub, code) for code in ("a4", "b2", "c1")] == [False, False, True]
        await hub.stop()

    loops.run(play())


def test_time_stands_where_a_table_waits() -> None:
    async def wait() -> None:
        hub = hall()
        rooms = [opened(hub, f"a{number}", "autumn") for number in range(3)]
        waiting = rooms[-1].sitting
        assert waiting is not None
        before = waiting.now()
        await asyncio.sleep(0.02)
        rooms[-1].run()
        assert waiting.now() == before
        await hub.stop()

    loops.run(wait())


def test_whoever_watches_is_shown_something() -> None:
    async def watch() -> None:
        hub = hall()
        for number in range(3):
            opened(hub, f"a{number}", "autumn")
        session = enter(hub, hub.store.add_identity(b"secret", "Ada", 0), "a2")
        assert plays(hub, "a2")
        session.closed()
        await soon()
        assert not plays(hub, "a2")
        await hub.stop()

    loops.run(watch())


def test_what_is_decided_otherwise_is_not_played_on() -> None:
    async def decide() -> None:
        hub = hall()
        for code in ("a1", "a2", "a3"):
            opened(hub, code, "autumn")
        hub.unattended.abandon("autumn", {"a2", "a3"})
        await soon()
        assert "a1" not in hub.rooms
        assert plays(hub, "a3")
        await hub.stop()

    loops.run(decide())


def test_a_table_that_was_read_again_plays_on() -> None:
    async def drop() -> None:
        hub = hall()
        room = opened(hub, "a1", "autumn")
        hub._drop(room)
        hub._tick()
        await soon()
        assert hub.rooms["a1"] is not room
        assert plays(hub, "a1")
        await hub.stop()

    loops.run(drop())
