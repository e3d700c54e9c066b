"""Everybody connected."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from dazwischen.server.base.allowance import Allowance
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.crowd import Crowd
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.inbox import Inbox
from dazwischen.server.streams.outbox import Channel, Outbox
from dazwischen.server.streams.pinging import Distance, Pinging
from dazwischen.server.streams.session import Session
from dazwischen.server.wire.connection import RESTART, Connection
from dazwischen.store.records import Identity

LAST_WORDS: Final = 1.5
"""Seconds for clients to hear that the server stops."""


class Sessions:
    def __init__(
        self, clock: Clock, bounds: Bounds, inbox: Inbox, outbox: Outbox, metrics: Metrics
    ) -> None:
        self.inbox = inbox
        self.crowd = Crowd()
        self._clock = clock
        self._bounds = bounds
        self._outbox = outbox
        self._metrics = metrics
        self._pinging = Pinging(clock.loop)
        self._all: dict[Session, None] = {}
        self._deserted = asyncio.Event()
        self._closing: list[Callable[[Session], None]] = []

    def made(self, connection: Connection, identity: Identity, address: str = "") -> Session:
        channel, bounds = Channel(self._outbox, connection), self._bounds
        rate = bounds.messages
        allowance = Allowance(self._clock.now() / 1000, rate.each_second, rate.saved)
        return Session(identity, address, channel, Distance(channel, self._clock), allowance)

    def connected(self, session: Session) -> None:
        self._all[session] = None
        self.crowd.came(session)
        self._pinging.add(session.distance)
        self._deserted.clear()
        self._metrics.connections.set(len(self._all))

    def closed(self, session: Session) -> None:
        # What it said before it went still counts.
        self.inbox.process()
        if session in self._all:
            del self._all[session]
            self.crowd.went(session)
        self._pinging.remove(session.distance)
        if not self._all:
            self._deserted.set()
        self._metrics.connections.set(len(self._all))
        for told in self._closing:
            told(session)
        if session.room is not None:
            session.room.leave(session)
        session.channel.closed()

    def when_closed(self, told: Callable[[Session], None]) -> None:
        """Asks to be told of everybody who goes."""
        self._closing.append(told)

    def put_out(self, who: int, why: str, close: int) -> None:
        for session in [each for each in self._all if each.identity.id == who]:
            session.leave(why, close)

    async def stop(self) -> None:
        """They are told to come back, and given time to hear it."""
        self._pinging.stop()
        for session in list(self._all):
            session.leave("restart", RESTART)
        if self._all:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._deserted.wait()
