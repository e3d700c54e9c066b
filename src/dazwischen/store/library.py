"""Games that somebody can look at again, in SQLite: what each was, and what was put away."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Raw

from dazwischen.store.records import Game, Sat, Summary

GAME: Final = "SELECT id, room, key, header, begun, ended, outcome FROM games"

_LIBRARY: Final = """
    SELECT games.id, room, key, header, begun, ended, outcome FROM games
    LEFT JOIN summaries ON summaries.game = games.id
    WHERE games.id IN (SELECT game FROM people WHERE identity = :who)
        AND games.id NOT IN (SELECT game FROM put_away WHERE identity = :who)
        AND (ended IS NOT NULL OR upto IS NULL OR upto > 0)
        AND (:before IS NULL OR games.id < :before)
    ORDER BY games.id DESC LIMIT :limit
"""


class Library:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def put_summary(self, game: int, summary: Summary) -> None:
        self._db.execute(
            "INSERT INTO summaries VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
            " SET upto = excluded.upto, data = excluded.data",
            (game, summary.upto, bytes(summary.data)),
        )

    def summary(self, game: int) -> Summary | None:
        query = "SELECT upto, data FROM summaries WHERE game = ?"
        row = self._db.execute(query, (game,)).fetchone()
        return Summary(row[0], Raw(row[1])) if row else None

    def library(self, who: int, *, before: int | None = None, limit: int = 100) -> list[Game]:
        rows = self._db.execute(_LIBRARY, {"who": who, "before": before, "limit": limit})
        return [self._game(row) for row in rows.fetchall()]

    def imports(self, *, limit: int = 100) -> list[Game]:
        """Games that were brought in from elsewhere, the latest first."""
        rows = self._db.execute(f"{GAME} WHERE room = '' ORDER BY id DESC LIMIT ?", (limit,))
        return [self._game(row) for row in rows.fetchall()]

    def companions(self, who: int, *, limit: int = 50) -> list[int]:
        rows = self._db.execute(
            "SELECT identity FROM people WHERE seat > 0 AND identity != ?"
            " AND game IN (SELECT game FROM people WHERE identity = ?)"
            " AND game NOT IN (SELECT game FROM put_away WHERE identity = ?)"
            " GROUP BY identity ORDER BY count(*) DESC, identity LIMIT ?",
            (who, who, who, limit),
        )
        return [identity for (identity,) in rows]

    def put_away(self, game: int, who: int) -> None:
        self._db.execute("INSERT OR IGNORE INTO put_away VALUES (?, ?)", (who, game))

    def is_put_away(self, game: int, who: int) -> bool:
        query = "SELECT 1 FROM put_away WHERE identity = ? AND game = ?"
        return self._db.execute(query, (who, game)).fetchone() is not None

    def add_people(self, game: int, people: Iterable[Sat]) -> None:
        self._db.executemany(
            "INSERT OR IGNORE INTO people VALUES (?, ?, ?)",
            [(game, sat.seat, sat.who) for sat in people],
        )

    def _game(self, row: tuple[Any, ...]) -> Game:
        number, room, key, header, begun, ended, outcome = row
        sat = self._db.execute("SELECT seat, identity FROM people WHERE game = ?", (number,))
        people = tuple(Sat(seat, who) for seat, who in sat)
        result = None if outcome is None else Raw(outcome)
        return Game(number, room, key, Raw(header), people, begun, ended, result)
