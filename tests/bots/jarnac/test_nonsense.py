"""Whoever claims words that are none does not get far with it: K-WORD-2, K-PRO-5."""

import pytest

from dazwischen.bots.jarnac.bot import make
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import LONGEST
from dazwischen.games.jarnac.state import JARNAC, State
from dazwischen.table.opening import opened
from tests.bots.jarnac.driver import SMALL

TRIES = 6
"""Claims that were taken back in one turn, after which even a babbler passes."""


def claimed(state: State, dice: Dice, taken_back: int) -> do.JarnacIntent | None:
    """What somebody does who takes his letters as they come and calls them a word."""
    if state.side != 1 or state.held:
        return None
    board = state.board(1)
    if state.phase == JARNAC and state.beat:
        return do.Pass(seat=1)
    if state.due:
        return do.Draw(seat=1)
    letters = list(board.rack)
    if len(letters) < 3 or not board.free or taken_back >= TRIES:
        return do.Pass(seat=1)
    made = [letters.pop(dice.below(len(letters))) for _ in range(min(len(letters), LONGEST))]
    return do.Lay(seat=1, word="".join(made))


@pytest.mark.parametrize("variant", ["standard", "professional"])
@pytest.mark.parametrize("name", ["mittel", "stark", "meister"])
def test_nonsense_loses(name: str, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The babbler draws as soon as he may; the table and the bot do what they always do."""
    # With less to think about `meister` is still itself, and objects all the same.
    monkeypatch.setitem(make.__kwdefaults__ or {}, "budget", SMALL)
    options = Options(variant=variant, judging="challenge", starter=1)  # type: ignore[arg-type]
    table = opened("jarnac", options, 11, ["person", name])
    table.advance(0)
    turn, back = -1, 0
    for number in range(4_000):
        if table.outcome is not None:
            break
        state = table.state
        if state.boards and state.bag != turn:
            turn, back = state.bag, 0
        wanted = claimed(state, Dice(5, number), back)
        if wanted is None or state.phase == "over":
            table.advance(table.wake() or table.now)
            continue
        before = sum(map(len, state.board(1).rows))
        table.submit(1, wanted, table.now)
        table.advance(table.now)
        if isinstance(wanted, do.Lay):
            while table.state.held:
                table.advance(table.wake() or table.now)
            back += sum(map(len, table.state.board(1).rows)) <= before
    assert table.outcome is not None
    assert table.outcome.winners == (2,)
    lexicon = table.state.rules.lexicon
    lying = [word for word in table.state.board(1).rows if word]
    assert all(map(lexicon.is_standard, lying)), lying
