"""The log beside the database, in which everything is kept first: is all of it there?

SQLite reads such a log up to the first frame that is not whole, and takes the rest for something
that was never committed. So a log that was cut or damaged would be believed in silence. But the
index beside it, which outlives the death of the process, says how far the log went; and once SQLite
has read the log again, the index says how much of it was found.
"""

import os
import struct
from pathlib import Path
from typing import Final

from msgspec import Struct

_HEADER: Final = struct.Struct("=12xB3xI12xII")
"""Of SQLite's index: whether it is ready, how many frames, two numbers that say which log."""
_MOVED: Final = struct.Struct("=I")
_MOVED_AT: Final = 96


class Index(Struct, frozen=True):
    frames: int
    """Those that were committed."""
    log: tuple[int, int]
    """Which it is: they are begun anew again and again."""
    moved: int
    """How many of them are in the database already."""


class Marks:
    """The index, held open from before SQLite has it until after.

    Whoever closes a file gives up every lock that the process has on it, those of SQLite included
    (POSIX wants it so). Without them the next process that only wants to read takes the index for
    a dead one's and writes it anew, under the hands of the server."""

    def __init__(self, database: Path | str) -> None:
        try:
            self._file: int | None = os.open(f"{database}-shm", os.O_RDONLY)
        except OSError:
            self._file = None
        self._before = self._read()

    def lost(self) -> int:
        """How many pages were committed and are nowhere any more, now that the log was read
        again."""
        return lost(self._before, self._read())

    def _read(self) -> Index | None:
        try:
            if self._file is None:
                return None
            os.lseek(self._file, 0, os.SEEK_SET)
            data = os.read(self._file, _MOVED_AT + _MOVED.size)
            ready, frames, *log = _HEADER.unpack_from(data)
            (moved,) = _MOVED.unpack_from(data, _MOVED_AT)
        except (OSError, struct.error):
            return None
        return Index(frames, (log[0], log[1]), moved) if ready else None

    def close(self) -> None:
        """Once SQLite is done with it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lost(before: Index | None, after: Index | None) -> int:
    if before is None or before.frames <= before.moved:
        return 0
    found = after.frames if after is not None and after.log == before.log else 0
    return max(0, before.frames - max(found, before.moved))
