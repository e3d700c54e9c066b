"""Games as they are kept, read back."""

from collections.abc import Sequence
from contextlib import closing

import msgspec
from msgspec import Struct

from dazwischen.core import log as logs
from dazwischen.core.seating import SeatEvent
from dazwischen.games import registry
from dazwischen.store import records
from dazwischen.store.protocol import Store
from dazwischen.store.sqlite import SQLiteStore


def header_of(game: records.Game) -> logs.Header:
    return msgspec.json.decode(game.header, type=logs.Header)


def load_log(store: Store, game: records.Game) -> logs.Log:
    return _log(bytes(game.header), store.events(game.id))


class StoredGame(Struct, frozen=True):
    """A game as it lies in the store: to be read in another process, where nobody waits for it."""

    header: bytes
    game: int
    upto: int | None
    """The last event that is shown; None for all of them."""
    path: str
    """Of the database; nothing if it has none."""
    events: list[records.Event]
    """Only without a path."""

    @property
    def name(self) -> str:
        return msgspec.json.decode(self.header, type=logs.Header).game

    def log(self) -> logs.Log:
        if not self.path:
            return _log(self.header, self.events[: self.upto])
        with closing(SQLiteStore(self.path, "read")) as store:
            return _log(self.header, store.events(self.game)[: self.upto])


def stored_game(store: Store, game: records.Game, upto: int | None = None) -> StoredGame:
    path = store.file
    events = store.events(game.id) if path is None else []
    return StoredGame(bytes(game.header), game.id, upto, str(path or ""), events)


def _log(encoded: bytes, events: Sequence[records.Event]) -> logs.Log:
    header = msgspec.json.decode(encoded, type=logs.Header)
    read = msgspec.json.Decoder(registry.module(header.game).rules.events | SeatEvent).decode
    envelopes = (logs.Envelope(row.seq, row.at, int(row.by), read(row.data)) for row in events)
    return logs.Log(header, tuple(envelopes))
