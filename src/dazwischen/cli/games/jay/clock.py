"""Two clocks for a game in the terminal: the one on the wall, and one for scripted games."""

import time
from typing import Protocol

from dazwischen.cli.games.jay.input import Keyboard


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since the game began."""
        ...

    def wait(self, keyboard: Keyboard, due: int | None, *, asked: bool) -> str | None:
        """The line that comes before `due`, or None when it is time; `EOFError` at the end."""
        ...


class WallClock:
    def __init__(self) -> None:
        self._began = time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def wait(self, keyboard: Keyboard, due: int | None, *, asked: bool) -> str | None:  # noqa: ARG002
        # Everything can be typed at any time, asked or not.
        return keyboard.line(None if due is None else max(0, due - self.now()) / 1000)


class InstantClock:
    """Time passes only in bots' delays, and at once; a line is read whenever one is asked for."""

    def __init__(self) -> None:
        self._now = 0

    def now(self) -> int:
        return self._now

    def wait(self, keyboard: Keyboard, due: int | None, *, asked: bool) -> str | None:
        if asked or due is None:
            return keyboard.line(None)
        self._now = max(self._now, due)
        return None
