"""Tournaments and score sheets in SQLite."""

from contextlib import AbstractContextManager
from typing import Any

from msgspec.structs import astuple, replace

from dazwischen.store.events import Events
from dazwischen.store.records import Book, Key

_BOOK = "SELECT code, kind, client, created, changed, over, stream FROM books"


class Books(Events):
    """A part of the repository; its transactions are the repository's."""

    def transaction(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def add_book(self, book: Book) -> Book:
        with self.transaction():
            kept = replace(book, stream=self._begin_stream(book.kind))
            self._db.execute("INSERT INTO books VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(kept))
            self._settle(kept.stream)
        return kept

    def put_book(self, book: Book) -> None:
        """What goes on for weeks, an event now and then, is settled after each."""
        self._db.execute(
            "UPDATE books SET changed = ?, over = ? WHERE code = ?",
            (book.changed, book.over, book.code),
        )
        self._settle(book.stream)

    def book(self, code: str) -> Book | None:
        return self._book(self._db.execute(f"{_BOOK} WHERE code = ?", (code,)).fetchone())

    def book_of_client(self, client: bytes) -> Book | None:
        return self._book(self._db.execute(f"{_BOOK} WHERE client = ?", (client,)).fetchone())

    def books(self, kind: str, *, running: bool = False, limit: int = 1000) -> list[Book]:
        rows = self._db.execute(
            f"{_BOOK} WHERE kind = ? AND NOT (over AND ?) ORDER BY changed DESC, code LIMIT ?",
            (kind, running, limit),
        )
        return [found for row in rows if (found := self._book(row)) is not None]

    def delete_book(self, code: str) -> bool:
        book = self.book(code)
        if book is None:
            return False
        with self.transaction():
            self._delete_stream(book.stream)
            self._db.execute("DELETE FROM books WHERE code = ?", (code,))
        return True

    def add_key(self, digest: bytes, key: Key) -> None:
        """A key that is known already stays as it is."""
        self._db.execute(
            "INSERT OR IGNORE INTO keys VALUES (?, ?, ?, ?)",
            (digest, key.book, key.role, key.subject),
        )

    def key(self, digest: bytes) -> Key | None:
        row = self._db.execute(
            "SELECT book, role, subject FROM keys WHERE digest = ?", (digest,)
        ).fetchone()
        return Key(*row) if row else None

    @staticmethod
    def _book(row: tuple[Any, ...] | None) -> Book | None:
        if row is None:
            return None
        code, kind, client, created, changed, over, stream = row
        return Book(code, kind, client, created, changed, bool(over), stream)
