"""Bots act on what their seat can see: another bag and other talk change nothing."""

from random import Random

import pytest

from dazwischen.bots.strength import LEVELS
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from tests.bots.jarnac.driver import begun, seated, steps
from tests.games.jarnac.adapter import ADAPTER


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    options, dice = Options(teams=(2, 2), judging="challenge"), Random(9)
    bots = seated(options, [name] * 4, 4_000)
    watchers = seated(options, [name] * 4, 4_000)
    asked, proposals = 0, 0
    for number, step in enumerate(steps(begun(options, 2), bots, 2)):
        if number % 5:
            continue
        for seat, watcher in watchers.items():
            choices = []
            for state in (step.before, ADAPTER.scramble(step.before, seat, dice)):
                watcher.see(GAME.view(state, seat), 1000)
                choices.append(watcher.act(1000, Dice(number, seat)))
            assert choices[0] == choices[1]
            asked += choices[0] is not None
            hidden = step.before.rules.side_of(seat) != step.before.side
            proposals += hidden and bool(step.before.proposals)
    assert asked > 20
    assert proposals
