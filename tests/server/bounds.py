"""Other bounds than usual for a house that is open already: all its parts share theirs."""

from msgspec.structs import asdict, force_setattr

from dazwischen.server.base.limits import Bounds
from dazwischen.server.tables.house import House


def bound(parts: House, bounds: Bounds) -> None:
    for name, value in asdict(bounds).items():
        force_setattr(parts.runtime.bounds, name, value)
