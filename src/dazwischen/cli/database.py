"""The database of a server, opened from the command line."""

from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

from dazwischen.core.errors import InvalidInput
from dazwischen.store.holding import held
from dazwischen.store.opening import Access
from dazwischen.store.protocol import (
    StoreDamaged,
    StoreError,
    StoreInUse,
    StoreOutdated,
    StoreTaken,
    StoreVersion,
)
from dazwischen.store.sqlite import DATABASE, SQLiteStore


@contextmanager
def database(
    folder: Path, access: Access = "read", *, alone: bool = False
) -> Iterator[SQLiteStore]:
    """Only one that is there already; whatever it cannot do becomes `InvalidInput`."""
    path = folder / DATABASE
    if not path.is_file():
        raise InvalidInput("no-database", path=str(path))
    try:
        with held(folder) if alone else nullcontext(), closing(SQLiteStore(path, access)) as store:
            yield store
    except StoreError as error:
        raise complaint(error) from None


def complaint(error: StoreError) -> InvalidInput:
    if isinstance(error, StoreDamaged):
        first = error.damages[0]
        return InvalidInput(
            "store-damaged",
            what=first.what,
            name=first.name,
            seq=first.seq,
            problem=first.problem,
        )
    if isinstance(error, StoreTaken):
        return InvalidInput("file-taken", file=str(error.path))
    if isinstance(error, StoreOutdated):
        return InvalidInput("store-outdated", found=error.found, ours=error.ours)
    if isinstance(error, StoreVersion):
        return InvalidInput("store-version", found=error.found, ours=error.ours)
    if isinstance(error, StoreInUse):
        return InvalidInput("store-in-use", folder=str(error.folder))
    return InvalidInput("store-problem", problem=str(error))
