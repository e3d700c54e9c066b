"""Whole games of any mix: every intent is possible, and every game ends."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from dazwischen.bots.strength import LEVELS
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from tests.bots.jarnac.driver import play
from tests.games.jarnac.adapter import all_options

TINY = 4_000
"""Enough for `meister` to try its options once."""


@settings(max_examples=30, deadline=None, derandomize=True, phases=[Phase.generate])
@given(options=all_options(), seed=st.integers(0, 10**6), data=st.data())
def test_every_game_ends_and_no_intent_is_refused(
    options: Options, seed: int, data: st.DataObject
) -> None:
    seats = ruleset(options).seats
    names = data.draw(st.lists(st.sampled_from(LEVELS), min_size=seats, max_size=seats))
    outcome = play(options, names, seed, TINY)
    assert len(outcome.points) == seats


@pytest.mark.parametrize("language", ["de", "fr"])
def test_alone_the_strong_ones_reach_the_goal(language: str) -> None:
    options = Options(language="fr" if language == "fr" else "de", variant="solo")
    outcome = play(options, ["meister"], 5)
    assert outcome.winners == (1,)
    assert outcome.points[0] >= 576


def test_the_same_dice_give_the_same_game() -> None:
    options = Options()
    names = ["meister", "leicht"]
    assert play(options, names, 3) == play(options, names, 3)
