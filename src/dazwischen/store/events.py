"""What happens, in SQLite: appended in the order in which it happens, whatever the stream.

An index by stream alone would have each stream's end on a page of its own, and with many games in
play every event would write one. So events are counted in blocks, and the index goes by block
first: the places of all streams in the last block are on a few pages together. It is known in which
blocks a stream began and ended; to read it is to look into each from there to there.

Each event carries on its stream's chain (`chain.py`); whoever reads one is told where it breaks.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

from dazwischen.store.chain import beginning, link
from dazwischen.store.protocol import StoreBroken, StoreError
from dazwischen.store.records import Event

AT_HAND: Final = 50_000
"""Chains that are known without looking; some more than tables are in play at once."""


class Events:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection
    _ends: dict[int, bytes]
    """What the chains of streams that go on came to, as far as that is known."""

    def add_events(self, events: Iterable[Event]) -> None:
        ends, rows = self._ends, []
        for e in events:
            before = ends.get(e.stream) or self._end_of(e.stream)
            ends[e.stream] = end = link(before, e)
            rows.append((e.stream, e.seq, e.at, e.by, e.data, e.client, e.ticket, end))
        try:
            self._db.executemany(
                "INSERT INTO events (stream, seq, at, by, data, client, ticket, chain)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                rows,
            )
        except StoreError:
            ends.clear()
            raise

    def events(self, stream: int) -> list[Event]:
        """Raises `StoreBroken` if they are not as they were kept."""
        found: list[Event] = []
        before = beginning(stream)
        for *fields, chain in self._rows(stream):
            event = Event(*fields)
            try:
                before = link(before, event)
            except (TypeError, AttributeError, ValueError):
                # Where a page is damaged, a number can be a text and a text a number.
                raise self._broken(stream, len(found) + 1) from None
            if chain != before or event.seq != len(found) + 1:
                raise self._broken(stream, len(found) + 1)
            found.append(event)
        if self._ended_with(stream) not in {None, before}:
            raise self._broken(stream, len(found) + 1)
        return found

    def event(self, stream: int, seq: int) -> Event | None:
        """One of them, found without reading the others."""
        query = (
            "SELECT stream, seq, at, by, data, client, ticket FROM events"
            " WHERE number >> 11 = ? AND stream = ? AND seq = ?"
        )
        for block in reversed(self._blocks(stream)):
            row = self._db.execute(query, (block, stream, seq)).fetchone()
            if row:
                return Event(*row)
        return None

    def _rows(self, stream: int) -> Iterator[Any]:
        query = (
            "SELECT stream, seq, at, by, data, client, ticket, chain FROM events"
            " WHERE number >> 11 = ? AND stream = ? ORDER BY seq"
        )
        for block in self._blocks(stream):
            yield from self._db.execute(query, (block, stream))

    def _broken(self, stream: int, seq: int) -> StoreBroken:
        query = "SELECT kind FROM streams WHERE id = ?"
        (kind,) = self._db.execute(query, (stream,)).fetchone() or ("game",)
        return StoreBroken(stream, seq, str(kind))

    def _ended_with(self, stream: int) -> bytes | None:
        """What the chain came to, once it is over."""
        found = self._db.execute("SELECT chain FROM streams WHERE id = ?", (stream,)).fetchone()
        return found[0] if found else None

    def _end_of(self, stream: int) -> bytes:
        """What the chain of a stream has come to that was not at hand."""
        if len(self._ends) >= AT_HAND:
            self._ends.clear()
        query = (
            "SELECT chain FROM events WHERE number >> 11 = ? AND stream = ?"
            " ORDER BY seq DESC LIMIT 1"
        )
        for block in reversed(self._blocks(stream)):
            found = self._db.execute(query, (block, stream)).fetchone()
            if found:
                end: bytes = found[0]
                return end
        return beginning(stream)

    def _begin_stream(self, kind: str) -> int:
        """From here on there may be events of it."""
        query = "INSERT INTO streams (kind, first) SELECT ?, block FROM last_block"
        return int(self._db.execute(query, (kind,)).lastrowid or 0)

    def _settle(self, stream: int) -> None:
        """There will be no more events for a while, or ever: it need not be looked for further
        back, and what its chain came to is known."""
        end = self._ends.pop(stream, None) or self._end_of(stream)
        query = "UPDATE streams SET last = (SELECT block FROM last_block), chain = ? WHERE id = ?"
        self._db.execute(query, (end, stream))

    def _delete_stream(self, stream: int) -> None:
        self._ends.pop(stream, None)
        self._db.executemany(
            "DELETE FROM events WHERE number >> 11 = ? AND stream = ?",
            [(block, stream) for block in self._blocks(stream)],
        )
        self._db.execute("DELETE FROM streams WHERE id = ?", (stream,))
        # Numbers of the latest events are given again: what goes on may do so further in front.
        self._db.execute("UPDATE streams SET first = block FROM last_block WHERE first > block")

    def _blocks(self, stream: int) -> range:
        """Those in which there may be events of it."""
        query = "SELECT first, last, block FROM streams, last_block WHERE id = ?"
        span = self._db.execute(query, (stream,)).fetchone()
        if span is None:
            return range(0)
        first, last, latest = span
        plays = last is None
        if not isinstance(first, int) or not (plays or isinstance(last, int)):
            raise self._broken(stream, 1)
        if plays and first > latest:
            raise self._broken(stream, 1)
        # A damaged page can say any number, and there is nothing behind the latest.
        return range(max(0, first), min(latest if plays else last, latest) + 1)
