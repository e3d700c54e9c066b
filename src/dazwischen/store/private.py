"""Files that nobody else may read: they hold names, and what people said to each other."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700


def make_private(path: Path) -> None:
    """Whether it is there or not yet."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    # One of an earlier version was readable for all; somebody else's stays as its owner wants it.
    with suppress(PermissionError):
        path.chmod(FILE)


def make_at_home(path: Path) -> None:
    """The same, in a server's folder. What root makes there is the folder's owner's, as SQLite does
    with its own files: else a server that is not root could not use it.

    Only a new file is given away: what is there already may be a link to anything.
    """
    with suppress(FileExistsError):
        made = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE)
        try:
            _give_to_the_owner(made, path.parent)
        finally:
            os.close(made)
    make_private(path)


if sys.platform == "win32":

    def _give_to_the_owner(_file: int, _folder: Path) -> None:
        """Nobody is root there."""

else:

    def _give_to_the_owner(file: int, folder: Path) -> None:
        if os.geteuid() == 0:
            owner = folder.stat()
            os.fchown(file, owner.st_uid, owner.st_gid)


@contextmanager
def fresh(path: Path, make: Callable[[Path], None] = make_private) -> Iterator[Path]:
    """Where a new file is written until it is whole; one that is there already is never replaced.

    Raises `FileExistsError`, at the beginning or at the end.
    """
    if path.exists():
        raise FileExistsError(path)
    part = path.with_name(f"{path.name}.part")
    # What a program left that died with it.
    part.unlink(missing_ok=True)
    make(part)
    try:
        yield part
        _name(part, path)
    finally:
        part.unlink(missing_ok=True)


def _name(part: Path, path: Path) -> None:
    try:
        path.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:
        # A disk that knows no second names.
        if path.exists():
            raise FileExistsError(path) from None
        part.rename(path)
