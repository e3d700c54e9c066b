"""Ping frames: how far away everybody is, and who is gone without having said so."""

import asyncio
from typing import Final

from dazwischen.server.base.clock import Clock
from dazwischen.server.streams.outbox import Channel
from dazwischen.server.wire.connection import GOING_AWAY

PING: Final = 5.0
"""Seconds between two looks at a client."""
SLOTS: Final = 100
"""In which everybody has his turn, so that no table waits until all have had theirs. One timer for
all of them: many thousands that each go off every few seconds cost as much as some players do."""
MEASURED: Final = 15_000
"""Milliseconds for which the measured way to somebody holds, as long as he is heard."""
_SMOOTHING: Final = 0.3


class Distance:
    """How far away somebody is, measured now and then."""

    def __init__(self, channel: Channel, clock: Clock) -> None:
        self.rtt: float | None = None
        """Milliseconds there and back, smoothed."""
        self.heard = False
        """It said something since it was last looked after."""
        self.slot = 0
        """When it is looked after."""
        self._channel = channel
        self._clock = clock
        self._pinged: int | None = None
        """When, if it has not answered yet."""
        self._measured = 0
        """When it was last pinged."""

    def check(self) -> None:
        """Whoever is heard is there; how far away, need not be measured all the time."""
        now = self._clock.now()
        if self._pinged is not None:
            self._channel.connection.close(GOING_AWAY)
        elif not self.heard or now - self._measured >= MEASURED:
            self._pinged = self._measured = now
            self._channel.connection.ping()
        self.heard = False

    def pong(self) -> None:
        if self._pinged is None:
            return
        trip = self._clock.now() - self._pinged
        self._pinged = None
        self.rtt = trip if self.rtt is None else self.rtt + _SMOOTHING * (trip - self.rtt)


class Pinging:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._slots: list[dict[Distance, None]] = [{} for _ in range(SLOTS)]
        self._now = 0
        self._next = 0
        """Where the next newcomer gets his turn."""
        self._timer = loop.call_later(PING / SLOTS, self._turn)

    def add(self, distance: Distance) -> None:
        distance.slot = self._next
        self._slots[self._next][distance] = None
        self._next = (self._next + 1) % SLOTS

    def remove(self, distance: Distance) -> None:
        self._slots[distance.slot].pop(distance, None)

    def stop(self) -> None:
        self._timer.cancel()

    def _turn(self) -> None:
        self._timer = self._loop.call_later(PING / SLOTS, self._turn)
        self._now = (self._now + 1) % SLOTS
        for distance in list(self._slots[self._now]):
            distance.check()
