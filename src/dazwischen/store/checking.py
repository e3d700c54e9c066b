"""Looks whether all is as it was kept: pages, the chains of streams, what stands at tables."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Final

import msgspec

from dazwischen.store.protocol import StoreBroken, StoreError
from dazwischen.store.records import Damage, Event
from dazwischen.store.upgrade import NEW, upgrade

_FEW: Final = 5
_LACKING: Final = """
    SELECT 'game', id FROM games WHERE id NOT IN (SELECT id FROM streams WHERE kind = 'game')
    UNION ALL
    SELECT 'book', code FROM books WHERE stream NOT IN (SELECT id FROM streams)
    UNION ALL
    SELECT 'table', code FROM rooms WHERE stream NOT IN (SELECT id FROM streams)
"""
_STREAMS: Final = """
    SELECT id, CASE kind WHEN 'game' THEN kind WHEN 'table' THEN kind ELSE 'book' END,
        coalesce(named.code, id)
    FROM streams LEFT JOIN (
        SELECT stream, code FROM books UNION ALL SELECT stream, code FROM rooms
    ) AS named ON named.stream = id
    WHERE last IS NULL OR kind != 'game' OR ? ORDER BY id
"""
_COLUMNS: Final = "SELECT name FROM pragma_table_info(?)"


class Checking:
    """A part of the repository."""

    _db: sqlite3.Connection

    def events(self, stream: int) -> list[Event]:
        raise NotImplementedError

    def changed(self) -> bool:
        """Whether the file is another than the one that was closed."""
        raise NotImplementedError

    def damages(self, *, thorough: bool = True) -> Iterator[Damage]:
        """What is wrong; of games only those in play, unless all are to be gone through: then every
        index is held against its rows too, and every row is read."""
        try:
            yield from self._pages("integrity_check" if thorough else "quick_check")
            yield from self._names()
            if thorough:
                self._read_all()
            yield from self._streams(thorough=thorough)
            yield from self._records()
        except (sqlite3.Error, StoreError, UnicodeDecodeError) as error:
            yield Damage("pages", problem=str(error))
        # Last: whatever else was found says more.
        if thorough and self.changed():
            yield Damage("file")

    def _pages(self, check: str) -> Iterator[Damage]:
        for (said,) in self._db.execute(f"PRAGMA {check}({_FEW})").fetchall():
            if said != "ok":
                yield Damage("pages", problem=str(said))

    def _names(self) -> Iterator[Damage]:
        """Of all columns: SQLite takes whatever stands there for one's wish."""
        for table, wanted in columns().items():
            there = {name for (name,) in self._db.execute(_COLUMNS, (table,))}
            if not wanted <= there:
                yield Damage("pages", problem=f"{table}: {', '.join(sorted(wanted - there))}")

    def _read_all(self) -> None:
        """Text that is none fails here: SQLite itself keeps any bytes."""
        tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
        for (table,) in self._db.execute(tables).fetchall():
            for _ in self._db.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - our own names
                """Nothing is wanted of it."""

    def _streams(self, *, thorough: bool) -> Iterator[Damage]:
        for what, name in self._db.execute(_LACKING).fetchall():
            yield Damage(what, name=str(name), seq=1)
        for stream, what, name in self._db.execute(_STREAMS, (thorough,)).fetchall():
            try:
                self.events(stream)
            except StoreBroken as broken:
                yield Damage(what, name=str(name), seq=broken.seq)

    def _records(self) -> Iterator[Damage]:
        """What stands at tables and before games can be read at least."""
        for kind, query in (
            ("table", "SELECT code, data FROM rooms"),
            ("game", "SELECT id, header FROM games"),
        ):
            for name, data in self._db.execute(query):
                if not _readable(data):
                    yield Damage(kind, name=str(name), seq=1)


@cache
def columns() -> dict[str, set[str]]:
    """Of every table, as a new database has them."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        upgrade(fresh, NEW)
        tables = fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            table: {name for (name,) in fresh.execute(_COLUMNS, (table,))} for (table,) in tables
        }


def _readable(data: object) -> bool:
    """Where a page is damaged there can be anything, also nothing."""
    if not isinstance(data, bytes | str):
        return False
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True
