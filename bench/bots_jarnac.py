"""The bots of Jarnac: the ladder of strengths, and how long they think.

python bench/bots_jarnac.py [--games 200] [--budget 2000000] [--pairs meister/stark] [--timed 5]
                            [--no-append] [--min-added 2] [--min-length 4]
"""

from argparse import ArgumentParser
from statistics import median, quantiles
from time import process_time

from bots_jarnac_games import duel, played
from dazwischen.bots.jarnac.simulator import BUDGET
from dazwischen.games.jarnac.options import Options

NOTHING = 0.002
"""Seconds of work for which nobody has thought."""
PAIRS = "mittel/leicht,stark/mittel,meister/stark"


def ladder(pairs: str, games: int, budget: int, options: Options) -> None:
    print(
        f"Share of games won, seats swapped, with 95 % intervals; meister with {budget:,} of work"
    )
    for pair in pairs.split(","):
        stronger, _, weaker = pair.partition("/")
        result = duel(stronger, weaker, games, budget, options)
        low, high = result.interval
        print(
            f"  {stronger + ' against ' + weaker:28}{result.share:8.1%}   {low:.1%} … {high:.1%}"
            f"   {result.points:+.0f} points   {games} games",
            flush=True,
        )


def speed(name: str, games: int, budget: int, options: Options) -> None:
    """Both sides of one strength. Letters are drawn without a thought: what takes no time is not
    counted as a decision."""
    start = process_time()
    results = [played((name, name), seed, budget, options) for seed in range(games)]
    minutes = (process_time() - start) / 60
    text = f"  {name:28}{games / minutes:8.1f} games/min"
    times = [1000 * time for one in results for time in one.thought if time > NOTHING]
    if len(times) > games:
        slow = quantiles(times, n=20)[-1]
        text += f"   {median(times):6.0f} ms   {slow:6.0f} ms   {max(times):6.0f} ms"
    print(text, flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", type=int, default=BUDGET // 10, help="in the ladder")
    parser.add_argument("--timed", type=int, default=5, help="games at the default budget")
    parser.add_argument("--no-append", action="store_true", help="K-PRO-8, as the next two")
    parser.add_argument("--min-added", type=int, default=0)
    parser.add_argument("--min-length", type=int, default=0)
    wanted = parser.parse_args()
    options = Options(
        no_append=wanted.no_append, min_added=wanted.min_added, min_length=wanted.min_length
    )
    if wanted.games:
        ladder(wanted.pairs, wanted.games, wanted.budget, options)
    if wanted.timed:
        print("\nGames a minute on one core, and a decision's median, 95th percentile, longest")
        for name in ("leicht", "mittel", "stark", "meister"):
            speed(name, wanted.timed, BUDGET, options)


if __name__ == "__main__":
    main()
