"""What happens in games, in SQLite: appended in the order in which it happens, whatever the game.

An index by game alone would have each game's end on a page of its own, and with many games in play
every event would write one. So events are counted in blocks, and the index goes by block first: the
places of all games in the last block are on a few pages together. It is known in which blocks a
game began and ended; to read it is to look into each from there to there.

Each event carries on its game's chain (`chain.py`); whoever reads a game is told where it breaks.
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
    """What the chains of games in play came to, as far as that is known."""

    def add_events(self, events: Iterable[Event]) -> None:
        ends, rows = self._ends, []
        for e in events:
            before = ends.get(e.game) or self._end_of(e.game)
            ends[e.game] = end = link(before, e)
            rows.append((e.game, e.seq, e.at, e.by, e.data, e.client, e.ticket, end))
        try:
            self._db.executemany(
                "INSERT INTO events (game, seq, at, by, data, client, ticket, chain)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                rows,
            )
        except StoreError:
            ends.clear()
            raise

    def events(self, game: int) -> list[Event]:
        """Raises `StoreBroken` if they are not as they were kept."""
        found: list[Event] = []
        before = beginning(game)
        for *fields, chain in self._rows(game):
            event = Event(*fields)
            try:
                before = link(before, event)
            except (TypeError, AttributeError, ValueError):
                # Where a page is damaged, a number can be a text and a text a number.
                raise StoreBroken(game, len(found) + 1) from None
            if chain != before or event.seq != len(found) + 1:
                raise StoreBroken(game, len(found) + 1)
            found.append(event)
        if self._ended_with(game) not in {None, before}:
            raise StoreBroken(game, len(found) + 1)
        return found

    def _rows(self, game: int) -> Iterator[Any]:
        query = (
            "SELECT game, seq, at, by, data, client, ticket, chain FROM events"
            " WHERE number >> 11 = ? AND game = ? ORDER BY seq"
        )
        for block in self._blocks(game):
            yield from self._db.execute(query, (block, game))

    def _ended_with(self, game: int) -> bytes | None:
        """What the chain came to, once it is over."""
        found = self._db.execute("SELECT chain FROM spans WHERE game = ?", (game,)).fetchone()
        return found[0] if found else None

    def _end_of(self, game: int) -> bytes:
        """What the chain of a game has come to that was not in play here before."""
        if len(self._ends) >= AT_HAND:
            self._ends.clear()
        query = (
            "SELECT chain FROM events WHERE number >> 11 = ? AND game = ? ORDER BY seq DESC LIMIT 1"
        )
        for block in reversed(self._blocks(game)):
            found = self._db.execute(query, (block, game)).fetchone()
            if found:
                end: bytes = found[0]
                return end
        return beginning(game)

    def _begin_events(self, game: int) -> None:
        """From here on there may be some of this game."""
        self._db.execute("INSERT INTO spans (game, first) SELECT ?, block FROM last_block", (game,))

    def _end_events(self, game: int) -> None:
        """There will be no more."""
        end = self._ends.pop(game, None) or self._end_of(game)
        query = "UPDATE spans SET last = (SELECT block FROM last_block), chain = ? WHERE game = ?"
        self._db.execute(query, (end, game))

    def _delete_events(self, game: int) -> None:
        self._ends.pop(game, None)
        self._db.executemany(
            "DELETE FROM events WHERE number >> 11 = ? AND game = ?",
            [(block, game) for block in self._blocks(game)],
        )
        # Numbers of the latest are given again: games in play may go on further in front.
        self._db.execute(
            "UPDATE spans SET first = block FROM last_block WHERE first > block AND last IS NULL"
        )

    def _blocks(self, game: int) -> range:
        """Those in which there may be events of this game."""
        query = "SELECT first, last, block FROM spans, last_block WHERE game = ?"
        span = self._db.execute(query, (game,)).fetchone()
        if span is None:
            return range(0)
        first, last, latest = span
        plays = last is None
        if not isinstance(first, int) or not (plays or isinstance(last, int)):
            raise StoreBroken(game, 1)
        if plays and first > latest:
            raise StoreBroken(game, 1)
        # A damaged page can say any number, and there is nothing behind the latest.
        return range(max(0, first), min(latest if plays else last, latest) + 1)
