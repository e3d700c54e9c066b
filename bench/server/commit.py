"""What it costs to keep an event before anybody is told of it, alone and with others."""

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from msgspec import Raw

from dazwischen.store.records import Event, Game
from dazwischen.store.sqlite import SQLiteStore

EVENTS = 2000
DATA = b'{"e":"laid","seat":3,"card":17,"figure":17,"kind":2,"own":0,"extra":false}'
GROUPS = (1, 10, 100)
IN_PLAY = 5000
AT_ONCE = 64
BEFORE = 40
"""Events that each of many games has behind it."""


def costs(runs: int) -> Iterator[tuple[int, float]]:
    """How many are kept together, and seconds an event."""
    with tempfile.TemporaryDirectory() as folder:
        store = SQLiteStore(Path(folder) / "dazwischen.sqlite3")
        for group in GROUPS:
            yield group, median(_cost(store, group) for _ in range(runs))
        store.close()


def _cost(store: SQLiteStore, group: int) -> float:
    games = [store.add_game(Game(0, "", "", Raw(b"{}"), (), 0)) for _ in range(group)]
    start = time.perf_counter()
    for seq in range(1, EVENTS // group + 1):
        with store.transaction():
            for game in games:
                store.add_events([Event(game, seq, 0, 3, DATA, "1/client", seq)])
    return (time.perf_counter() - start) / (EVENTS // group * group)


def cost_of_many(runs: int) -> float:
    """Seconds an event, with so many games in play that hardly two of them happen together."""
    with tempfile.TemporaryDirectory() as folder:
        store = SQLiteStore(Path(folder) / "dazwischen.sqlite3")
        with store.transaction():
            games = [store.add_game(Game(0, "", "", Raw(b"{}"), (), 0)) for _ in range(IN_PLAY)]
        seqs = dict.fromkeys(games, 0)
        for _ in range(BEFORE):
            _happen(store, seqs, games)
        found = median(_cost_of_some(store, seqs) for _ in range(runs))
        store.close()
    return found


def _cost_of_some(store: SQLiteStore, seqs: dict[int, int]) -> float:
    lots = [random.sample(sorted(seqs), AT_ONCE) for _ in range(EVENTS // AT_ONCE)]
    start = time.perf_counter()
    for lot in lots:
        _happen(store, seqs, lot)
    return (time.perf_counter() - start) / (len(lots) * AT_ONCE)


def _happen(store: SQLiteStore, seqs: dict[int, int], games: list[int]) -> None:
    for game in games:
        seqs[game] += 1
    with store.transaction():
        store.add_events([Event(game, seqs[game], 0, 3, DATA, "1/client", 1) for game in games])
