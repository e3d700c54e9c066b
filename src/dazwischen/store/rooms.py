"""Tables in SQLite: each is a stream; beside it stands what it has come to, and what was said."""

import sqlite3
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from dazwischen.store.events import Events
from dazwischen.store.records import Room, Talk

_ROOM: Final = "SELECT code, data, changed, host, stream FROM rooms"
_ANSWERED: Final = """
    SELECT room, number, at, who, text, client, ticket FROM (
        SELECT *, row_number() OVER (PARTITION BY who ORDER BY number DESC) AS place
        FROM talk WHERE room = ? AND client != ''
    ) WHERE place <= ? ORDER BY number
"""


class Rooms(Events):
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def transaction(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def add_room(self, room: Room) -> Room:
        with self.transaction():
            kept = replace(room, stream=self._begin_stream("table"))
            self._db.execute(
                "INSERT INTO rooms VALUES (?, ?, ?, ?, ?)",
                (room.code, bytes(room.data), room.changed, room.host, kept.stream),
            )
            self._seat(kept)
            self._settle(kept.stream)
        return kept

    def put_room(self, room: Room) -> None:
        with self.transaction():
            self._db.execute(
                "UPDATE rooms SET data = ?, changed = ?, host = ? WHERE code = ?",
                (bytes(room.data), room.changed, room.host, room.code),
            )
            self._seat(room)
            self._settle(room.stream)

    def room(self, code: str) -> Room | None:
        row = self._db.execute(f"{_ROOM} WHERE code = ?", (code,)).fetchone()
        return self._room(row) if row else None

    def rooms(self, *, limit: int = 1000) -> list[Room]:
        rows = self._db.execute(f"{_ROOM} ORDER BY changed DESC LIMIT ?", (limit,))
        return [self._room(row) for row in rows.fetchall()]

    def rooms_of(self, who: int, *, limit: int = 50) -> list[str]:
        rows = self._db.execute(
            "SELECT code FROM seated JOIN rooms ON rooms.code = seated.room"
            " WHERE identity = ? ORDER BY changed DESC LIMIT ?",
            (who, limit),
        )
        return [code for (code,) in rows]

    def hosted_by(self, who: int, *, since: int = 0) -> int:
        query = "SELECT count(*) FROM rooms WHERE host = ? AND changed >= ?"
        return int(self._db.execute(query, (who, since)).fetchone()[0])

    def delete_room(self, code: str) -> bool:
        room = self.room(code)
        if room is None:
            return False
        with self.transaction():
            self._delete_stream(room.stream)
            self._db.execute("DELETE FROM rooms WHERE code = ?", (code,))
        return True

    def add_talk(self, talk: Iterable[Talk]) -> None:
        self._db.executemany(
            "INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(t.room, t.number, t.at, t.who, t.text, t.client, t.ticket) for t in talk],
        )

    def talk(self, room: str, limit: int) -> list[Talk]:
        rows = self._db.execute(
            "SELECT room, number, at, who, text, client, ticket FROM talk WHERE room = ?"
            " ORDER BY number DESC LIMIT ?",
            (room, limit),
        )
        return [Talk(*row) for row in rows][::-1]

    def talk_of_each(self, room: str, limit: int) -> list[Talk]:
        return [Talk(*row) for row in self._db.execute(_ANSWERED, (room, limit))]

    def _seat(self, room: Room) -> None:
        self._db.execute("DELETE FROM seated WHERE room = ?", (room.code,))
        self._db.executemany(
            "INSERT INTO seated VALUES (?, ?)", [(who, room.code) for who in room.people]
        )

    def _room(self, row: tuple[Any, ...]) -> Room:
        code, data, changed, host, stream = row
        seated = self._db.execute("SELECT identity FROM seated WHERE room = ?", (code,))
        return Room(code, Raw(data), changed, host, tuple(who for (who,) in seated), stream)
