"""Tournaments and score sheets in SQLite."""

import sqlite3
from collections.abc import Iterable

from dazwischen.store.records import Book, Entry, Key

_BOOK = "SELECT code, kind, client, created, changed, over FROM books"


class Books:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def put_book(self, book: Book) -> None:
        self._db.execute(
            "INSERT INTO books VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE"
            " SET changed = excluded.changed, over = excluded.over",
            (book.code, book.kind, book.client, book.created, book.changed, book.over),
        )

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
        return self._db.execute("DELETE FROM books WHERE code = ?", (code,)).rowcount > 0

    def add_entries(self, entries: Iterable[Entry]) -> None:
        self._db.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)",
            [(e.book, e.seq, e.at, e.by, e.data, e.ticket) for e in entries],
        )

    def entries(self, book: str) -> list[Entry]:
        rows = self._db.execute(
            "SELECT book, seq, at, by, data, ticket FROM entries WHERE book = ? ORDER BY seq",
            (book,),
        )
        return [Entry(*row) for row in rows]

    def entry(self, book: str, seq: int) -> Entry | None:
        row = self._db.execute(
            "SELECT book, seq, at, by, data, ticket FROM entries WHERE book = ? AND seq = ?",
            (book, seq),
        ).fetchone()
        return None if row is None else Entry(*row)

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
    def _book(row: tuple[str, str, bytes, int, int, int] | None) -> Book | None:
        if row is None:
            return None
        code, kind, client, created, changed, over = row
        return Book(code, kind, client, created, changed, bool(over))
