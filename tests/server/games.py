"""Games that somebody has played, as they are kept."""

import httpx
import msgspec

from dazwischen.store import records
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.table import Table


def who(somebody: httpx.Client) -> int:
    return int(somebody.get("/api/me").json()["id"])


def keep(store: SQLiteStore, table: Table, people: tuple[Sat, ...], *, ended: int | None) -> int:
    encoded = msgspec.Raw(msgspec.json.encode(table.outcome))
    outcome = None if table.outcome is None else encoded
    header = msgspec.Raw(msgspec.json.encode(table.header))
    game = records.Game(0, "room", "the-key", header, people, 1000, ended, outcome)
    number = store.add_game(game)
    store.add_events(
        records.Event(number, e.seq, e.at, e.by, msgspec.json.encode(e.event))
        for e in table.envelopes
    )
    return number
