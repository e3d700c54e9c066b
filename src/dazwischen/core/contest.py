"""What a tournament and the ratings have to know of a game: facts about it, and no rules of theirs.

There are two kinds of contest, and `tournament/` has what follows from each.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct

POINTS: Final = (5, 2)
"""J-END-5, J-SCORE-1: what a round of a series is worth to the first and to the second."""


class InSeries(Struct, frozen=True):
    """Several at a table play a series of rounds, in as many games as its seats change."""

    players: tuple[int, int]
    """How few and how many can sit at a table."""
    options: Callable[[int, int, int], Mapping[str, Any]]
    """Of a game for so many players, of so many rounds, which that seat opens."""
    rounds: Callable[[Iterable[Any]], Iterable[Sequence[int]]]
    """From a game's events to its rounds that counted: seats, the first before the second."""


class InDuels(Struct, frozen=True):
    """Two meet in one game, and its points decide."""

    options: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    """Of a game of two, from what is wished; raises `InvalidInput` for what two cannot play."""
    rules: tuple[str, ...]
    """That say what a score is."""


Contest: TypeAlias = InSeries | InDuels


class Rated(Struct, frozen=True):
    """A game by whose results people are rated."""

    level: Callable[[Any], str | None]
    """From options to what is rated apart from other games; None for games that are not rated."""
    points: Callable[[Any], tuple[int, ...] | None]
    """From a state to what each seat has until now; None before anything was laid."""
