"""Who plays out hundreds of turns for a decision."""

from typing import Final

from dazwischen.bots.strength import Level

FROM: Final = Level.MEISTER
