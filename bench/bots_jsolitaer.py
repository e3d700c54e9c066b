"""J-Solitär's bots: does each strength beat the one below it, and what does it need alone?

Games of two over the same deals from both seats, then games alone over the same deals. The arena
plays them: `python bench/bots_jsolitaer.py [--rounds 1000] [--workers 2]`.
"""

import argparse
import sys
from itertools import pairwise
from statistics import mean
from time import perf_counter

from dazwischen.bots.strength import LEVELS
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.options import Options
from dazwischen.lab.plan import Arena, arena, pairing
from dazwischen.lab.runner import results
from dazwischen.lab.tally import Report, Tally
from dazwischen.table.opening import opened

GOAL = 0.6
"""The share of wins against the next weaker."""


def measured(planned: Arena, workers: int) -> tuple[Report, float]:
    """What came of it, and rounds in a second."""
    tally, start = Tally(planned), perf_counter()
    for result in results(planned, workers=workers):
        tally.take(result)
    return tally.report(), planned.rounds / (perf_counter() - start)


def duel(better: str, worse: str, rounds: int, workers: int) -> bool:
    planned = arena("jsolitaer", Options(players=2), (better, worse), rounds=rounds, seed=1)
    report, speed = measured(planned, workers)
    share = next(own.win_share for own in report.standings if own.strength == better)
    print(
        f"{better:>8} : {worse:<8} {100 * share.value:5.1f} %"
        f"  ({100 * share.low:.1f} to {100 * share.high:.1f}), {speed:.0f} rounds/s"
    )
    return share.value >= GOAL and share.low > 0.5


def alone(strength: str, rounds: int) -> None:
    """Everybody gets rid of all cards in the end: the turns it takes tell them apart."""
    planned = arena("jsolitaer", Options(), (strength,), rounds=rounds, seed=1)
    turns, laid, won = [], [], 0
    for number in range(1, rounds + 1):
        table = opened("jsolitaer", planned.options, pairing(planned, number).seed, [strength])
        while (wake := table.wake()) is not None:
            table.advance(wake)
        outcome = GAME.outcome(table.state)
        won += outcome is not None and bool(outcome.winners)
        turns.append(table.state.turns[0])
        laid.append(table.state.laid[0])
    print(
        f"{strength:>8} alone: {won} of {rounds} won, {mean(turns):.1f} turns,"
        f" {mean(laid):.1f} cards laid, {sum(laid) / sum(turns):.2f} a turn"
    )


def main() -> int:
    """1 if a step of the ladder does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    held = [
        duel(better, worse, options.rounds, options.workers) for worse, better in pairwise(LEVELS)
    ]
    for strength in LEVELS:
        alone(strength, options.rounds // 5)
    return int(not all(held))


if __name__ == "__main__":
    sys.exit(main())
