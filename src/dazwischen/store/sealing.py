"""A digest of the whole file, written when the database is closed and looked at when it is opened.

Between the two nobody should write to it. So whatever has changed there meanwhile is noticed, also
what no check of its contents could find: a letter of a name, a digit of a rating.
"""

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, TypeAlias

from dazwischen.store.private import make_at_home

Found: TypeAlias = Literal["whole", "changed", "unsealed"]
_PIECE: Final = 1 << 20


def seal(database: Path) -> None:
    """Only when nothing is left in the log."""
    with suppress(OSError):
        written = _digest(database)
        path = _path(database)
        make_at_home(path)
        path.write_text(written)


def unseal(database: Path) -> Found:
    """Whether the file is as it was closed; from here on it may change."""
    found = look(database)
    with suppress(OSError):
        _path(database).unlink()
    return found


def look(database: Path) -> Found:
    """The same, for whoever only reads."""
    path = _path(database)
    try:
        said = path.read_text(errors="replace")
        if not has_log(database) and said == _digest(database):
            return "whole"
    except OSError:
        return "unsealed"
    # Whoever has opened it meanwhile has taken the seal away, and may have written since.
    return "changed" if path.exists() else "unsealed"


def has_log(database: Path) -> bool:
    """Whether there is more than the file itself: left by somebody who died or who knows nothing of
    seals, or put beside it. One that only reads leaves an empty log."""
    try:
        return Path(f"{database}-wal").stat().st_size > 0
    except OSError:
        return False


def _path(database: Path) -> Path:
    return Path(f"{database}.seal")


def _digest(path: Path) -> str:
    digest = blake2b(digest_size=32)
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    return f"{digest.hexdigest()}\n"
