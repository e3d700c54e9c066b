"""The operator's orders under a running server: what it has in memory is let go of first.

They come through the database (`store/orders.py`). To look whether there are any costs some
millionths of a second, so it is done several times a second.
"""

import asyncio
import logging
from typing import Final

import msgspec

from dazwischen.server.services.desk import Desk
from dazwischen.server.services.orders import (
    Ban,
    Delete,
    Order,
    Result,
    carry_out,
    refusal,
    rooms_of,
)
from dazwischen.server.services.retention import FOR_EVER, Retention, expired
from dazwischen.server.tables.hub import Hub
from dazwischen.server.wire.connection import POLICY
from dazwischen.store.protocol import StoreError

_log = logging.getLogger("dazwischen")
LOOKS: Final = 0.2
"""Seconds between two looks."""
PRUNES: Final = 600.0
"""Seconds between two looks for what nobody uses any more."""


class Office:
    def __init__(self, hub: Hub, desk: Desk, retention: Retention = FOR_EVER) -> None:
        self._hub = hub
        self._desk = desk
        self._retention = retention
        self._pruned = 0.0
        """When it is to be looked again for what nobody uses any more."""
        self._seen = -1
        self._looking: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begins with what was wanted while no server ran."""
        self._looking = self._hub.loop.call_later(LOOKS, self.open)
        self._hub.health.look()
        try:
            self._prune()
            written = self._hub.store.written_elsewhere()
            if written == self._seen:
                return
            self._seen = written
            for number, data in self._hub.store.orders():
                self._heed(number, data)
        except StoreError as error:
            # Whoever waits hears nothing, and withdraws it.
            self._hub.health.failed(error)

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def _prune(self) -> None:
        """A handful at a time, until there is nothing left for a while."""
        if self._retention == FOR_EVER or self._hub.loop.time() < self._pruned:
            return
        busy = self._hub.rooms.__contains__
        orders = list(expired(self._hub.store, self._retention, self._hub.wall(), busy))
        for order in orders:
            self.carry_out(order)
        if not orders:
            self._pruned = self._hub.loop.time() + PRUNES

    def _heed(self, number: int, data: bytes) -> None:
        order = msgspec.json.decode(data, type=Order)
        result = self.carry_out(order)
        self._hub.store.answer_order(number, msgspec.json.encode(result))

    def carry_out(self, order: Order) -> Result:
        store = self._hub.store
        no = refusal(store, order)
        if no is not None:
            return Result(problem=no)
        # What has happened until now is kept and told before anything goes.
        self._hub.mail.heed()
        self._hub.flush()
        for name in order.names:
            self._let_go(order, name)
        result = carry_out(store, order, self._hub.wall())
        _log.info("order carried out: %s", order)
        return result

    def _let_go(self, order: Order, name: str) -> None:
        match order:
            case Delete(kind="table"):
                self._hub.close_table(name)
            case Delete(kind="identity"):
                self._hub.put_out(int(name), "removed", POLICY)
            case Delete(kind="tournament"):
                self._desk.tournaments.forget(name)
                for code in rooms_of(self._hub.store, name):
                    self._hub.close_table(code)
            case Delete(kind="sheet"):
                self._desk.sheets.forget(name)
            case Ban(on=True):
                self._hub.put_out(int(name), "banned", POLICY)
