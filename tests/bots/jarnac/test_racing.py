"""Which option is best, on samples that all options share."""

from dazwischen.bots.jarnac import racing
from dazwischen.core.dice import Dice


class Tries:
    """Options of different worth under the same noise, and what trying them cost."""

    def __init__(self, worths: list[float], noise: float) -> None:
        self.worths, self.noise, self.cost = worths, noise, 0
        self.tried = [0] * len(worths)

    def trial(self, option: int, sample: int) -> float:
        self.cost += 10
        self.tried[option] += 1
        common, own = Dice(1, sample).random(), Dice(2, sample, option).random()
        return self.worths[option] + 10 * common + self.noise * own

    def best(self, budget: int) -> int:
        return racing.best(len(self.worths), self.trial, lambda: self.cost, budget)


def test_finds_the_best_under_noise() -> None:
    tries = Tries([0.3, 0.5, 0.1, 0.9, 0.7, 0.2, 0.4, 0.0], 2.0)
    assert tries.best(100_000) == 3


def test_what_is_clearly_worse_costs_little() -> None:
    tries = Tries([0.0, 5.0, 1.0, 2.0], 0.1)
    assert tries.best(10**6) == 1
    assert tries.cost < 5000


def test_most_trials_go_to_the_best() -> None:
    tries = Tries([0.1 * n for n in range(16)], 6.0)
    tries.best(60_000)
    assert tries.tried[15] > 3 * tries.tried[0]


def test_keeps_to_its_budget_however_level_the_options_are() -> None:
    tries = Tries([0.0] * 8, 1.0)
    tries.best(20_000)
    assert tries.cost <= 20_000 + 8 * racing.BLOCK * 10
    free = Tries([0.0, 0.0], 0.0)
    free.best(10**9)
    assert free.tried[0] <= racing.ENOUGH + racing.BLOCK


def test_the_first_of_equals() -> None:
    assert Tries([1.0, 1.0, 1.0], 0.0).best(10_000) == 0
