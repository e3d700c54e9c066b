"""What sides and their members are called in a file of Jarnac."""

import re
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.ruleset import Ruleset

_ACTOR: Final = re.compile(r"([^\W\d_]+)(\d{1,4})?")


class Names(Struct, frozen=True):
    """What the sides are called in a file; `A2` is the second person on side A."""

    rules: Ruleset
    sides: tuple[str, ...] = ("A", "B")

    def side(self, name: str) -> int:
        if name not in self.sides:
            raise InvalidInput("bad-side", text=name, sides=", ".join(self.sides))
        return self.sides.index(name) + 1

    def seat(self, text: str, captains: tuple[int, ...]) -> int:
        """A side alone stands for its captain."""
        match = _ACTOR.fullmatch(text)
        if not match:
            raise InvalidInput("bad-side", text=text, sides=", ".join(self.sides))
        side = self.side(match[1])
        if not match[2]:
            return captains[side - 1]
        seats = self.rules.seats_of(side)
        if not 1 <= int(match[2]) <= len(seats):
            raise InvalidInput("bad-member", text=text, count=len(seats))
        return seats[int(match[2]) - 1]

    def label(self, seat: int) -> str:
        """The name of a seat: the side's where it has only one."""
        side = self.rules.side_of(seat)
        seats = self.rules.seats_of(side)
        return self.sides[side - 1] + (str(seats.index(seat) + 1) if len(seats) > 1 else "")
