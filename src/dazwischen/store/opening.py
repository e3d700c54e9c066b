"""How the database is opened: to read, to write, or to make it what this version needs."""

import sqlite3
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from dazwischen.store import write_ahead
from dazwischen.store.connection import Connection
from dazwischen.store.private import make_at_home
from dazwischen.store.protocol import StoreError, StoreOutdated, StoreVersion
from dazwischen.store.upgrade import KNOWN, NEW, VERSION, upgrade

Access: TypeAlias = Literal["read", "write", "make"]
"""Whoever makes it also upgrades one of an earlier version. All others leave such a one alone: a
server of that version may be using it."""
_LONGEST_LOG: Final = 50_000
"""Pages of the write-ahead log after which a commit moves them itself, if nobody has tidied up."""
MEMORY: Final = ":memory:"


class Opened(Struct, frozen=True):
    connection: sqlite3.Connection
    lost: int
    """Pages of what was kept last that the log should have and has not."""


def opened(path: Path | str, access: Access) -> Opened:
    marks = write_ahead.Marks(path)
    try:
        connection = _connected(path, access)
    except (sqlite3.Error, OSError) as error:
        marks.close()
        raise StoreError(str(error)) from error
    connection.at_the_end = marks.close
    try:
        _begin(connection, access)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(str(error)) from error
    except StoreError:
        connection.close()
        raise
    # Whoever comes first after a death reads the log anew, and is the only one who can tell.
    return Opened(connection, marks.lost())


def _connected(path: Path | str, access: Access) -> Connection:
    if path == MEMORY:
        return sqlite3.connect(
            MEMORY, isolation_level=None, check_same_thread=False, factory=Connection
        )
    if access == "make":
        make_at_home(Path(path))
    mode = "ro" if access == "read" else "rw"
    existing = f"{Path(path).absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        existing, uri=True, isolation_level=None, check_same_thread=False, factory=Connection
    )


def _begin(connection: sqlite3.Connection, access: Access) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    # Asked first: a database of another version stays untouched.
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version not in KNOWN:
        raise StoreVersion(version, VERSION)
    if version == NEW and access != "make":
        raise StoreError("it is empty")
    if version != VERSION and access != "make":
        raise StoreOutdated(version, VERSION)
    if access == "read":
        return
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LONGEST_LOG}")
    if version != VERSION:
        # A program that dies here leaves what it found.
        upgrade(connection, version)
