"""The event-sourced engine: whole random rounds through `decide` and `evolve`."""

from itertools import count

import driver
import stopwatch
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options

OPTIONS = Options(level=7, players=4, rounds=0)


def replayed(played: driver.Round) -> int:
    """The same intents again, without the driver that chose them."""
    state = played.start
    for intent in played.intents:
        state = driver.done(state, intent)
    return played.decisions


def driven(seed: int) -> int:
    return driver.play_round(GAME.start(OPTIONS, seed), seed).decisions


def main() -> None:
    seeds = count(1)
    some = [driver.play_round(GAME.start(OPTIONS, seed), seed) for seed in range(20)]
    stopwatch.report(
        {
            "engine": stopwatch.rate(stopwatch.timed(lambda: driven(next(seeds)))),
            "engine_alone": stopwatch.rate(stopwatch.timed(lambda: sum(map(replayed, some)))),
        }
    )


if __name__ == "__main__":
    main()
