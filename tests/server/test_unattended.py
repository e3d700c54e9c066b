"""Bots of tournaments among themselves: some tables at a time, the others wait."""

import asyncio

from msgspec import Raw

from dazwischen.server.base.limits import Bounds, InAll, PerTable
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.store.sqlite import SQLiteStore
from tests.server import loops
from tests.server.indoors import enter

RULES = Rules("jay", Raw(b'{"players": 2}'))
BOUNDS = Bounds(table=PerTable(idle=0), house=InAll(unattended=3), tournament_unattended=2)


def hall(store: SQLiteStore | None = None) -> Parts:
    return Parts(store or SQLiteStore(":memory:"), Metrics(), BOUNDS)


def opened(parts: Parts, code: str, tournament: str) -> Host:
    """A table whose bots have begun."""
    bots = (Place(bot="leicht"),) * 2
    host = parts.tables.open(Record(code, 0, RULES, bots, tournament=tournament))
    host.changing.start()
    parts.runtime.journal.flush()
    return host


def plays(parts: Parts, code: str) -> bool:
    """Whether something will happen there by itself."""
    host = parts.tables.awake.get(code)
    game = None if host is None else host.room.game
    return game is not None and game.due() is not None


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_some_tables_of_a_tournament_play_at_a_time() -> None:
    async def play() -> None:
        parts = hall()
        for code in ("a1", "a2", "a3"):
            opened(parts, code, "autumn")
        assert [plays(parts, code) for code in ("a1", "a2", "a3")] == [True, True, False]
        opened(parts, "b1", "spring")
        opened(parts, "b2", "spring")
        assert [plays(parts, code) for code in ("b1", "b2")] == [True, False], "the house is full"
        parts.ticking.tick()
        assert "a3" not in parts.tables.awake, "whoever waits may sleep"
        assert "a1" in parts.tables.awake
        parts.unattended.left("a1")
        await soon()
        assert [plays(parts, code) for code in ("a3", "b2")] == [True, False], "it waited longer"
        opened(parts, "a4", "autumn")
        opened(parts, "c1", "winter")
        parts.unattended.left("a2")
        await soon()
        assert [plays(parts, code) for code in ("a4", "b2", "c1")] == [False, False, True]
        await parts.stop()

    loops.run(play())


def test_time_stands_where_a_table_waits() -> None:
    async def wait() -> None:
        parts = hall()
        hosts = [opened(parts, f"a{number}", "autumn") for number in range(3)]
        waiting = hosts[-1].room.game
        assert waiting is not None
        before = waiting.now()
        await asyncio.sleep(0.02)
        hosts[-1].play.run()
        assert waiting.now() == before
        await parts.stop()

    loops.run(wait())


def test_whoever_watches_is_shown_something() -> None:
    async def watch() -> None:
        parts = hall()
        for number in range(3):
            opened(parts, f"a{number}", "autumn")
        session = enter(parts, parts.runtime.store.add_identity(b"secret", "Ada", 0), "a2")
        assert plays(parts, "a2")
        parts.sessions.closed(session)
        await soon()
        assert not plays(parts, "a2")
        await parts.stop()

    loops.run(watch())


def test_what_is_decided_otherwise_is_not_played_on() -> None:
    async def decide() -> None:
        parts = hall()
        for code in ("a1", "a2", "a3"):
            opened(parts, code, "autumn")
        parts.unattended.abandon("autumn", {"a2", "a3"})
        await soon()
        assert "a1" not in parts.tables.awake
        assert plays(parts, "a3")
        await parts.stop()

    loops.run(decide())


def test_a_table_that_was_read_again_plays_on() -> None:
    async def drop() -> None:
        parts = hall()
        host = opened(parts, "a1", "autumn")
        parts.tables.drop(host)
        parts.ticking.tick()
        await soon()
        assert parts.tables.awake["a1"] is not host
        assert plays(parts, "a1")
        await parts.stop()

    loops.run(drop())
