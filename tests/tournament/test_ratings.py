"""Ratings: which games count, and what a game does to them."""

from typing import Any

import pytest

from dazwischen.cards.figures import Kind, Rank
from dazwischen.core.game import Outcome
from dazwischen.games import registry
from dazwischen.games.jarnac.options import Options as Jarnac
from dazwischen.games.jay.options import Options as Jay
from dazwischen.games.jsolitaer.options import Options as Solitaire
from dazwischen.tournament.ratings import Strength, places_of, rated


@pytest.mark.parametrize(
    ("game", "options", "level"),
    [
        ("jay", Jay(), "7"),
        ("jay", Jay(level=2, players=2), "2"),
        ("jay", Jay(edition="zdj-4.6", level=3), "zdj-3"),
        ("jay", Jay(colours=3), None),
        ("jay", Jay(copies={"Jay": 9}), None),
        ("jay", Jay(figures=(Kind("Graf", Rank.NOBLE, copies=2, effects=()),)), None),
        ("jarnac", Jarnac(), "standard"),
        ("jarnac", Jarnac(variant="professional"), "professional"),
        ("jarnac", Jarnac(variant="solo"), None),
        ("jarnac", Jarnac(teams=(2, 1)), None),
        ("jsolitaer", Solitaire(players=2), None),
    ],
)
def test_what_is_rated_apart(game: str, options: Any, level: str | None) -> None:
    rated_by = registry.module(game).rated
    assert (rated_by.level(options) if rated_by else None) == level


def test_places_among_those_who_are_rated() -> None:
    outcome = Outcome("rounds-played", (2,), (5, 20, 10, 5))
    assert places_of(outcome, [1, 2, 3, 4]) == [3, 1, 2, 3]
    assert places_of(outcome, [4, 3]) == [2, 1]
    # A draw of equal points.
    assert places_of(Outcome("bag-empty", (1, 2), (90, 90)), [1, 2]) == [1, 1]


def test_who_wins_rises_and_who_loses_falls() -> None:
    won, lost = rated([None, None], [1, 2])
    assert won.mu > 25.0 > lost.mu
    assert won.sigma < 25.0 / 3
    again, _ = rated([won, lost], [2, 1])
    assert again.mu < won.mu


def test_a_draw_of_equals_changes_little_but_makes_surer() -> None:
    start = Strength(25.0, 8.0)
    one, two = rated([start, start], [1, 1])
    assert one.mu == pytest.approx(two.mu)
    assert one.sigma < start.sigma


def test_beating_the_strong_is_worth_more() -> None:
    strong, weak, me = Strength(32.0, 2.0), Strength(18.0, 2.0), Strength(25.0, 4.0)
    assert rated([me, strong], [1, 2])[0].mu > rated([me, weak], [1, 2])[0].mu
