"""The flow kernel: whole random rounds, with nothing around it. `--uncompiled`: as plain Python."""

import sys
from collections.abc import Callable
from itertools import count
from typing import TypeAlias

import sources
import stopwatch

Tally: TypeAlias = Callable[[int, int], tuple[int, ...]]


def main(*, uncompiled: bool) -> None:
    if uncompiled:
        sources.prefer()
    tally, checksum = kernel(uncompiled=uncompiled)
    rounds, seeds = (5 if uncompiled else 2000), count(1)
    speed = stopwatch.rate(stopwatch.timed(lambda: tally(rounds, next(seeds))[0]))
    name = "kernel_uncompiled" if uncompiled else "kernel"
    stopwatch.report({name: speed, "checksum": tally(50, 0)[checksum]})


def kernel(*, uncompiled: bool) -> tuple[Tally, int]:
    """Plays that many rounds from a seed; and where in its tally the checksum stands."""
    from dazwischen.cards import layout as at
    from dazwischen.cards import playout
    from dazwischen.games.jay.options import Options
    from dazwischen.games.jay.ruleset import ruleset

    if str(playout.__file__).endswith(".py") is not uncompiled:
        sys.exit(f"not the kernel that was to be measured: {playout.__file__}")
    rules = ruleset(Options(level=7, players=4))
    deck = bytes(rules.deck)

    def tally(rounds: int, seed: int) -> tuple[int, ...]:
        return playout.random_rounds(
            rules.tables, deck, rules.traitor, rules.players, rules.hand, rounds, seed
        )

    return tally, at.CHECKSUM - at.DECISIONS


if __name__ == "__main__":
    main(uncompiled="--uncompiled" in sys.argv)
