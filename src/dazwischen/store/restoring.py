"""A backup put back: looked through first, of whatever version, and never over anything."""

import sqlite3
from contextlib import closing
from pathlib import Path

from dazwischen.store.private import fresh, make_at_home
from dazwischen.store.protocol import StoreDamaged, StoreError, StoreTaken
from dazwischen.store.sealing import has_log
from dazwischen.store.sqlite import DATABASE, SQLiteStore


def restore(backup: Path, folder: Path) -> None:
    """To be called by whoever holds the folder."""
    for left in folder.glob(f"{DATABASE}*"):
        raise StoreTaken(left)
    try:
        with fresh(folder / DATABASE, make_at_home) as part:
            _copy(backup, part)
            _look_through(part)
    except FileExistsError as error:
        raise StoreTaken(folder / DATABASE) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreError(str(error)) from error


def _copy(backup: Path, part: Path) -> None:
    # Alone it is read as it stands: nothing is left beside it, nor has to be, on a disk that only
    # can be read.
    how = "mode=ro" if has_log(backup) else "mode=ro&immutable=1"
    existing = f"{backup.absolute().as_uri()}?{how}"
    with closing(sqlite3.connect(existing, uri=True)) as kept, closing(sqlite3.connect(part)) as to:
        kept.backup(to)


def _look_through(part: Path) -> None:
    """Whatever is of an earlier version is taken along first."""
    store = SQLiteStore(part)
    damages = list(store.damages())
    store.close()
    Path(f"{part}.seal").unlink(missing_ok=True)
    if damages:
        raise StoreDamaged(damages)
