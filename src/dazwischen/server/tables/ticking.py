"""What is looked after every few seconds: tables at which nobody is, the disk, the memory."""

import asyncio
from typing import Final

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.gc_policy import GcPolicy
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.tables import Tables
from dazwischen.server.tables.unattended import Unattended
from dazwischen.store.protocol import Store

TICK: Final = 5.0
"""Seconds between two looks."""


class Ticking:
    def __init__(
        self, store: Store, clock: Clock, bounds: Bounds, tables: Tables, unattended: Unattended,
        metrics: Metrics, policy: GcPolicy,
    ) -> None:  # fmt: skip
        self._store = store
        self._clock = clock
        self._bounds = bounds
        self._tables = tables
        self._unattended = unattended
        self._metrics = metrics
        self._policy = policy
        self._alone: dict[str, int] = {}
        """Since when nobody is connected to a table."""
        self._timer: asyncio.TimerHandle = clock.loop.call_later(TICK, self.tick)

    def tick(self) -> None:
        self._timer.cancel()
        self._timer = self._clock.loop.call_later(TICK, self.tick)
        now, awake = self._clock.now(), self._tables.awake
        alone = {
            code: self._alone.get(code, now)
            for code, host in awake.items()
            if not (host.room.sessions or host.room.unkept or self._unattended.has_turn(code))
        }
        for code in [
            code for code, since in alone.items() if now - since >= self._bounds.table.idle
        ]:
            del alone[code]
            self._tables.let_sleep(code)
        self._alone = alone
        self._unattended.go_on()
        self._metrics.tables.set(len(awake))
        # Waiting for the disk takes longer than anybody at a table should.
        self._clock.loop.run_in_executor(None, self._store.tidy)
        self._policy.tick(now)

    def stop(self) -> None:
        self._timer.cancel()
