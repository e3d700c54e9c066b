"""The operator's orders under a running server: what it has in memory is let go of first.

They come through the database (`store/orders.py`). To look whether there are any costs some
millionths of a second, so it is done several times a second.
"""

import asyncio
import logging
from typing import Final

import msgspec

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.health import Health
from dazwischen.server.services.letting_go import LettingGo
from dazwischen.server.services.orders import Order, Result, carry_out, refusal
from dazwischen.server.services.retention import FOR_EVER, Retention, expired
from dazwischen.store.protocol import Store, StoreError

_log = logging.getLogger("dazwischen")
LOOKS: Final = 0.2
"""Seconds between two looks."""
PRUNES: Final = 600.0
"""Seconds between two looks for what nobody uses any more."""


class Office:
    def __init__(
        self, store: Store, clock: Clock, health: Health, letting_go: LettingGo,
        retention: Retention = FOR_EVER,
    ) -> None:  # fmt: skip
        self._store = store
        self._clock = clock
        self._health = health
        self._letting_go = letting_go
        self._retention = retention
        self._pruned = 0.0
        """When it is to be looked again for what nobody uses any more."""
        self._seen = -1
        self._looking: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begins with what was wanted while no server ran."""
        self._looking = self._clock.loop.call_later(LOOKS, self.open)
        self._health.look()
        try:
            self._prune()
            written = self._store.written_elsewhere()
            if written == self._seen:
                return
            self._seen = written
            for number, data in self._store.orders():
                self._heed(number, data)
        except StoreError as error:
            # Whoever waits hears nothing, and withdraws it.
            self._health.failed(error)

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def _prune(self) -> None:
        """A handful at a time, until there is nothing left for a while."""
        if self._retention == FOR_EVER or self._clock.loop.time() < self._pruned:
            return
        busy = self._letting_go.is_awake
        orders = list(expired(self._store, self._retention, self._clock.wall(), busy))
        for order in orders:
            self.carry_out(order)
        if not orders:
            self._pruned = self._clock.loop.time() + PRUNES

    def _heed(self, number: int, data: bytes) -> None:
        order = msgspec.json.decode(data, type=Order)
        result = self.carry_out(order)
        self._store.answer_order(number, msgspec.json.encode(result))

    def carry_out(self, order: Order) -> Result:
        store = self._store
        no = refusal(store, order)
        if no is not None:
            return Result(problem=no)
        self._letting_go.all_of(order)
        result = carry_out(store, order, self._clock.wall())
        _log.info("order carried out: %s", order)
        return result
