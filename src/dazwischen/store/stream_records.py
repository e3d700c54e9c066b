"""Tournaments and score sheets in SQLite."""

from contextlib import AbstractContextManager
from typing import Any

from msgspec.structs import astuple, replace

from dazwischen.store.events import Events
from dazwischen.store.records import Key, StreamRecord

_STREAM_RECORD = "SELECT code, kind, client, created, changed, over, stream FROM books"


class StreamRecords(Events):
    """A part of the repository; its transactions are the repository's."""

    def transaction(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def add_stream_record(self, book: StreamRecord) -> StreamRecord:
        with self.transaction():
            kept = replace(book, stream=self._begin_stream(book.kind))
            self._db.execute("INSERT INTO books VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(kept))
            self._settle(kept.stream)
        return kept

    def put_stream_record(self, book: StreamRecord) -> None:
        """What goes on for weeks, an event now and then, is settled after each."""
        self._db.execute(
            "UPDATE books SET changed = ?, over = ? WHERE code = ?",
            (book.changed, book.over, book.code),
        )
        self._settle(book.stream)

    def stream_record(self, code: str) -> StreamRecord | None:
        return self._stream_record(
            self._db.execute(f"{_STREAM_RECORD} WHERE code = ?", (code,)).fetchone()
        )

    def stream_record_of_client(self, client: bytes) -> StreamRecord | None:
        return self._stream_record(
            self._db.execute(f"{_STREAM_RECORD} WHERE client = ?", (client,)).fetchone()
        )

    def stream_records(
        self, kind: str, *, running: bool = False, limit: int = 1000
    ) -> list[StreamRecord]:
        rows = self._db.execute(
            f"{_STREAM_RECORD} WHERE kind = ? AND NOT (over AND ?)"
            " ORDER BY changed DESC, code LIMIT ?",
            (kind, running, limit),
        )
        return [found for row in rows if (found := self._stream_record(row)) is not None]

    def delete_stream_record(self, code: str) -> bool:
        book = self.stream_record(code)
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
    def _stream_record(row: tuple[Any, ...] | None) -> StreamRecord | None:
        if row is None:
            return None
        code, kind, client, created, changed, over, stream = row
        return StreamRecord(code, kind, client, created, changed, bool(over), stream)
