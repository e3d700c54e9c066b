"""A server's time that passes only when a test says so."""

from collections.abc import Callable
from typing import Any

from dazwischen.server.hub import Hub
from tests.server.live import Live


class Timer:
    def __init__(self, when: int, what: Callable[[], None]) -> None:
        self.when = when
        self.what = what

    def cancel(self) -> None:
        self.what = lambda: None


class Clock:
    """Stands still from now on; to be made before there is any table."""

    def __init__(self, server: Live) -> None:
        self._server = server
        self._timers: list[Timer] = []
        server.call(lambda: self._take_over(server.hub))

    def _take_over(self, hub: Hub) -> None:
        self._now = hub.now()
        changed: Any = hub
        changed.now = lambda: self._now
        changed.at = self._at

    def _at(self, when: int, what: Callable[[], None]) -> Timer:
        self._timers.append(Timer(when, what))
        return self._timers[-1]

    def forward(self, milliseconds: int) -> None:
        def pass_by() -> None:
            self._now += milliseconds
            due = [timer for timer in self._timers if timer.when <= self._now]
            self._timers = [timer for timer in self._timers if timer not in due]
            for timer in due:
                timer.what()

        self._server.call(pass_by)
