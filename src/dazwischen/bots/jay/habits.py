"""What people get wrong at a fast table, by how well they think."""

from typing import Final

from msgspec import Struct

from dazwischen.bots.strength import Level, Strength


class Habits(Struct, frozen=True):
    """Rates are chances of 1; times are milliseconds."""

    misses: float
    """Does not notice that something could be thrown."""
    slips: float
    """Lays a card that does not fit."""
    forgets: float
    """Does not think at once of saying "Jay" or "Strafe"."""
    owns_up: float
    """Sees that an own card was a fault, and draws for it before anybody finds out."""
    spots: float
    """Sees that something is wrong that somebody else has done."""
    caution: int
    """How long a hand lingers at most over a pile that others want, too, where a fault costs."""
    patience: int
    """How long somebody may hesitate before being counted at."""


HABITS: Final = {
    Level.LEICHT: Habits(
        misses=0.4, slips=0.08, forgets=0.3, owns_up=0.2, spots=0.15, caution=0, patience=40000
    ),
    Level.MITTEL: Habits(
        misses=0.1, slips=0.02, forgets=0.1, owns_up=0.6, spots=0.4, caution=300, patience=10000
    ),
    Level.STARK: Habits(
        misses=0.04, slips=0.005, forgets=0.02, owns_up=0.95, spots=0.75, caution=400, patience=8000
    ),
    Level.MEISTER: Habits(
        misses=0.0, slips=0.0, forgets=0.0, owns_up=1.0, spots=1.0, caution=200, patience=6000
    ),
}
BEGINNERS_LEVEL: Final = 1
BEGINNERS_PATIENCE: Final = 30_000
"""Where all are learning, nobody is counted at sooner."""
LATE: Final = 1500
"""How much later somebody says what he forgot at first."""
FUMBLE: Final = 900
"""What a wrong card costs that is taken back before it touches the box."""


def patience(strength: Strength, level: int) -> int:
    """Milliseconds that somebody may hesitate; a bot that takes its time gives others theirs."""
    own = HABITS[strength.thinking].patience
    return strength.slowed(max(own, BEGINNERS_PATIENCE) if level <= BEGINNERS_LEVEL else own)
