"""How long people take: a floor, most answers soon after it, a long tail to the right."""

from random import Random
from typing import Final

FASTEST: Final = 400
SLOWEST: Final = 2500


def reaction(chance: Random, pace: float = 1.0) -> int:
    """Milliseconds until somebody reacts to what lies open before him."""
    # Only `random()` gives the same numbers in every Python to come.
    even = (chance.random() + chance.random()) / 2
    return round((FASTEST + (SLOWEST - FASTEST) * even**2) / pace)


def thought(chance: Random, pace: float = 1.0) -> int:
    """Milliseconds until somebody has made up his mind: the slower of two reactions."""
    return max(reaction(chance, pace), reaction(chance, pace))
