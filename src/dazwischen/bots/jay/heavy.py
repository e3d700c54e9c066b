"""Who plays out thousands of rounds for a decision."""

from typing import Final

from dazwischen.bots.strength import Level

FROM: Final = Level.MEISTER
