"""The bots of Jay: rounds a second, the ladder of strengths, faults found in a tournament.

python bench/bots_jay.py [--rounds 1000] [--pairs meister/stark,stark:mittel/mittel]
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import count
from typing import get_args

import stopwatch
from bots_jay_faults import hunt
from bots_jay_ladder import Duel, duel
from bots_jay_rounds import played
from dazwischen.cards.decks import Edition
from dazwischen.games.jay.options import Options

PAIRS = "mittel/leicht,stark/mittel,meister/stark,stark:mittel/mittel,meister:stark/stark"
FOUR = Options(level=7, players=4)


def speed(strength: str) -> float:
    """Whole rounds a second, four bots of that strength on one core."""
    seeds = count(1)

    def one() -> int:
        played(FOUR, (strength,) * 4, next(seeds))
        return 1

    return stopwatch.rate(stopwatch.timed(one))


def line(result: Duel, edition: str) -> str:
    low, high = result.interval
    names = f"{result.stronger} against {result.weaker}, {edition}"
    return f"  {names:44}{result.share:8.1%}   {low:.1%} … {high:.1%}   {result.rounds} rounds"


def ladder(pairs: Sequence[str], rounds: int) -> None:
    print("\nShare of rounds won, two players, level 7, seats swapped, with 95 % intervals")
    for pair in pairs:
        stronger, _, weaker = pair.partition("/")
        for edition in get_args(Edition):
            print(line(duel(stronger, weaker, rounds, edition), edition), flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--rounds", type=int, default=1000)
    wanted = parser.parse_args()
    print("Rounds a second on one core, level 7, four bots, virtual time")
    for strength in ("leicht", "mittel", "stark", "meister"):
        print(f"  {strength:44}{speed(strength):8.0f}", flush=True)
    ladder(wanted.pairs.split(","), wanted.rounds)
    print("\nOpen faults of leicht found by meister within three lays, tournament")
    for edition in get_args(Edition):
        found = hunt(edition, max(1, wanted.rounds // 10))
        print(f"  {edition:44}{found.share:8.1%}   {found.found + found.missed} faults", flush=True)


if __name__ == "__main__":
    main()
