"""What happens in games, in SQLite: appended in the order in which it happens, whatever the game.

An index by game alone would have each game's end on a page of its own, and with many games in play
every event would write one. So events are counted in blocks, and the index goes by block first: the
places of all games in the last block are on a few pages together. It is known in which blocks a
game began and ended; to read it is to look into each from there to there.
"""

import sqlite3
from collections.abc import Iterable

from dazwischen.store.records import Event


class Events:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def add_events(self, events: Iterable[Event]) -> None:
        self._db.executemany(
            "INSERT INTO events (game, seq, at, by, data, client, ticket)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(e.game, e.seq, e.at, e.by, e.data, e.client, e.ticket) for e in events],
        )

    def events(self, game: int) -> list[Event]:
        query = (
            "SELECT game, seq, at, by, data, client, ticket FROM events"
            " WHERE number >> 11 = ? AND game = ? ORDER BY seq"
        )
        return [
            Event(*row)
            for block in self._blocks(game)
            for row in self._db.execute(query, (block, game))
        ]

    def _begin_events(self, game: int) -> None:
        """From here on there may be some of this game."""
        self._db.execute("INSERT INTO spans (game, first) SELECT ?, block FROM last_block", (game,))

    def _end_events(self, game: int) -> None:
        """There will be no more."""
        query = "UPDATE spans SET last = (SELECT block FROM last_block) WHERE game = ?"
        self._db.execute(query, (game,))

    def _delete_events(self, game: int) -> None:
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
        query = "SELECT first, coalesce(last, block) FROM spans, last_block WHERE game = ?"
        span = self._db.execute(query, (game,)).fetchone()
        return range(span[0], span[1] + 1) if span else range(0)
