"""What strangers have worked out: in its own process, in turn, and ended when it takes too long."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from dazwischen.core import log as logs
from dazwischen.games.jay.options import Options
from dazwischen.server.base.limits import Bounds, InAll, PerAddress
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.work import workshop as workshops
from dazwischen.server.work.workshop import Line, Workshop
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from tests.limits import LONG
from tests.server import loops, work
from tests.server.live import Live
from tests.server.tournaments import Tour
from tests.table.drive import run

HERE, THERE = "198.51.100.1", "198.51.100.2"


def at_work(scene: Callable[[Workshop], Awaitable[None]], bounds: Bounds | None = None) -> None:
    async def play() -> None:
        parts = Parts(SQLiteStore(":memory:"), Metrics(), bounds)
        workshop = Workshop(parts.runtime.bounds)
        try:
            await scene(workshop)
        finally:
            workshop.stop()
            await parts.stop()

    loops.run(play())


async def refusal(work: Awaitable[object]) -> tuple[int, str, int]:
    with pytest.raises(Refuse) as caught:
        await work
    return caught.value.status, caught.value.rejected.code, caught.value.after


def test_it_happens_elsewhere() -> None:
    async def scene(workshop: Workshop) -> None:
        assert await workshop.do(HERE, work.doubled, 21) == 42
        there = await workshop.do(HERE, os.getpid)
        assert there != os.getpid()
        assert await workshop.do(THERE, os.getpid) == there

    at_work(scene)


@pytest.mark.parametrize(
    ("bound", "what"), [("WORK_SECONDS", work.never), ("WORK_PATIENCE", work.idle)]
)
def test_what_takes_too_long_is_ended(
    monkeypatch: pytest.MonkeyPatch, bound: str, what: Callable[[], None]
) -> None:
    """And whoever comes after it is served."""

    async def scene(workshop: Workshop) -> None:
        before = await workshop.do(HERE, os.getpid)
        monkeypatch.setattr(workshops, bound, 0.2)
        assert await refusal(workshop.do(HERE, what)) == (503, "work-slow", workshops.LATER)
        monkeypatch.undo()
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)
        assert await workshop.do(HERE, work.doubled, 21) == 42

    at_work(scene)


def test_what_is_wrong_comes_back() -> None:
    async def scene(workshop: Workshop) -> None:
        assert await refusal(workshop.do(HERE, work.unusable)) == (422, "no-game", 0)
        with pytest.raises(RuntimeError, match="secret detail"):
            await workshop.do(HERE, work.mistaken)

    at_work(scene)


def test_so_many_wait_for_one_address_and_so_many_in_all() -> None:
    async def scene(workshop: Workshop) -> None:
        waiting = [asyncio.ensure_future(workshop.do(HERE, work.doubled, n)) for n in range(2)]
        await asyncio.sleep(0)
        assert await refusal(workshop.do(HERE, work.doubled, 2)) == (429, "work-busy", 5)
        waiting.append(asyncio.ensure_future(workshop.do(THERE, work.doubled, 2)))
        await asyncio.sleep(0)
        assert await refusal(workshop.do("elsewhere", work.doubled, 3)) == (429, "work-busy", 5)
        assert await asyncio.gather(*waiting) == [0, 2, 4]
        assert await workshop.do(HERE, work.doubled, 4) == 8

    at_work(scene, Bounds(address=PerAddress(work=2), house=InAll(work=3)))


def test_each_address_has_its_turn() -> None:
    async def scene() -> None:
        line = Line()
        served: list[str] = []

        async def come(name: str) -> None:
            async with line.turn(name[0]):
                await asyncio.sleep(0)
                served.append(name)

        names = ("a1", "a2", "a3", "b1", "c1", "b2")
        coming = [asyncio.ensure_future(come(name)) for name in names]
        await asyncio.gather(*coming)
        assert served == ["a1", "a2", "b1", "c1", "a3", "b2"]
        assert len(line) == 0

    loops.run(scene())


def test_whoever_goes_before_his_turn_holds_up_nobody() -> None:
    async def scene() -> None:
        line = Line()

        async def come(until: asyncio.Event) -> None:
            async with line.turn("a"):
                await until.wait()

        done = asyncio.Event()
        first, second, third = (asyncio.ensure_future(come(done)) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        done.set()
        await first
        # Called, and gone before he heard it.
        third.cancel()
        with suppress(asyncio.CancelledError):
            await third
        assert len(line) == 0
        await asyncio.wait_for(come(done), LONG)

    loops.run(scene())


def test_what_takes_a_while_is_not_done_where_everybody_waits(
    started: Callable[..., Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events of games are read, checked and retold elsewhere."""
    server = started()
    ada = server.person()
    table = opened("jay", Options(players=3, faults="penalty"), 4, ["leicht", "mittel", "stark"])
    run(table)
    log = logs.encode(table.log)

    def unread(_game: int) -> None:
        raise AssertionError("read where everybody waits")

    monkeypatch.setattr(server.parts.runtime.store, "events", unread)
    brought = ada.post("/api/replays", content=log).json()
    path, key = f"/api/replays/{brought['id']}", f"?key={brought['key']}"
    for what in ("", ".jsonl", ".txt", "/outline", "/steps", "/could"):
        assert ada.get(f"{path}{what}{key}").status_code == 200, what
    assert ada.get("/api/games/mine").json()["games"][0]["id"] == brought["id"]


def test_tables_have_their_turn_between_many_actions(started: Callable[..., Live]) -> None:
    server = started()
    tour = Tour(server)
    turns = [0]

    def turn() -> None:
        turns[0] += 1
        server.parts.runtime.clock.loop.call_later(0, turn)

    server.call(turn)
    before = turns[0]
    tour.send(tour.key, *({"do": "register", "name": f"Ada {n}"} for n in range(100)))
    assert turns[0] - before >= 100
