"""A folder has one server at a time: two would each play the same tables on by themselves."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from dazwischen.store.private import FOLDER, make_at_home
from dazwischen.store.protocol import StoreError, StoreInUse

LOCK: Final = "dazwischen.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Until the end or the death of this process; a folder that is not there is made."""
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        make_at_home(folder / LOCK)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise StoreError(str(error)) from error
    with lock:
        _lock(lock.fileno(), folder)
        yield


if sys.platform == "win32":

    def _lock(_file: int, _folder: Path) -> None:
        """Not known how here: whoever starts two servers has to know."""

else:
    import fcntl

    def _lock(file: int, folder: Path) -> None:
        # A lock of the process itself: bots that think in others must not outlive it with the lock.
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise StoreInUse(folder) from None
        except OSError as error:
            raise StoreError(str(error)) from error
