"""Databases of earlier versions are taken along, with everything that is in them."""

import sqlite3
from pathlib import Path

import pytest
from msgspec import Raw

from dazwischen.store.protocol import StoreError
from dazwischen.store.records import Book, Event, Game, Identity, Rating
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.store.upgrade import VERSION

BOOK = Book("abc", "tournament", b"client", 10, 10)
RUNNING, OVER, EMPTY = 1, 2, 3
ROUNDS = 3000
"""So many events of each game that they fill several blocks."""


@pytest.fixture(params=[2, 3])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """As the versions before tournaments, and before events were counted in blocks, left one."""
    schema = Path(__file__).with_name("version2.sql").read_text("utf-8")
    events = [(game, seq, 0, 1, b"{}") for seq in range(1, ROUNDS + 1) for game in (RUNNING, OVER)]
    with sqlite3.connect(tmp_path / "db") as old:
        old.executescript(schema)
        old.execute("INSERT INTO identities (name, created, seen) VALUES ('Ada', 5, 6)")
        old.execute("INSERT INTO secrets VALUES (?, 1)", (b"one",))
        for ended in (None, 2000, 3000):
            old.execute(
                "INSERT INTO games (room, key, header, begun, ended) VALUES ('', '', ?, 1, ?)",
                (b"{}", ended),
            )
        old.executemany(
            "INSERT INTO events (game, seq, at, by, data) VALUES (?, ?, ?, ?, ?)", events
        )
        old.execute(f"PRAGMA user_version = {request.param}")
    old.close()
    return tmp_path / "db"


def test_what_was_kept_is_still_there(path: Path) -> None:
    store = SQLiteStore(path)
    assert store.identity(b"one") == Identity(1, "Ada", 5, 6)
    for game in (RUNNING, OVER):
        kept = [Event(game, seq, 0, 1, b"{}") for seq in range(1, ROUNDS + 1)]
        assert store.events(game) == kept
    assert store.events(EMPTY) == []
    store.close()


def test_what_was_in_play_goes_on(path: Path) -> None:
    store = SQLiteStore(path)
    others = store.add_game(Game(0, "", "", Raw(b"{}"), (), 0))
    for seq in range(1, ROUNDS + 1):
        store.add_events(
            [Event(RUNNING, ROUNDS + seq, 0, 1, b"{}"), Event(others, seq, 0, 1, b"{}")]
        )
    assert [event.seq for event in store.events(RUNNING)] == list(range(1, 2 * ROUNDS + 1))
    assert len(store.events(OVER)) == len(store.events(others)) == ROUNDS
    store.close()


def test_what_is_new_can_be_kept(path: Path) -> None:
    store = SQLiteStore(path)
    store.put_book(BOOK)
    store.add_ratings([Rating(1, "jay", "7", 1, 5, 26.0, 8.0)])
    store.close()
    again = SQLiteStore(path)
    assert again.book("abc") == BOOK
    assert again.rating(1, "jay", "7") is not None
    again.close()
    with sqlite3.connect(path) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (VERSION,)
    found.close()


def test_it_is_like_a_new_one(path: Path) -> None:
    tables = []
    for one in (path, path.with_name("new")):
        SQLiteStore(one).close()
        with sqlite3.connect(one) as found:
            query = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
            tables.append(found.execute(query).fetchall())
        found.close()
    assert tables[0] == tables[1]


def test_a_program_that_dies_leaves_what_it_found(path: Path) -> None:
    """Here it fails at the end, since something is in the way."""
    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE spans (something TEXT)")
        before = list(old.iterdump())
    old.close()
    with pytest.raises(StoreError, match="spans"):
        SQLiteStore(path)
    with sqlite3.connect(path) as found:
        assert list(found.iterdump()) == before
    found.close()
