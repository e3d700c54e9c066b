"""What the operator wants of a running server, in SQLite: asked in the database, answered there.

A server has everything in memory that happens at its tables, and would write it back over whatever
somebody else deletes. So it does such things itself, as soon as it sees them here.
"""

import sqlite3


class Orders:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def add_order(self, data: bytes) -> int:
        return int(self._db.execute("INSERT INTO orders (data) VALUES (?)", (data,)).lastrowid or 0)

    def orders(self) -> list[tuple[int, bytes]]:
        """Those that nobody has answered yet, in the order in which they came."""
        query = "SELECT id, data FROM orders WHERE answer IS NULL ORDER BY id"
        return self._db.execute(query).fetchall()

    def answer_order(self, number: int, answer: bytes) -> None:
        self._db.execute("UPDATE orders SET answer = ? WHERE id = ?", (answer, number))

    def take_answer(self, number: int) -> bytes | None:
        """With it the order is gone; None as long as there is no answer."""
        row = self._db.execute("SELECT answer FROM orders WHERE id = ?", (number,)).fetchone()
        if row is None or row[0] is None:
            return None
        self._db.execute("DELETE FROM orders WHERE id = ?", (number,))
        answer: bytes = row[0]
        return answer

    def withdraw_order(self, number: int) -> bool:
        """Whether it was in time: then nothing will come of it."""
        query = "DELETE FROM orders WHERE id = ? AND answer IS NULL"
        return self._db.execute(query, (number,)).rowcount > 0

    def written_elsewhere(self) -> int:
        """Another number whenever somebody else has written something."""
        number: int = self._db.execute("PRAGMA data_version").fetchone()[0]
        return number

    # Those who may not come in

    def ban(self, identity: int, now: int) -> None:
        self._db.execute("INSERT OR IGNORE INTO banned VALUES (?, ?)", (identity, now))

    def unban(self, identity: int) -> None:
        self._db.execute("DELETE FROM banned WHERE identity = ?", (identity,))
