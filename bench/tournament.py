"""Drawing the rounds of a large tournament on one core: the time a round takes, who meets again.

Two hundred players, seven rounds: Jay at tables of four, and Jarnac in pairs by Swiss. The stronger
of two wins more often, so that standings form as they do in earnest.
"""

import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from time import perf_counter
from typing import TypeAlias

from dazwischen.tournament.pairing.sizes import table_sizes
from dazwischen.tournament.pairing.swiss import swiss
from dazwischen.tournament.pairing.tables import seated

PLAYERS = 200
ROUNDS = 7
GOAL = 2.0
"""Seconds a round."""
Pairs: TypeAlias = Counter[tuple[int, int]]
Draw: TypeAlias = Callable[[list[int], dict[int, int], Pairs, Random], list[list[int]]]


def jay(order: list[int], _points: dict[int, int], met: Pairs, dice: Random) -> list[list[int]]:
    return seated(order, table_sizes(len(order), 4), met, dice)


def jarnac(order: list[int], points: dict[int, int], met: Pairs, dice: Random) -> list[list[int]]:
    pairs, _ = swiss(order, points, met, {}, dice)
    return pairs


def rounds(draw: Draw, players: int, seed: int) -> tuple[list[float], int]:
    """Seconds of every round, and how often somebody met again."""
    dice = Random(seed)
    entrants = list(range(1, players + 1))
    points = dict.fromkeys(entrants, 0)
    met: Pairs = Counter()
    times = []
    for _ in range(ROUNDS):
        order = sorted(entrants, key=lambda entrant: (-points[entrant], dice.random()))
        start = perf_counter()
        groups = draw(order, points, met, dice)
        times.append(perf_counter() - start)
        for group in groups:
            met.update(combinations(sorted(group), 2))
            strength = sorted(group, key=lambda entrant: entrant + dice.gauss(0, players / 3))
            for place, entrant in enumerate(strength):
                points[entrant] += len(group) - place - 1
    return times, sum(count - 1 for count in met.values())


def main() -> int:
    slowest = 0.0
    for name, draw in (("Jay, tables of four", jay), ("Jarnac, Swiss", jarnac)):
        times, again = rounds(draw, PLAYERS, 1)
        slowest = max(slowest, *times)
        print(
            f"{name}: {PLAYERS} players, {ROUNDS} rounds; slowest {max(times):.2f} s,"
            f" mean {sum(times) / len(times):.2f} s; met again: {again}"
        )
    print(f"goal {GOAL:.0f} s a round: {'met' if slowest < GOAL else 'MISSED'}")
    return slowest >= GOAL


if __name__ == "__main__":
    sys.exit(main())
