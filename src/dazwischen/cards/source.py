"""Where the cards of a game come from."""

from typing import Generic, TypeVar

from msgspec import Struct

Rules = TypeVar("Rules")


class Source(Struct, Generic[Rules], frozen=True):
    """What a state of such a game begins with."""

    rules: Rules
    seed: int
    counted: bool = False
    """Hands are only counted and cards have no faces, as in a protocol of a real table."""
    chance: int = 0
    """How often chance has been asked."""
