"""Ping frames: how far away everybody is, and who is gone without having said so."""

import asyncio
from typing import Final

from dazwischen.server.tables.session import Session

PING: Final = 5.0
"""Seconds between two looks at a client."""
SLOTS: Final = 100
"""In which everybody has his turn, so that no table waits until all have had theirs. One timer for
all of them: many thousands that each go off every few seconds cost as much as some players do."""


class Pinging:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._slots: list[dict[Session, None]] = [{} for _ in range(SLOTS)]
        self._now = 0
        self._next = 0
        """Where the next newcomer gets his turn."""
        self._timer = loop.call_later(PING / SLOTS, self._turn)

    def add(self, session: Session) -> None:
        session.slot = self._next
        self._slots[self._next][session] = None
        self._next = (self._next + 1) % SLOTS

    def remove(self, session: Session) -> None:
        self._slots[session.slot].pop(session, None)

    def stop(self) -> None:
        self._timer.cancel()

    def _turn(self) -> None:
        self._timer = self._loop.call_later(PING / SLOTS, self._turn)
        self._now = (self._now + 1) % SLOTS
        for session in list(self._slots[self._now]):
            session.check()
