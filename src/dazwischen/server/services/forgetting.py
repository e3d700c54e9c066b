"""Deleting for good, without breaking anything that others still have a part in."""

import msgspec
from msgspec.structs import replace

from dazwischen.server.tables.record import Place, Record
from dazwischen.store import records
from dazwischen.store.protocol import Store

_ALL = 1_000_000


def forget_identity(store: Store, who: int) -> bool:
    """Name, secrets and everything said are gone; games stay, with nobody's name at the seat.

    A seat at a game in play stays taken: the table finds its person gone, and a bot takes over.
    """
    with store.transaction():
        for code in store.rooms_of(who, limit=_ALL):
            kept = store.room(code)
            if kept is not None:
                _leave(store, kept, who)
        return store.delete_identity(who)


def _leave(store: Store, kept: records.Room, who: int) -> None:
    record = msgspec.json.decode(kept.data, type=Record)
    if record.playing:
        return
    totals = {scorer: points for scorer, points in record.totals.items() if scorer != str(who)}
    seats = tuple(Place() if place.who == who else place for place in record.seats)
    after = replace(record, seats=seats, totals=totals)
    people = tuple(other for other in kept.people if other != who)
    store.put_room(replace(kept, data=msgspec.Raw(msgspec.json.encode(after)), people=people))


def forget_table(store: Store, code: str, now: int) -> bool:
    """Its games stay; one in play is broken off with it."""
    with store.transaction():
        kept = store.room(code)
        if kept is None:
            return False
        playing = msgspec.json.decode(kept.data, type=Record).playing
        if playing:
            store.end_game(playing, now, None)
        return store.delete_room(code)
