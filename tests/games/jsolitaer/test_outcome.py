"""How a game and a series end: S-SERIES-1."""

import pytest

from dazwischen.core.game import Outcome
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.state import State


def after(options: Options, *endings: ev.GameEnded) -> State:
    state = GAME.start(options, 0)
    for number, ending in enumerate(endings, 1):
        shares = ((),) * options.players
        state = evolve(state, ev.Dealt(number, 1, (1,) * 5, shares, (), shares))
        state = evolve(state, ending)
    return state


@pytest.mark.parametrize(
    ("options", "endings", "outcome"),
    [
        (
            Options(players=2),
            [ev.GameEnded(ev.EMPTIED, (2,), (0, 1))],
            Outcome("emptied", (2,), (0, 1)),
        ),
        (
            Options(players=3),
            [ev.GameEnded(ev.STUCK, (1, 3), (1, 0, 1))],
            Outcome("stuck", (1, 3), (1, 0, 1)),
        ),
        (
            Options(players=2, games=3),
            [
                ev.GameEnded(ev.EMPTIED, (2,), (0, 1)),
                ev.GameEnded(ev.STUCK, (1, 2), (1, 1)),
                ev.GameEnded(ev.EMPTIED, (1,), (1, 0)),
            ],
            Outcome("games-played", (1, 2), (2, 2)),
        ),
        (
            Options(players=1, games=2),
            [ev.GameEnded(ev.EMPTIED, (1,), (64,)), ev.GameEnded(ev.STUCK, (), (50,))],
            Outcome("games-played", (), (114,)),
        ),
        (
            Options(players=1),
            [ev.GameEnded(ev.EMPTIED, (1,), (64,))],
            Outcome("emptied", (1,), (64,)),
        ),
        (Options(players=2, games=2), [ev.GameEnded(ev.EMPTIED, (2,), (0, 1))], None),
        (Options(players=2, games=0), [ev.GameEnded(ev.EMPTIED, (2,), (0, 1))], None),
    ],
)
def test_outcome(options: Options, endings: list[ev.GameEnded], outcome: Outcome | None) -> None:
    assert GAME.outcome(after(options, *endings)) == outcome
