"""Deleting for good, without breaking anything that others still have a part in."""

from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables import table_log
from dazwischen.store import records
from dazwischen.store.protocol import Store, StoreBroken

_ALL = 1_000_000


def forget_identity(store: Store, who: int, now: int) -> bool:
    """Name, secrets and everything said are gone; games stay, with nobody's name at the seat, and
    what happened at tables, where people are numbers.

    A seat at a game in play stays taken: the table finds its person gone, and a bot takes over.
    """
    with store.transaction():
        for code in store.rooms_of(who, limit=_ALL):
            kept = store.room(code)
            if kept is not None:
                _leave(store, kept, who, now)
        return store.delete_identity(who)


def _leave(store: Store, kept: records.Room, who: int, now: int) -> None:
    """What is damaged stays as it is: nobody can come to that table any more."""
    try:
        log, _ = table_log.read(store, kept)
    except StoreBroken:
        return
    if not log.record.play.playing:
        log.happened(ev.Forgotten(who), now)
        table_log.keep(store, log, kept.changed)


def forget_table(store: Store, code: str, now: int) -> bool:
    """Its games stay; one in play is broken off with it."""
    with store.transaction():
        kept = store.room(code)
        if kept is None:
            return False
        playing = table_log.record_of(kept).play.playing
        if playing:
            store.end_game(playing, now, None)
        return store.delete_room(code)
