"""A server's time that passes only when a test says so."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.live import Live


class Timer:
    def __init__(self, when: float, what: Callable[[], object]) -> None:
        self.when = when
        self.what = what

    def cancel(self) -> None:
        self.what = lambda: None


class Loop(asyncio.AbstractEventLoop):
    """The loop of a server, but for its time and what is to happen at a time."""

    def __init__(self, real: asyncio.AbstractEventLoop) -> None:
        self.now = int(real.time() * 1000)
        """Milliseconds."""
        self.timers: list[Timer] = []
        self.call_soon = real.call_soon  # type: ignore[method-assign]
        self.call_later = real.call_later  # type: ignore[method-assign]
        self.run_in_executor = real.run_in_executor  # type: ignore[method-assign]

    def time(self) -> float:
        return (self.now + 0.5) / 1000

    def call_at(  # type: ignore[override] # nobody here passes a context
        self, when: float, callback: Callable[..., object], *args: Any
    ) -> Any:
        self.timers.append(Timer(when, lambda: callback(*args)))
        return self.timers[-1]


class Clock:
    """Stands still from now on; to be made before there is any table. People who went are waited
    for by the real clock, unless that is to stand too."""

    def __init__(self, server: Live, *, waits: bool = False) -> None:
        self._server = server
        self._waits = waits
        server.call(self._take_over)

    def _take_over(self) -> None:
        real = self._server.parts.runtime.clock.loop
        self._loop = self._server.parts.runtime.clock.loop = Loop(real)  # type: ignore[abstract]
        if self._waits:
            self._loop.call_later = self._later  # type: ignore[method-assign, assignment]

    def _later(self, after: float, callback: Callable[..., object], *args: Any) -> Any:
        return self._loop.call_at(self._loop.time() + after, callback, *args)

    def forward(self, milliseconds: int) -> None:
        def pass_by() -> None:
            loop = self._loop
            loop.now += milliseconds
            # The server lets everything happen a millisecond late rather than early.
            due = [timer for timer in loop.timers if timer.when * 1000 <= loop.now + 1.5]
            loop.timers = [timer for timer in loop.timers if timer not in due]
            for timer in due:
                timer.what()

        self._server.call(pass_by)
