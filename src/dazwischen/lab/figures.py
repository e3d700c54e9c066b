"""How sure a measured figure is: intervals that hold the true one in 95 cases of 100."""

from math import sqrt
from typing import Final

from msgspec import Struct

SIGMAS: Final = 1.96


class Estimate(Struct, frozen=True):
    value: float
    low: float
    high: float


class Mean:
    """Numbers taken one by one; their mean, and how far it may be off."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self._squares = 0.0

    def take(self, number: float) -> None:
        self.count += 1
        self.total += number
        self._squares += number * number

    @property
    def estimate(self) -> Estimate:
        mean = self.total / self.count
        if self.count < 2:
            return Estimate(mean, mean, mean)
        variance = max(self._squares - self.count * mean * mean, 0.0) / (self.count - 1)
        off = SIGMAS * sqrt(variance / self.count)
        return Estimate(mean, mean - off, mean + off)


def wilson(won: float, rounds: int) -> Estimate:
    """Wilson's interval for a share of rounds won, good for few rounds and shares near 0 or 1."""
    share, square = won / rounds, SIGMAS * SIGMAS
    middle = (share + square / (2 * rounds)) / (1 + square / rounds)
    spread = share * (1 - share) / rounds + square / (4 * rounds * rounds)
    off = SIGMAS * sqrt(spread) / (1 + square / rounds)
    return Estimate(share, max(0.0, middle - off), min(1.0, middle + off))


def quantile(ordered: list[int], part: float) -> int:
    """The number that so large a part of the others does not exceed."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
