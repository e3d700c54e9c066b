"""The database of a server, opened from the command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dazwischen.core.errors import Unusable
from dazwischen.store.protocol import StoreError, StoreInUse, StoreVersion
from dazwischen.store.sqlite import DATABASE, SQLiteStore


@contextmanager
def database(folder: Path) -> Iterator[SQLiteStore]:
    """Only one that is there already; whatever it cannot do becomes `Unusable`."""
    path = folder / DATABASE
    if not path.is_file():
        raise Unusable("no-database", path=str(path))
    try:
        store = SQLiteStore(path)
        try:
            yield store
        finally:
            store.close()
    except StoreError as error:
        raise complaint(error) from None


def complaint(error: StoreError) -> Unusable:
    if isinstance(error, StoreVersion):
        return Unusable("store-version", found=error.found, ours=error.ours)
    if isinstance(error, StoreInUse):
        return Unusable("store-in-use", folder=str(error.folder))
    return Unusable("store-problem", problem=str(error))
