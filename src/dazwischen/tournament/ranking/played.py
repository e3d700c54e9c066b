"""What the standings of a tournament are made from: tables with results, and who had a bye."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec import Struct

from dazwischen.tournament.ranking.results import Result


class PlayedTable(Struct, frozen=True):
    entrants: tuple[int, ...]
    result: Result


class PlayedRound(Struct, frozen=True):
    tables: tuple[PlayedTable, ...] = ()
    byes: tuple[int, ...] = ()
    final: bool = False


def meetings(tables: Iterable[Sequence[int]]) -> Counter[tuple[int, int]]:
    """How often any two have sat at one table."""
    met: Counter[tuple[int, int]] = Counter()
    for entrants in tables:
        met.update(combinations(sorted(entrants), 2))
    return met
