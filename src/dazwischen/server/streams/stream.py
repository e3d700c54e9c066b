"""One stream in memory: its state, and everybody who waits for it to change."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from dazwischen.store import records

StateT = TypeVar("StateT")


class Asked(NamedTuple):
    """Under what something was asked: the client's own name, made up at random, and its counter."""

    client: str = ""
    number: int = 0


NOBODY: Final = Asked()
"""What the house itself wants: it is not asked twice."""
_EARLIER: Final = 0
"""In versions before clients counted, each command had a name of its own, and this number."""
_FIRST: Final = 1


class Stream(Generic[StateT]):
    def __init__(self, book: records.StreamRecord, state: StateT) -> None:
        self.record = book
        self.state = state
        self.seq = 0
        self.done: dict[Asked, int] = {}
        """What is done, as it was asked, and the last event of each."""
        self.lock = asyncio.Lock()
        """Held from a decision until its events are kept."""
        self.waiting: set[asyncio.Event] = set()
        self.listeners: set[Callable[[], None]] = set()
        """Called when it has changed."""
        self.closing = False
        self.gone = False
        """It has been deleted."""
        self.memo: dict[str, Any] = {}
        """What was computed from the state as it is; forgotten when it changes."""

    @property
    def idle(self) -> bool:
        """Nobody waits for it, follows it or writes."""
        return not self.waiting and not self.listeners and not self.lock.locked()

    def answered(self, asked: Asked) -> int:
        """The last event of what is done, else 0. What a client had named as earlier versions did,
        it asks again as the first of a client of that name."""
        end = self.done.get(asked, 0)
        if not end and asked.number == _FIRST:
            end = self.done.get(Asked(asked.client, _EARLIER), 0)
        return end

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
        for listener in tuple(self.listeners):
            listener()
