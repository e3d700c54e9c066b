"""The exact search against brute force over the engine, on small tables with an empty bag."""

from functools import cache
from random import Random
from typing import Any

import pytest

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.careful import judgement
from dazwischen.bots.jarnac.endgame import Endgame, Stage, TooLarge
from dazwischen.bots.jarnac.table import MINE, position
from dazwischen.bots.strength import Level
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options, Variant
from dazwischen.games.jarnac.state import JARNAC, State
from tests.bots.jarnac.boards import seen, table, words
from tests.bots.jarnac.driver import done

DONE = ("MACHTLOSE", "HEIRATEND", "VERMAHLST", "WAHRENDES", "SONNIGERE", "HANDLICHE")
"""Words that can neither grow nor be taken, so that there is less to try."""
BOARDS = {
    "few words": (("HUND",), ("TAL",)),
    "one row left": ((*DONE, "REST"), (*DONE[:4], "KARIES", "HUND")),
    "one row left for both": ((*DONE, "REST"), (*DONE, "RABE")),
}

HARDSHIPS: tuple[dict[str, Any], ...] = (
    {"no_append": True},
    {"min_added": 2},
    {"min_length": 4},
    {"no_append": True, "min_added": 2, "min_length": 5},
)


def brute(state: State, side: int) -> int:
    """The margin of a side if both play their best: the rules and all moves, nothing else."""

    @cache
    def value(now: State) -> int:
        if now.ended:
            return now.board(side).score - now.board(now.other(side)).score
        return (max if now.side == side else min)(map(value, reached(now)))

    return value(state)


def reached(state: State) -> list[State]:
    """What every possible move leads to."""
    seat, rules, board = state.captains[state.side - 1], state.rules, state.board(state.side)
    moves: list[do.JarnacIntent] = [do.Pass(seat=seat)]
    calls = solver.jarnacs(state) if state.phase == JARNAC else []
    moves += [do.CallJarnac(seat=seat, word=play.word, row=play.row or 0) for play in calls]
    lays = [] if state.beat else solver.plays(rules, board.rows, board.rack)
    moves += [do.Lay(seat=seat, word=play.word, row=play.row or 0) for play in lays]
    return [done(state, move) for move in moves]


def racks(dice: Random) -> tuple[str, str]:
    return ("".join(dice.choices("AEINRSTDLUG", k=3)), "".join(dice.choices("EAINSTRHKMO", k=3)))


@pytest.mark.parametrize("variant", ["standard", "professional"])
@pytest.mark.parametrize("name", BOARDS)
def test_the_search_is_as_good_as_trying_everything(name: str, variant: Variant) -> None:
    options = Options(
        variant=variant, judging="dictionary", jarnacs=1 if name == "few words" else 2
    )
    assert compared(name, options) >= 2


@pytest.mark.parametrize("variant", ["standard", "professional"])
@pytest.mark.parametrize("hard", HARDSHIPS, ids="+".join)
def test_it_keeps_to_what_was_agreed(hard: dict[str, Any], variant: Variant) -> None:
    """K-PRO-8: neither side plans what the engine would refuse, and nothing else is left out."""
    options = Options(variant=variant, judging="dictionary", jarnacs=1, **hard)
    assert compared("few words", options) >= 1


def compared(name: str, options: Options) -> int:
    """How many tables were not decided as they stood; each has the margin of brute force."""
    known, decided, dice = words(Level.MEISTER, options), 0, Random(11)
    for number in range(4):
        state = table(BOARDS[name], racks(dice), options, bag=False, passed=number % 2 == 0)
        now, scene = position(known, seen(state)), seen(state)
        judge = judgement(known, state.rules)
        endgame = Endgame(judge, state.rules.limit, last=state.rules.professional, most=100_000)
        stage = Stage(MINE, calling=scene.calls)
        expected = brute(state, state.side)
        assert endgame.margin(now, stage) == expected
        decided += expected != state.board(1).score - state.board(2).score
    return decided


def test_the_move_it_names_keeps_the_margin() -> None:
    known = words(Level.MEISTER)
    state = table(BOARDS["one row left"], ("STE", "SN"), bag=False, passed=True)
    now = position(known, seen(state))
    endgame = Endgame(judgement(known, state.rules), 2, last=False, most=100_000)
    what, row, word, _ = endgame.best(now, Stage(MINE, calling=True))
    spelt = known.index.word(word)
    intent = (
        do.CallJarnac(seat=1, word=spelt, row=row + 1)
        if what == at.TAKE
        else do.Lay(seat=1, word=spelt, row=row + 1)
    )
    assert brute(done(state, intent), 1) == brute(state, 1)


def test_it_says_when_there_is_too_much_to_look_at() -> None:
    known = words(Level.MEISTER)
    state = table((("HUND", "REST"), ("KARIES", "MAU")), ("ENSTAR", "EILTNS"), bag=False)
    endgame = Endgame(judgement(known, state.rules), 2, last=False, most=50)
    with pytest.raises(TooLarge):
        endgame.best(position(known, seen(state)), Stage(MINE, calling=False))
