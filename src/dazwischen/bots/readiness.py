"""Which opponents are ready. Some think so much that they need the compiled kernels: as plain
Python they would take many seconds for a decision, or never come to one in time."""

from dazwischen.bots import registry
from dazwischen.bots.strength import LEVELS, Strength, strength
from dazwischen.cards import flow
from dazwischen.core.errors import InvalidInput

COMPILED = not str(flow.__file__).endswith(".py")
"""A process has all of the kernels compiled, or none."""


def unready(game: str) -> tuple[str, ...]:
    """The levels that cannot be seated now."""
    heavy = None if COMPILED else registry.heavy(game)
    return LEVELS[heavy - 1 :] if heavy else ()


def ready(game: str, text: str) -> Strength:
    """A strength by its name; raises `InvalidInput` for one that is none or cannot play yet."""
    wanted = strength(text)
    if str(wanted.thinking) in unready(game):
        raise InvalidInput("strength-not-ready")
    return wanted
