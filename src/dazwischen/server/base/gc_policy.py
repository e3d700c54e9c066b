"""When the collector of garbage looks: rarely, because everybody waits for it meanwhile.

What is over leaves memory without it, since nothing of ours holds itself in a circle. Only what
does in libraries has to be found.
"""

import gc
from typing import Final

RARELY: Final = 3_600_000
"""Milliseconds after which it looks at everything."""


def calm() -> None:
    """Once everything is there that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 1_000_000, 100)


class GcPolicy:
    def __init__(self, now: int) -> None:
        self._due = now + RARELY
        self.littered = False
        """Some library has left something behind, since a lot was last processed."""

    def processed(self) -> None:
        """What came of a lot of messages is not looked at: left alone, the collector would look at
        the news of all tables at once."""
        if self.littered:
            self.littered = False
            gc.collect(0)
        gc.freeze()

    def tick(self, now: int) -> None:
        if now >= self._due:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._due = now + RARELY
