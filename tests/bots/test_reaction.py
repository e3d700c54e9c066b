from random import Random
from statistics import mean, median

from dazwischen.bots.reaction import FASTEST, SLOWEST, reaction, thought


def test_reactions_lie_between_the_bounds_and_lean_to_the_left() -> None:
    chance = Random(1)
    delays = [reaction(chance) for _ in range(2000)]
    assert FASTEST <= min(delays) < max(delays) <= SLOWEST
    assert median(delays) < mean(delays) < (FASTEST + SLOWEST) / 2


def test_thinking_takes_longer() -> None:
    assert mean(thought(Random(n)) for n in range(500)) > mean(
        reaction(Random(n)) for n in range(500)
    )


def test_pace_divides() -> None:
    assert abs(reaction(Random(5), 4.0) * 4 - reaction(Random(5))) <= 4
