"""What nobody has used for long, in SQLite."""

import sqlite3
from typing import Final

_QUERIES: Final = {
    "tables": "SELECT code FROM rooms WHERE changed < ? ORDER BY changed LIMIT ?",
    # Whoever has a seat at a table that is kept is waited for.
    "people": (
        "SELECT id FROM identities WHERE seen < ?"
        " AND NOT EXISTS (SELECT 1 FROM seated WHERE identity = id) ORDER BY seen LIMIT ?"
    ),
    "games": "SELECT id FROM games WHERE ended < ? ORDER BY id LIMIT ?",
    "tournaments": (
        "SELECT code FROM books WHERE kind = 'tournament' AND changed < ? ORDER BY changed LIMIT ?"
    ),
    "sheets": (
        "SELECT code FROM books WHERE kind = 'sheet' AND changed < ? ORDER BY changed LIMIT ?"
    ),
}


class Expiry:
    """A part of the repository."""

    _db: sqlite3.Connection

    def unused(self, kind: str, since: int, limit: int) -> list[str]:
        """Codes or numbers of what was last used before then, the oldest first."""
        return [str(name) for (name,) in self._db.execute(_QUERIES[kind], (since, limit))]
