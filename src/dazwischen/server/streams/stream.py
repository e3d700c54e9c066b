"""One stream in memory: its state, and everybody who waits for it to change."""

import asyncio
import contextlib
from typing import Any, Generic, TypeVar

from dazwischen.store import records

StateT = TypeVar("StateT")


class Stream(Generic[StateT]):
    def __init__(self, book: records.Book, state: StateT) -> None:
        self.book = book
        self.state = state
        self.seq = 0
        self.done: dict[str, int] = {}
        """Commands that are done, by the ids of their clients, and the last event of each."""
        self.lock = asyncio.Lock()
        """Held from a decision until its events are kept."""
        self.waiting: set[asyncio.Event] = set()
        self.closing = False
        self.gone = False
        """It has been deleted."""
        self.memo: dict[str, Any] = {}
        """What was computed from the state as it is; forgotten when it changes."""

    @property
    def idle(self) -> bool:
        """Nobody waits for it or writes."""
        return not self.waiting and not self.lock.locked()

    async def changed(self, since: int, seconds: float) -> None:
        """Waits until it is no longer as it was, or for that long."""
        if self.seq != since or seconds <= 0 or self.closing:
            return
        told = asyncio.Event()
        self.waiting.add(told)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await told.wait()
        finally:
            self.waiting.discard(told)

    def close(self) -> None:
        """Nobody waits for news any more."""
        self.closing = True
        self.publish()

    def publish(self) -> None:
        for told in self.waiting:
            told.set()
