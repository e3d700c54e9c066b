"""Cheap random numbers that depend on a place alone, such as a seat at an event.

Whoever asks again at the same place gets the same numbers, so nothing has to be kept: a table that
is resumed from its log rolls what it would have rolled. Chance inside a game is `chance`.
"""

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_SCALE: Final = 2.0**-53


def _mixed(number: int) -> int:
    """The finalizer of SplitMix64: every bit of the number changes about half of the others."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31


class Dice:
    __slots__ = ("at",)

    def __init__(self, *place: int) -> None:
        at = 0
        for number in place:
            at = _mixed((at ^ number & _MASK) + _STEP & _MASK)
        self.at = at
        """All that is to be known of them: whoever has it rolls on as they would."""

    @staticmethod
    def rolled(at: int) -> "Dice":
        """Dice that go on where others were."""
        dice = Dice()
        dice.at = at
        return dice

    def random(self) -> float:
        """At least 0 and less than 1."""
        self.at = self.at + _STEP & _MASK
        return (_mixed(self.at) >> 11) * _SCALE

    def below(self, limit: int) -> int:
        return int(self.random() * limit)
