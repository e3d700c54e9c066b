"""Games at tables: begun, or taken up where they were."""

import secrets
from typing import Final

import msgspec

from dazwischen.core.log import Chances
from dazwischen.server.base.clock import Clock
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.record import Record
from dazwischen.server.work import summaries
from dazwischen.server.work.load_log import load_log
from dazwischen.store import records
from dazwischen.store.protocol import Store
from dazwischen.table.opening import PERSON, opened, resumed

DICE: Final = 63
"""Bits of what bots roll by, from the operating system."""


class Dealer:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    def begun(self, record: Record) -> ActiveGame:
        """A new game at the table's seats."""
        options, timing = record.rules.read()
        seats = [PERSON if place.who else place.bot for place in record.seats]
        mixed = record.pledge.mixed(place.who for place in record.seats)
        # Whoever measured what bots do, for as long as he likes, would learn nothing of the deal.
        chances = Chances(mixed, secrets.randbits(DICE))
        table = opened(record.rules.game, options, chances, seats, timing)
        header = msgspec.Raw(msgspec.json.encode(table.header))
        key, wall = secrets.token_urlsafe(12), self._clock.wall()
        game = records.Game(0, record.code, key, header, record.people, wall)
        with self._store.transaction():
            number = self._store.add_game(game)
            self._store.put_summary(number, summaries.begun())
        return ActiveGame(number, table, self._clock)

    def taken_up(self, number: int) -> ActiveGame | None:
        """A game exactly as it was after its last event."""
        game = self._store.game(number) if number else None
        if game is None:
            return None
        log = load_log(self._store, game)
        return ActiveGame(game.id, resumed(log, ponders=False), self._clock)
