"""Intervals, against figures worked out elsewhere and against chance itself."""

from random import Random
from statistics import mean, stdev

import pytest

from dazwischen.lab.figures import Mean, quantile, wilson
from dazwischen.lab.ratings import Ratings


@pytest.mark.parametrize(
    ("won", "rounds", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (600, 1000, 0.5693, 0.6299),
    ],
)
def test_wilson(won: float, rounds: int, low: float, high: float) -> None:
    """The usual worked examples of the interval."""
    estimate = wilson(won, rounds)
    assert estimate.value == won / rounds
    assert estimate.low == pytest.approx(low, abs=1e-4)
    assert estimate.high == pytest.approx(high, abs=1e-4)


def test_a_mean_and_its_interval() -> None:
    dice, taken = Random(1), Mean()
    numbers = [dice.gauss(10, 3) for _ in range(500)]
    for number in numbers:
        taken.take(number)
    estimate = taken.estimate
    assert estimate.value == pytest.approx(mean(numbers))
    assert estimate.high - estimate.value == pytest.approx(1.96 * stdev(numbers) / 500**0.5)
    assert estimate.low < 10 < estimate.high


def test_one_number_has_no_interval() -> None:
    taken = Mean()
    taken.take(3)
    assert (taken.estimate.low, taken.estimate.value, taken.estimate.high) == (3, 3, 3)


def test_quantiles() -> None:
    assert [quantile(list(range(100)), part) for part in (0, 0.5, 0.95, 1)] == [0, 50, 95, 99]


def test_ratings_follow_the_results() -> None:
    ratings = Ratings(3)
    before = ratings.estimates()
    for _ in range(20):
        ratings.take((1, 2, 2))
    best, second, third = ratings.estimates()
    assert best.low > second.high
    assert second.value == pytest.approx(third.value)
    assert best.high - best.low < before[0].high - before[0].low


def test_alone_there_is_nothing_to_rate() -> None:
    ratings = Ratings(1)
    before = ratings.estimates()
    ratings.take((1,))
    assert ratings.estimates() == before
