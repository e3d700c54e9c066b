"""The one clock of everything that happens: whoever needs the time, or to be woken, has it."""

import asyncio
import time
from collections.abc import Callable


class Clock:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.moment = 0
        """The time of the lot of messages that is being processed, else 0."""

    def now(self) -> int:
        """Milliseconds of a clock that only goes forward, and stands while a lot is processed."""
        return self.moment or int(self.loop.time() * 1000)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def at(self, when: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        # A little late rather than a little early: early means to be woken again.
        return self.loop.call_at((when + 1) / 1000, what)

    def later(self, after: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(after / 1000, what)

    def soon(self, what: Callable[..., None], *args: object) -> None:
        """In the next turn of the loop."""
        self.loop.call_soon(what, *args)
