"""For how long what nobody uses any more is kept, if the operator wants an end to it."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from dazwischen.server.base.limits import DAY
from dazwischen.server.services.orders import Delete, Kind
from dazwischen.server.tables.record import Record
from dazwischen.store.protocol import Store

AT_ONCE: Final = 50
"""So many are deleted before somebody else has a turn."""
_KINDS: Final[dict[str, Kind]] = {
    "tournaments": "tournament",
    "sheets": "sheet",
    "tables": "table",
    "games": "game",
    "people": "identity",
}
"""In this order: who sat at a table can go when the table is gone."""


class Retention(Struct, frozen=True):
    """Days since it was last used; 0 for ever."""

    tables: int = 0
    people: int = 0
    games: int = 0
    tournaments: int = 0
    sheets: int = 0


FOR_EVER: Final = Retention()


def expired(
    store: Store, retention: Retention, now: int, busy: Callable[[str], bool] = lambda _code: False
) -> Iterator[Delete]:
    """What is to go, a handful of each kind; `busy` knows the tables at which somebody is."""
    days = asdict(retention)
    for name, kind in _KINDS.items():
        if not days[name]:
            continue
        # What stays, as tables of tournaments and those in use, may come first and hides nothing.
        found = store.unused(name, now - days[name] * DAY, 20 * AT_ONCE)
        if kind == "table":
            found = [code for code in found if not busy(code) and not _tournament(store, code)]
        if kind == "game":
            found = [number for number in found if not _counts(store, int(number))]
        if found:
            yield Delete(kind, tuple(found[:AT_ONCE]))


def _tournament(store: Store, code: str) -> str:
    """Of whose tables it is one; it goes with it."""
    kept = store.room(code)
    return "" if kept is None else msgspec.json.decode(kept.data, type=Record).tournament


def _counts(store: Store, number: int) -> bool:
    """What a table of a tournament has come to is read from all its games, until it is over."""
    game = store.game(number)
    book = None if game is None else store.stream_record(_tournament(store, game.room))
    return book is not None and not book.over
