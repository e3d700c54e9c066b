"""Who is to be seated, as numbers: players by standing, and what it costs to put two together.

Costs are whole numbers. A meeting weighs more than everything else together can, so that whoever
seeks the least cost seeks the fewest meetings first.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

Groups: TypeAlias = list[list[int]]
"""Tables of players; a player is a number from 0, his standing."""
Met: TypeAlias = Mapping[tuple[int, int], int]
"""How often two entrants have sat at one table, the lower number first."""


class Field(Struct, frozen=True):
    cost: tuple[tuple[int, ...], ...]
    """Of each two at one table."""
    meeting: int
    """What one meeting adds to a cost."""

    @property
    def players(self) -> int:
        return len(self.cost)

    def of(self, groups: Groups) -> int:
        cost = self.cost
        return sum(
            cost[one][two] for group in groups for at, one in enumerate(group) for two in group[:at]
        )

    def meetings(self, groups: Groups) -> int:
        """How often somebody meets again."""
        return self.of(groups) // self.meeting


def field(entrants: Sequence[int], met: Met, apart: Callable[[int, int], int]) -> Field:
    """Of entrants by standing; `apart` is how far two places in it are from each other."""
    count = len(entrants)
    distance = [[apart(one, two) for two in range(count)] for one in range(count)]
    meeting = 1 + sum(sum(row) for row in distance)
    cost = tuple(
        tuple(
            far + meeting * met.get(_pair(entrants[one], entrants[two]), 0)
            for two, far in enumerate(distance[one])
        )
        for one in range(count)
    )
    return Field(cost, meeting)


def _pair(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)
