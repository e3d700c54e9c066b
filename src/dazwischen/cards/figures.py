"""Figures as small integers, with names both ways.

A *kind* is a row of data: a symbol, whether it comes in colours, its rank and its effects. A
*catalogue* numbers the figures of its kinds from 1 in the order of the rows, so rows are only ever
added at the end. Number 0 stands for a card that nobody named: a counted hand, a face-down card.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from typing import Final

import msgspec
from msgspec import Struct

from dazwischen.cards.effects import Effect
from dazwischen.cards.layout import FIGURES
from dazwischen.core.errors import InvalidInput

UNKNOWN: Final = 0
UNKNOWN_NAME: Final = "?"
DESCRIBED: Final = 8_000
"""Bytes of the description of all kinds together. Everybody at a table is told of it."""
COLOURS: Final = "rbgl"
"""rot, blau, gelb, lila: the letters of the notation."""


class Rank(Enum):
    PAWN = "pawn"
    NOBLE = "noble"
    TRAITOR = "traitor"


class Kind(Struct, frozen=True):
    name: str
    rank: Rank
    copies: int = 0
    """Cards of each figure in a set; a traitor has none, because any card can be laid as one."""
    coloured: bool = True
    wild: bool = False
    """Fits on everything, and everything fits on it."""
    similar_to: tuple[str, ...] = ()
    """Kinds that count as similar although the symbol differs."""
    effects: tuple[Effect, ...] = ()
    short: tuple[str, ...] = ()


class Figure(Struct, frozen=True):
    number: int
    kind: Kind
    colour: str
    """One of COLOURS, or empty."""

    @property
    def name(self) -> str:
        return self.colour + self.kind.name


class Catalogue:
    """All figures of a game, by number and by name."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        rows = [
            (kind, colour) for kind in kinds for colour in (COLOURS if kind.coloured else ("",))
        ]
        self.figures = tuple(
            Figure(number, kind, colour) for number, (kind, colour) in enumerate(rows, 1)
        )
        if len(self.figures) >= FIGURES:
            raise InvalidInput("too-many-figures", limit=FIGURES - 1)
        if len(msgspec.json.encode(self.kinds)) > DESCRIBED:
            raise InvalidInput("figures-too-long", limit=DESCRIBED)
        if len(self._numbers) < len(self.figures):
            raise InvalidInput("figure-name-twice")

    @cached_property
    def _numbers(self) -> dict[str, int]:
        names = {figure.name: figure.number for figure in self.figures}
        for figure in self.figures:
            for short in figure.kind.short:
                names[figure.colour + short] = figure.number
        return names

    @cached_property
    def traitor(self) -> int:
        return next(f.number for f in self.figures if f.kind.rank is Rank.TRAITOR)

    def name(self, number: int) -> str:
        """The figure's name; a number that is none has the name of a card that nobody named."""
        return self.figures[number - 1].name if self.knows(number) else UNKNOWN_NAME

    def number(self, name: str) -> int | None:
        """The figure's number, or None if there is no such figure."""
        return self._numbers.get(name)

    def knows(self, number: int) -> bool:
        return 1 <= number <= len(self.figures)

    def figure(self, number: int) -> Figure:
        return self.figures[number - 1]

    def of_kind(self, name: str) -> tuple[Figure, ...]:
        return tuple(figure for figure in self.figures if figure.kind.name == name)
