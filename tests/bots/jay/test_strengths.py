"""Stronger bots win more, and find more; `bench/bots_jay.py` says how much."""

from typing import get_args

import pytest

from bots_jay_faults import hunt
from bots_jay_ladder import duel
from dazwischen.cards.decks import Edition


@pytest.mark.parametrize(
    ("stronger", "weaker", "rounds"),
    [
        ("mittel", "leicht", 200),
        ("stark", "mittel", 200),
        ("meister", "stark", 160),
        ("stark:mittel", "mittel", 400),
        ("meister:mittel", "leicht:mittel", 60),
    ],
)
def test_the_stronger_wins_more(stronger: str, weaker: str, rounds: int) -> None:
    """Surely more than half: the lower end of the interval."""
    assert duel(stronger, weaker, rounds).interval[0] > 0.5


@pytest.mark.parametrize("edition", get_args(Edition))
def test_a_meister_finds_open_faults(edition: Edition) -> None:
    found = hunt(edition, 12)
    assert found.found + found.missed > 15
    assert found.share >= 0.8
