"""Numbers that depend on the place alone."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.dice import Dice

PLACES = st.lists(st.integers(-(2**70), 2**70), min_size=1, max_size=4)


@given(place=PLACES)
def test_the_same_place_gives_the_same_numbers(place: list[int]) -> None:
    first, second = Dice(*place), Dice(*place)
    rolls = [first.random() for _ in range(5)]
    assert rolls == [second.random() for _ in range(5)]
    assert all(0 <= roll < 1 for roll in rolls)


def test_neighbouring_places_have_nothing_in_common() -> None:
    rolls = [Dice(7, seat, event).random() for seat in range(1, 7) for event in range(1000)]
    assert len(set(rolls)) == len(rolls)
    assert abs(sum(rolls) / len(rolls) - 0.5) < 0.01
    close = sum(abs(a - b) < 0.1 for a, b in itertools.pairwise(rolls))
    assert abs(close / len(rolls) - 0.19) < 0.02


def test_below_reaches_every_number() -> None:
    dice = Dice(1)
    assert {dice.below(6) for _ in range(200)} == set(range(6))
