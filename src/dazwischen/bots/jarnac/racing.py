"""Which of several options is best, if each can be tried as often as one likes, at a price.

Successive halving: all are tried the same number of times on the same samples, the worse half is
left, and so on. Common samples make differences sharp, so what is clearly behind is left at once.
"""

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Final

CLEAR: Final = 3.5
"""Standard errors behind the best at which an option is left, ..."""
FEWEST: Final = 24
"""... after at least so many trials."""
ENOUGH: Final = 4000
"""Trials after which options that are still level may stay so."""
BLOCK: Final = 8
"""Trials between two looks at what has been spent."""


def best(
    options: int, trial: Callable[[int, int], float], spent: Callable[[], int], budget: int
) -> int:
    """The number of the best option; `trial` tries one on a sample, `spent` says what all trials
    have cost so far."""
    results: list[list[float]] = [[] for _ in range(options)]
    left, sample, rounds = list(range(options)), 0, max(1, ceil(log2(options)))
    begin = spent()
    for number in range(1, rounds + 1):
        while len(left) > 1 and sample < ENOUGH and (spent() - begin) * rounds < budget * number:
            for option in left:
                results[option] += [trial(option, sample + one) for one in range(BLOCK)]
            sample += BLOCK
            if sample >= FEWEST:
                left = _in_reach(left, results)
        left = sorted(left, key=lambda option: (-sum(results[option]), option))
        if number < rounds:
            left = left[: (len(left) + 1) // 2]
    return left[0]


def _in_reach(left: list[int], results: list[list[float]]) -> list[int]:
    """Those that are not clearly worse than the one that is ahead."""
    ahead = max(left, key=lambda option: (sum(results[option]), -option))
    return [o for o in left if o == ahead or not _clear(results[ahead], results[o])]


def _clear(ahead: list[float], behind: list[float]) -> bool:
    lead = [one - other for one, other in zip(ahead, behind, strict=True)]
    mean = sum(lead) / len(lead)
    spread = sum((one - mean) ** 2 for one in lead) / (len(lead) - 1)
    return mean > CLEAR * sqrt(spread / len(lead))
