"""Tournaments, score sheets and ratings as they are kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from dazwischen.store.protocol import Store, StoreError
from dazwischen.store.records import Book, Entry, Key, Rated, Rating
from dazwischen.store.sqlite import SQLiteStore

BOOK = Book("abc", "tournament", b"client", 10, 10)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(tmp_path / "db")
    yield opened
    opened.close()


def test_it_is_a_store(store: SQLiteStore) -> None:
    kept: Store = store
    assert kept.book("") is None


def test_books(store: SQLiteStore) -> None:
    store.put_book(BOOK)
    store.put_book(Book("def", "sheet", b"other", 11, 11))
    assert store.book("abc") == store.book_of_client(b"client") == BOOK
    assert store.book_of_client(b"nobody") is None
    assert [book.code for book in store.books("tournament")] == ["abc"]
    over = replace(BOOK, changed=12, over=True)
    store.put_book(over)
    assert store.book("abc") == over
    assert store.books("tournament", running=True) == []
    assert store.books("tournament") == [over]
    with pytest.raises(StoreError):
        store.put_book(Book("ghi", "sheet", b"client", 1, 1))


def test_a_deleted_book_takes_everything_along(store: SQLiteStore) -> None:
    store.put_book(BOOK)
    entries = [Entry("abc", 1, 5, b"{}", b'{"e":1}', "t1"), Entry("abc", 2, 6, b"{}", b"{}")]
    store.add_entries(reversed(entries))
    store.add_key(b"digest", Key("abc", "judge"))
    store.add_key(b"digest", Key("abc", "organiser"))
    assert store.entries("abc") == entries
    assert store.key(b"digest") == Key("abc", "judge")
    with pytest.raises(StoreError), store.transaction():
        store.add_entries([Entry("abc", 2, 7, b"{}", b"{}")])
    assert store.delete_book("abc") is True
    assert store.delete_book("abc") is False
    assert store.entries("abc") == []
    assert store.key(b"digest") is None


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
