"""How strong a bot is: in thinking and in speed of hand, so that a study can hold one fixed."""

from enum import IntEnum

from msgspec import Struct

from dazwischen.core.errors import Unusable


class Level(IntEnum):
    LEICHT = 1
    MITTEL = 2
    STARK = 3
    MEISTER = 4

    def __str__(self) -> str:
        return self.name.lower()


LEVELS = tuple(str(level) for level in Level)


class Strength(Struct, frozen=True):
    """Written `stark`, or `stark:mittel` for one who thinks like `stark` with the other's hand."""

    thinking: Level
    hand: Level

    def __str__(self) -> str:
        both = (str(self.thinking), str(self.hand))
        return both[0] if both[0] == both[1] else ":".join(both)


def strength(text: str) -> Strength:
    """Raises `Unusable` for a strength that does not exist."""
    thinking, colon, hand = text.partition(":")
    return Strength(_level(thinking), _level(hand if colon else thinking))


def _level(name: str) -> Level:
    if name not in LEVELS:
        raise Unusable("no-such-strength", value=name, allowed=", ".join(LEVELS))
    return Level[name.upper()]
