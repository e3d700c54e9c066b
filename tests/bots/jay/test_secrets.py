"""Bots act on what their seat can see, and on nothing else."""

from random import Random

import pytest

from dazwischen.bots.jay.bot import JayBot, make
from dazwischen.bots.strength import LEVELS, strength
from dazwischen.core.dice import Dice
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.state import State
from dazwischen.table.steps import Refusal
from tests.bots.jay.tables import happenings
from tests.games.jay.adapter import ADAPTER


def _answer(bot: JayBot, state: State, at: int, roll: int) -> object:
    lag = bot.notice(Dice(roll, 1), own=False)
    bot.see(GAME.view(state, bot.seat), at)
    return lag, bot.act(at + lag, Dice(roll, 2))


@pytest.mark.parametrize("who", LEVELS)
@pytest.mark.parametrize("faults", ["guarded", "tournament"])
def test_hidden_cards_change_nothing(who: str, faults: Faults) -> None:
    """One bot is shown what happens, the other the same with all it cannot see dealt anew."""
    options, chance, acted = Options(faults=faults), Random(5), 0
    for seed in range(3):
        one, other = (make(options, 1, strength(who)) for _ in range(2))
        for roll, step in enumerate(happenings(options, ("mittel",) * 4, seed)):
            if isinstance(step, Refusal) or not step.state.hands:
                continue
            scrambled = ADAPTER.scramble(step.state, 1, chance)
            at = step.envelope.at
            answer = _answer(one, step.state, at, roll)
            assert _answer(other, scrambled, at, roll) == answer
            acted += answer != (None, None)
    assert acted > 100


@pytest.mark.parametrize("who", LEVELS)
def test_the_same_dice_give_the_same_answer(who: str) -> None:
    options = Options()
    one, other = (make(options, 2, strength(who)) for _ in range(2))
    for roll, step in enumerate(happenings(options, ("mittel",) * 4, 7)):
        if not isinstance(step, Refusal) and step.state.hands:
            at = step.envelope.at
            assert _answer(one, step.state, at, roll) == _answer(other, step.state, at, roll)
