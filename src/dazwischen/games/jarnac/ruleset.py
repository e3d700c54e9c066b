"""Options made usable: dictionary, letters, sides and seats, and what is usual in place of nothing.

K-MAT-1, K-MAT-2, K-JAR-2, K-JAR-3, K-PRO-7, K-PRO-8.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput
from dazwischen.core.ruled import by_rules
from dazwischen.games.jarnac.options import READING, RULES, Options
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
    """As they hold: nothing is left to what is usual."""
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

    @property
    def flag_loses(self) -> bool:
        return self.options.flag == "lose"

    @property
    def returns_first(self) -> bool:
        """K-TURN-1: an exchange puts letters back before it draws, so no bag is too empty."""
        return self.options.reading > 1

    @property
    def last_binds(self) -> bool:
        """K-PRO-4: every word of a last Jarnac has to be longer or lengthen one, not the first."""
        return self.options.reading > 1

    @property
    def hard(self) -> bool:
        """Whether anything was agreed by K-PRO-8."""
        options = self.options
        return options.no_append or options.min_added > 0 or options.min_length > 0

    @property
    def shortest(self) -> int:
        """Letters of a new word."""
        return max(SHORTEST, self.options.min_length)

    @property
    def fewest(self) -> int:
        """Letters that a change adds."""
        return max(1, self.options.min_added)

    def seats_of(self, side: int) -> range:
        first = 1 + sum(self.options.teams[: side - 1])
        return range(first, first + self.options.teams[side - 1])

    def side_of(self, seat: int) -> int:
        """The side that a seat belongs to, or 0 if there is no such seat."""
        return next((s for s in range(1, self.sides + 1) if seat in self.seats_of(s)), 0)

    def safe(self, side: int) -> int:
        """The length from which a side's words cannot be taken."""
        return self.options.handicap[side - 1]


@by_rules(RULES)
def ruleset(options: Options) -> Ruleset:
    """Raises `InvalidInput` with the reason if the options cannot be combined."""
    return _compiled(msgspec.json.encode(options))


@lru_cache(maxsize=64)
def _compiled(encoded: bytes) -> Ruleset:
    options = msgspec.json.decode(encoded, type=Options)
    sides = 1 if options.variant == "solo" else 2
    _check(options, sides)
    return Ruleset(
        options=_settled(options),
        letters=letter_set(options.language, umlauts=options.umlauts),
        lexicon=load(options.language, umlauts=options.umlauts),
        sides=sides,
        limit=MOST_JARNACS if options.jarnacs == "unlimited" else options.jarnacs,
    )


def _settled(options: Options) -> Options:
    """With what is usual in place of what was left open. Once a flag never lost a game."""
    challenge = options.variant == "professional" and options.reading > 1
    judging = options.judging or ("challenge" if challenge else "dictionary")
    return replace(options, judging=judging, flag=options.flag if options.reading > 1 else "pass")


def _check(options: Options, sides: int) -> None:
    for length in options.handicap:
        between("handicap", length, 7, LONGEST)
    for people in options.teams[:sides]:
        between("teams", people, 1, MOST_PEOPLE)
    between("starter", options.starter, 0, sides)
    if options.thinking:
        between("thinking", options.thinking, 30, 60)
    between("clock", options.clock, 0, 24 * 3600)
    if options.min_added:
        between("min_added", options.min_added, 1, LONGEST - SHORTEST)
    if options.min_length:
        between("min_length", options.min_length, SHORTEST, LONGEST)
    between("reading", options.reading, 1, READING)
    if options.language != "de" and options.umlauts == "split":
        raise InvalidInput("option-no-umlauts", name="umlauts", language=options.language)
    if options.language != "de" and options.variant == "professional":
        raise InvalidInput("option-no-entries", name="variant", language=options.language)
