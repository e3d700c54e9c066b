"""A connection to SQLite whose failures are the repository's own."""

import os
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from dazwischen.store.protocol import StoreError

_FAILURES: Final = (sqlite3.Error, UnicodeDecodeError)
"""What is damaged can also stand in SQLite's own complaint, which is then no text."""


class _Told:
    """A failure of SQLite's becomes one of the repository's."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, _FAILURES):
            raise StoreError(str(error)) from error


_TOLD: Final = _Told()


class Cursor(sqlite3.Cursor):
    """Rows are read when they are asked for, long after the query was well."""

    def __next__(self) -> Any:  # noqa: ANN401 - as SQLite's
        with _TOLD:
            return super().__next__()

    def fetchone(self) -> Any:  # noqa: ANN401 - as SQLite's
        with _TOLD:
            return super().fetchone()

    def fetchall(self) -> list[Any]:
        with _TOLD:
            return super().fetchall()


class Connection(sqlite3.Connection):
    at_the_end: Callable[[], None] | None = None

    def close(self) -> None:
        super().close()
        if self.at_the_end is not None:
            self.at_the_end()

    def execute(self, query: str, args: Any = (), /) -> sqlite3.Cursor:  # noqa: ANN401 - as SQLite's
        with _TOLD:
            return self.cursor(Cursor).execute(query, args)

    def executemany(self, query: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        with _TOLD:
            return self.cursor(Cursor).executemany(query, rows)


class Whereabouts:
    """Files that have to stay where they are. On most systems one that was deleted can still be
    written to, and all that is written goes with it."""

    def __init__(self, *paths: Path) -> None:
        self._known = {path: _identity(path) for path in paths}

    def gone(self) -> str:
        """The name of one that is no longer there, or is another one now."""
        for path, known in self._known.items():
            if _identity(path) != known:
                return path.name
        return ""


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - asked several times a second
    except OSError:
        return None
    return found.st_dev, found.st_ino
