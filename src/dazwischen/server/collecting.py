"""When the collector of garbage looks: everybody waits for it meanwhile, so briefly or rarely.

What is over leaves memory without it, since nothing of ours holds itself in a circle. What does,
in libraries, mostly does not get old.
"""

import gc
from typing import Final

OFTEN: Final = 64
"""Messages after which it looks at what is new: left alone, it would look at the news of all tables
at once."""
RARELY: Final = 3_600_000
"""Milliseconds after which it looks at everything."""


def calm() -> None:
    """Once everything is there that stays: it is never looked at, the rest only as below."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 1_000_000, 100)


class Collecting:
    def __init__(self, now: int) -> None:
        self._unswept = 0
        self._due = now + RARELY

    def heeded(self, messages: int) -> None:
        self._unswept += messages
        if self._unswept >= OFTEN:
            self._unswept = 0
            gc.collect(0)

    def tick(self, now: int) -> None:
        if now >= self._due:
            self._due = now + RARELY
            gc.collect()
