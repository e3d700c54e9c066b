"""What nobody has used for long goes, if the operator wants that, and nothing else does."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from dazwischen.cli.main import main
from dazwischen.server.app import opened as services
from dazwischen.server.base.limits import DAY
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.services.retention import AT_ONCE, Retention
from dazwischen.server.tables import table_log
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.store.records import Game, StreamRecord
from dazwischen.store.sqlite import DATABASE, SQLiteStore

OLD, NEW = 40, 5
"""Days since something was used."""


def put(store: SQLiteStore, code: str, changed: int, *people: int, tournament: str = "") -> None:
    seats = tuple(Place(who=who) for who in people)
    record = Record(code, 0, Rules("jay"), seats, tournament=tournament)
    table_log.opened(store, record, changed)


def fill(store: SQLiteStore, now: int) -> None:
    """Of everything an old one and one in use."""
    for days, name in ((OLD, "old"), (NEW, "new")):
        then = now - days * DAY
        who = store.add_identity(name.encode(), name, then).id
        put(store, name, then, who)
        store.add_identity(f"{name} away".encode(), f"{name} away", then)
        game = store.add_game(Game(0, name, "", msgspec.Raw(b'{"game":"jay"}'), (), then))
        store.end_game(game, then, None)
        for kind in ("tournament", "sheet"):
            store.add_stream_record(
                StreamRecord(f"{name}-{kind}", kind, f"{name}{kind}".encode(), then, then)
            )
        put(store, f"{name}-round", then, tournament="new-tournament")
    store.add_game(Game(0, "old", "", msgspec.Raw(b'{"game":"jay"}'), (), now - OLD * DAY))


def left(store: SQLiteStore) -> dict[str, list[str]]:
    return {
        "tables": sorted(room.code for room in store.rooms()),
        "people": sorted(who.name for who in store.identities()),
        "games": sorted(
            game.room if game.ended else f"{game.room} in play" for game in store.games()
        ),
        "tournaments": [book.code for book in store.stream_records("tournament")],
        "sheets": [book.code for book in store.stream_records("sheet")],
    }


EXPECTED = {
    "tables": ["new", "new-round", "old-round"],
    "people": ["new", "new away"],
    "games": ["new", "old in play"],
    "tournaments": ["new-tournament"],
    "sheets": ["new-sheet"],
}
"""Tables go with their tournament, and games in play with their table, never before."""


@pytest.mark.parametrize("kind", EXPECTED)
def test_the_operator_has_it_deleted(tmp_path: Path, kind: str) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    fill(store, wall())
    before = left(store)
    store.close()
    prune = ["admin", "--data", str(tmp_path), "prune", f"--{kind}", "30", "--yes"]
    assert CliRunner().invoke(main, prune).exit_code == 0
    again = SQLiteStore(tmp_path / DATABASE)
    after = left(again)
    again.close()
    people = {"people": ["new", "new away", "old"]} if kind == "people" else {kind: EXPECTED[kind]}
    assert after == {**before, **people}


def test_the_server_does_it_by_itself(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    fill(store, wall())
    for number in range(3 * AT_ONCE):
        store.add_identity(b"%d" % number, f"guest {number}", 0)
    asyncio.run(opened(store, Retention(30, 30, 30, 30, 30)))
    assert left(store) == EXPECTED
    store.close()


def test_without_being_told_nothing_goes(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / DATABASE)
    fill(store, wall())
    before = left(store)
    asyncio.run(opened(store, Retention()))
    assert left(store) == before
    store.close()
    nothing = CliRunner().invoke(main, ["admin", "--data", str(tmp_path), "prune"])
    assert nothing.exit_code == 0


@pytest.mark.parametrize("over", [False, True])
def test_games_of_a_tournament_are_there_until_it_is_over(tmp_path: Path, *, over: bool) -> None:
    """What its tables have come to is read from them; a series can take months."""
    store, now = SQLiteStore(tmp_path / DATABASE), wall()
    store.add_stream_record(StreamRecord("league", "tournament", b"league", now, now, over))
    put(store, "table", now - OLD * DAY, tournament="league")
    put(store, "other", now - OLD * DAY)
    for code in ("table", "other", "gone"):
        game = store.add_game(Game(0, code, "", msgspec.Raw(b'{"game":"jay"}'), (), 0))
        store.end_game(game, now - OLD * DAY, None)
    asyncio.run(opened(store, Retention(games=30)))
    assert [game.room for game in store.games()] == ([] if over else ["table"])
    store.close()


async def opened(store: SQLiteStore, retention: Retention) -> None:
    parts = Parts(store, Metrics())
    _, office = services(parts, retention)
    for _ in range(6):
        office.open()
        office.close()
    await parts.stop()


def wall() -> int:
    return time.time_ns() // 1_000_000
