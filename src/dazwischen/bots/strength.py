"""How strong a bot is: in thinking and in speed of hand, so that a study can hold one fixed.

A bot can also be told to take its time: so people can play against a strong one and still keep up.
"""

from enum import IntEnum
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput


class Level(IntEnum):
    LEICHT = 1
    MITTEL = 2
    STARK = 3
    MEISTER = 4

    def __str__(self) -> str:
        return self.name.lower()


LEVELS = tuple(str(level) for level in Level)
USUAL: Final = 100
SLOWEST: Final = 1000


class Strength(Struct, frozen=True):
    """Written `stark`, or `stark:mittel` for one who thinks like `stark` with the other's hand;
    with `@200` behind it for one who takes twice as long for everything."""

    thinking: Level
    hand: Level
    pace: int = USUAL
    """Percent of the hand's own times: none is faster than its hand."""

    def __str__(self) -> str:
        both = (str(self.thinking), str(self.hand))
        level = both[0] if both[0] == both[1] else ":".join(both)
        return level if self.pace == USUAL else f"{level}@{self.pace}"

    def slowed(self, milliseconds: int) -> int:
        """What takes the hand so long at its own pace, at this one."""
        return milliseconds * self.pace // USUAL


def strength(text: str) -> Strength:
    """Raises `InvalidInput` for a strength that does not exist."""
    level, at, pace = text.partition("@")
    thinking, colon, hand = level.partition(":")
    return Strength(
        _level(thinking), _level(hand if colon else thinking), _pace(pace) if at else USUAL
    )


def _pace(digits: str) -> int:
    # Looked at before it is read: a number of any length would be read for ever.
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(SLOWEST))):
        raise InvalidInput("no-such-pace", value=digits[:40], least=USUAL, most=SLOWEST)
    pace = int(digits)
    if not USUAL <= pace <= SLOWEST:
        raise InvalidInput("no-such-pace", value=digits, least=USUAL, most=SLOWEST)
    return pace


def _level(name: str) -> Level:
    if name not in LEVELS:
        raise InvalidInput("no-such-strength", value=name[:40], allowed=", ".join(LEVELS))
    return Level[name.upper()]
