"""Tournaments, score sheets and ratings as they are kept."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from dazwischen.store.protocol import Store, StoreBroken, StoreError
from dazwischen.store.records import Event, Game, Key, Rated, Rating, StreamRecord
from dazwischen.store.sqlite import SQLiteStore

BOOK = StreamRecord("abc", "tournament", b"client", 10, 10)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(tmp_path / "db")
    yield opened
    opened.close()


def test_it_is_a_store(store: SQLiteStore) -> None:
    kept: Store = store
    assert kept.stream_record("") is None


def test_books(store: SQLiteStore) -> None:
    kept = store.add_stream_record(BOOK)
    store.add_stream_record(StreamRecord("def", "sheet", b"other", 11, 11))
    assert kept == replace(BOOK, stream=kept.stream)
    assert store.stream_record("abc") == store.stream_record_of_client(b"client") == kept
    assert store.stream_record_of_client(b"nobody") is None
    assert [book.code for book in store.stream_records("tournament")] == ["abc"]
    over = replace(kept, changed=12, over=True)
    store.put_stream_record(over)
    assert store.stream_record("abc") == over
    assert store.stream_records("tournament", running=True) == []
    assert store.stream_records("tournament") == [over]
    with pytest.raises(StoreError):
        store.add_stream_record(StreamRecord("ghi", "sheet", b"client", 1, 1))


def test_a_deleted_book_takes_everything_along(store: SQLiteStore) -> None:
    book = store.add_stream_record(BOOK)
    stream = book.stream
    events = [Event(stream, 1, 5, b"{}", b'{"e":1}', "t1"), Event(stream, 2, 6, b"{}", b"{}")]
    store.add_events(events)
    store.put_stream_record(book)
    store.add_key(b"digest", Key("abc", "judge"))
    store.add_key(b"digest", Key("abc", "organiser"))
    assert store.events(stream) == events
    assert [store.event(stream, seq) for seq in (1, 2, 3)] == [*events, None]
    assert store.key(b"digest") == Key("abc", "judge")
    with pytest.raises(StoreError), store.transaction():
        store.add_events([Event(stream, 2, 7, b"{}", b"{}")])
    assert store.delete_stream_record("abc") is True
    assert store.delete_stream_record("abc") is False
    assert store.events(stream) == []
    assert store.key(b"digest") is None
    assert store.add_stream_record(BOOK).stream > stream


def test_games_and_books_are_numbered_together(store: SQLiteStore) -> None:
    """They stand in one table of events, and what goes on for weeks is found among many others."""
    book = store.add_stream_record(BOOK)
    game = store.add_game(Game(0, "", "", Raw(b"{}"), (), 0))
    assert game != book.stream
    for seq in range(1, 6):
        store.add_events(Event(game, 1000 * (seq - 1) + n, 0, 1, b"{}") for n in range(1, 1001))
        store.add_events([Event(book.stream, seq, 0, b'"x"', b"{}")])
        store.put_stream_record(book)
    assert [event.seq for event in store.events(book.stream)] == [1, 2, 3, 4, 5]
    assert len(store.events(game)) == 5000
    assert not [*store.damages()]


def test_a_book_goes_on_where_others_were_deleted(store: SQLiteStore) -> None:
    """The numbers of the latest events are given again, in an earlier block than it began in."""
    game = store.add_game(Game(0, "", "", Raw(b"{}"), (), 0))
    store.add_events(Event(game, seq, 0, 1, b"{}") for seq in range(1, 5000))
    book = store.add_stream_record(BOOK)
    store.delete_game(game)
    store.add_events([Event(book.stream, 1, 0, b'"x"', b"{}")])
    store.put_stream_record(book)
    assert len(store.events(book.stream)) == 1


def test_what_was_changed_in_a_book_is_found(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "db")
    book = store.add_stream_record(BOOK)
    store.add_events([Event(book.stream, seq, 0, b'"x"', b"{}") for seq in (1, 2, 3)])
    store.put_stream_record(book)
    store.close()
    for harm in (
        "UPDATE events SET by = '\"y\"' WHERE seq = 2",
        "DELETE FROM events WHERE seq = 3",
    ):
        with sqlite3.connect(tmp_path / "db") as found:
            found.execute(harm)
        found.close()
        store = SQLiteStore(tmp_path / "db")
        with pytest.raises(StoreBroken, match="tournament 1 is damaged from event"):
            store.events(book.stream)
        damages = [*store.damages(thorough=False)]
        assert [(damage.what, damage.name) for damage in damages] == [("book", "abc")]
        store.close()


def rating(identity: int, number: int, mu: float, sigma: float = 1.0, level: str = "7") -> Rating:
    return Rating(identity, "jay", level, number, 100 + number, mu, sigma)


def test_ratings(store: SQLiteStore) -> None:
    ada, bea = (store.add_identity(name.encode(), name, 5).id for name in ("Ada", "Bea"))
    store.add_ratings([rating(ada, 1, 26.0), rating(bea, 1, 24.0)])
    store.add_ratings([rating(ada, 2, 20.0), rating(bea, 2, 30.0), rating(ada, 3, 25, level="1")])
    # Rated once, rated for good.
    store.add_ratings([rating(ada, 2, 99.0)])
    assert store.rating(ada, "jay", "7") == rating(ada, 2, 20.0)
    assert store.rating(ada, "jarnac", "7") is None
    assert [row.number for row in store.ratings_of(ada)] == [3, 1, 2]
    assert store.rated("jay", "7") == [
        Rated(bea, "Bea", 30.0, 1.0, 2),
        Rated(ada, "Ada", 20.0, 1.0, 2),
    ]
    assert len(store.rated("jay", "7", limit=1)) == 1
    assert store.levels_rated() == [("jay", "1", 1), ("jay", "7", 2)]


def test_ratings_can_be_removed_and_allowed_again(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5).id
    store.add_ratings([rating(ada, 1, 26.0)])
    assert not store.is_unrated(ada)
    store.remove_ratings(ada)
    assert store.ratings_of(ada) == []
    assert store.is_unrated(ada)
    store.allow_ratings(ada)
    assert not store.is_unrated(ada)


def test_who_is_deleted_has_no_ratings_left(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5).id
    store.add_ratings([rating(ada, 1, 26.0)])
    store.delete_identity(ada)
    assert store.ratings_of(ada) == []
