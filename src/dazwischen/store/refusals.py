"""What clients were refused, in SQLite: of each person the last at each table."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from dazwischen.store.records import Refusal

KEPT: Final = 64
_ADD: Final = """
    INSERT INTO refusals SELECT :room, :who, coalesce(max(slot), 0) + 1, :client, :ticket, :data
    FROM refusals WHERE room = :room AND identity = :who
"""
_FORGET: Final = f"""
    DELETE FROM refusals WHERE room = :room AND identity = :who AND slot <=
    (SELECT max(slot) - {KEPT} FROM refusals WHERE room = :room AND identity = :who)
"""  # noqa: S608 - a number of ours


class Refusals:
    """A part of the repository; its transactions are the repository's."""

    _db: sqlite3.Connection

    def add_refusals(self, refusals: Iterable[Refusal]) -> None:
        for one in refusals:
            row = {
                "room": one.room,
                "who": one.who,
                "client": one.client,
                "ticket": one.ticket,
                "data": one.data,
            }
            self._db.execute(_ADD, row)
            self._db.execute(_FORGET, row)

    def refusals(self, room: str) -> list[Refusal]:
        query = (
            "SELECT room, identity, client, ticket, data FROM refusals WHERE room = ?"
            " ORDER BY identity, slot"
        )
        return [Refusal(*row) for row in self._db.execute(query, (room,))]
