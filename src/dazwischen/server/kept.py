"""Games as they are kept, read back."""

import msgspec

from dazwischen.core import log as logs
from dazwischen.core.seating import SeatEvent
from dazwischen.games import registry
from dazwischen.store import records
from dazwischen.store.protocol import Store


def header_of(game: records.Game) -> logs.Header:
    return msgspec.json.decode(game.header, type=logs.Header)


def log_of(store: Store, game: records.Game) -> logs.Log:
    header = header_of(game)
    kind = registry.game(header.game).events | SeatEvent
    envelopes = tuple(
        logs.Envelope(row.seq, row.at, row.by, msgspec.json.decode(row.data, type=kind))
        for row in store.events(game.id)
    )
    return logs.Log(header, envelopes)
