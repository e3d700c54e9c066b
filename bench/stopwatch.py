"""What every measured program shares; it must run in the peers' environment too."""

import json
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter

SLICES = 10
SLICE = 0.05
"""Seconds: long enough to count, short enough to leave out what disturbs the machine."""


def rate(play: Callable[[], tuple[int, float]]) -> float:
    """What `play` counts a second by its own clock: the median of several slices of time."""
    play()
    return median(_slice(play) for _ in range(SLICES))


def _slice(play: Callable[[], tuple[int, float]]) -> float:
    count, seconds = 0, 0.0
    while seconds < SLICE:
        more, time = play()
        count += more
        seconds += time
    return count / seconds


def timed(play: Callable[[], int]) -> Callable[[], tuple[int, float]]:
    """For whatever has nothing to leave out of the time."""

    def clocked() -> tuple[int, float]:
        start = perf_counter()
        return play(), perf_counter() - start

    return clocked


def report(figures: Mapping[str, float | list[float]]) -> None:
    """One line of JSON, the last one on standard output: each figure with its values."""
    values = {name: it if isinstance(it, list) else [it] for name, it in figures.items()}
    print("\n" + json.dumps(values))
