"""Options made usable: dictionary, letters, sides and seats. K-MAT-1, K-MAT-2, K-JAR-2, K-JAR-3."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from dazwischen.core.checks import between
from dazwischen.core.errors import Unusable
from dazwischen.games.jarnac.options import Options
from dazwischen.lexicon import LetterSet, Lexicon, letter_set, load

ROWS: Final = 8
SHORTEST: Final = 3
LONGEST: Final = 9
FIRST_DRAW: Final = 6
EXCHANGE: Final = 3
GOAL: Final = 576
MOST_PEOPLE: Final = 6
"""On one side."""
MOST_JARNACS: Final = 1000
"""More than there are letters: no limit."""


class Ruleset(Struct, frozen=True, eq=False):
    options: Options
    letters: LetterSet
    lexicon: Lexicon
    sides: int
    limit: int
    """Jarnacs at one opportunity."""

    @property
    def tiles(self) -> Mapping[str, int]:
        return self.letters.counts

    @property
    def total(self) -> int:
        return sum(self.tiles.values())

    @property
    def seats(self) -> int:
        return sum(self.options.teams[: self.sides])

    @property
    def professional(self) -> bool:
        return self.options.variant == "professional"

    @property
    def solo(self) -> bool:
        return self.sides == 1

    @property
    def challenge(self) -> bool:
        return self.options.judging == "challenge"

    def seats_of(self, side: int) -> range:
        first = 1 + sum(self.options.teams[: side - 1])
        return range(first, first + self.options.teams[side - 1])

    def side_of(self, seat: int) -> int:
        """The side that a seat belongs to, or 0 if there is no such seat."""
        return next((s for s in range(1, self.sides + 1) if seat in self.seats_of(s)), 0)

    def safe(self, side: int) -> int:
        """The length from which a side's words cannot be taken."""
        return self.options.handicap[side - 1]


def ruleset(options: Options) -> Ruleset:
    """Raises `Unusable` with the reason if the options cannot be combined."""
    return _compiled(msgspec.json.encode(options))


@lru_cache(maxsize=64)
def _compiled(encoded: bytes) -> Ruleset:
    options = msgspec.json.decode(encoded, type=Options)
    sides = 1 if options.variant == "solo" else 2
    _check(options, sides)
    return Ruleset(
        options=options,
        letters=letter_set(options.language, umlauts=options.umlauts),
        lexicon=load(options.language, umlauts=options.umlauts),
        sides=sides,
        limit=MOST_JARNACS if options.jarnacs == "unlimited" else options.jarnacs,
    )


def _check(options: Options, sides: int) -> None:
    for length in options.handicap:
        between("handicap", length, 7, LONGEST)
    for people in options.teams[:sides]:
        between("teams", people, 1, MOST_PEOPLE)
    between("starter", options.starter, 0, sides)
    if options.thinking:
        between("thinking", options.thinking, 30, 60)
    between("clock", options.clock, 0, 24 * 3600)
    if options.language != "de" and options.umlauts == "split":
        raise Unusable("option-no-umlauts", name="umlauts", language=options.language)
    if options.language != "de" and options.variant == "professional":
        raise Unusable("option-no-entries", name="variant", language=options.language)
