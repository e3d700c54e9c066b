"""Ratings in SQLite."""

import sqlite3
from collections.abc import Iterable

from dazwischen.store.records import Rated, Rating

_RATING = "SELECT identity, game, level, number, at, mu, sigma FROM ratings"


class Ratings:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def add_ratings(self, ratings: Iterable[Rating]) -> None:
        """A game that has been rated is not rated again."""
        self._db.executemany(
            "INSERT OR IGNORE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(r.identity, r.game, r.level, r.number, r.at, r.mu, r.sigma) for r in ratings],
        )

    def rating(self, identity: int, game: str, level: str) -> Rating | None:
        row = self._db.execute(
            f"{_RATING} WHERE identity = ? AND game = ? AND level = ? ORDER BY number DESC LIMIT 1",
            (identity, game, level),
        ).fetchone()
        return Rating(*row) if row else None

    def ratings_of(self, identity: int) -> list[Rating]:
        rows = self._db.execute(
            f"{_RATING} WHERE identity = ? ORDER BY game, level, number", (identity,)
        )
        return [Rating(*row) for row in rows]

    def rated(self, game: str, level: str, *, limit: int = 100) -> list[Rated]:
        rows = self._db.execute(
            "SELECT r.identity, i.name, r.mu, r.sigma, c.games FROM ratings r"
            " JOIN identities i ON i.id = r.identity"
            " JOIN (SELECT identity, max(number) AS last, count(*) AS games FROM ratings"
            "  WHERE game = ? AND level = ? GROUP BY identity) c"
            " ON c.identity = r.identity AND c.last = r.number"
            " WHERE r.game = ? AND r.level = ?"
            " ORDER BY r.mu - 3 * r.sigma DESC, r.identity LIMIT ?",
            (game, level, game, level, limit),
        )
        return [Rated(*row) for row in rows]

    def levels_rated(self) -> list[tuple[str, str, int]]:
        """Games and levels in which somebody is rated, and how many are."""
        rows = self._db.execute(
            "SELECT game, level, count(DISTINCT identity) FROM ratings"
            " GROUP BY game, level ORDER BY game, level"
        )
        return [(game, level, count) for game, level, count in rows]

    def delete_ratings(self, identity: int) -> None:
        """The history is gone; further games are rated as before."""
        self._db.execute("DELETE FROM ratings WHERE identity = ?", (identity,))

    def remove_ratings(self, identity: int) -> None:
        """The history is gone, and no further game is rated until they wish it."""
        self._db.execute("DELETE FROM ratings WHERE identity = ?", (identity,))
        self._db.execute("INSERT OR IGNORE INTO unrated VALUES (?)", (identity,))

    def allow_ratings(self, identity: int) -> None:
        self._db.execute("DELETE FROM unrated WHERE identity = ?", (identity,))

    def is_unrated(self, identity: int) -> bool:
        query = "SELECT 1 FROM unrated WHERE identity = ?"
        return self._db.execute(query, (identity,)).fetchone() is not None
