"""No bot ends a game that it loses by ending it while it can go on: K-END-1, K-END-2."""

from random import Random

import pytest

from dazwischen.bots.jarnac.bot import make
from dazwischen.bots.jarnac.playing_on import possible
from dazwischen.bots.jarnac.vocabulary import mastery
from dazwischen.bots.strength import LEVELS, strength
from dazwischen.core.dice import Dice
from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ROWS
from dazwischen.games.jarnac.state import OVER, State
from tests.bots.jarnac.boards import seen, table
from tests.bots.jarnac.driver import SMALL, begun, seated, steps
from tests.games.jarnac.adapter import COMMON

WORDS = sorted(COMMON)
SHORT = [word for word in WORDS if len(word) <= 4]
LONG = [word for word in WORDS if len(word) >= 5]


def after(state: State, intent: do.JarnacIntent) -> State:
    events = GAME.decide(state, intent)
    assert not isinstance(events, Rejected), (intent, events)
    for event in events:
        state = GAME.evolve(state, event)
    return state


def ends_lost(before: State, then: State) -> bool:
    """The side at move has ended the game and lost it, or waits for a last Jarnac to lose it."""
    mine, theirs = then.board(before.side).score, then.board(before.other(before.side)).score
    return (then.phase == OVER or then.beat > 0) and mine < theirs


def goes_on(state: State, level: str) -> bool:
    """Whether anything that a bot of that strength knows keeps the game going, or wins it."""
    words = mastery(state.rules, strength(level).thinking)
    seat = state.captains[state.side - 1]
    intents: list[do.JarnacIntent] = []
    for move in possible(words, seen(state)):
        match move.what:
            case "draw":
                intents.append(do.Draw(seat=seat))
            case "pass":
                intents.append(do.Pass(seat=seat))
            case "lay":
                intents.append(do.Lay(seat=seat, word=move.word, row=move.row))
            case _:
                intents.append(do.CallJarnac(seat=seat, word=move.word, row=move.row))
    return any(not ends_lost(state, after(state, intent)) for intent in intents)


def behind(dice: Random) -> State:
    """One row is free, the other side is ahead, and letters are there for a last word."""
    options = Options(variant=dice.choice(("standard", "professional")))
    mine = [dice.choice(SHORT) for _ in range(ROWS - 1)]
    theirs = [dice.choice(LONG) for _ in range(dice.randint(3, 7))]
    racks = dice.choice(WORDS) + dice.choice("ENRST"), dice.choice(WORDS)
    empty = dice.random() < 0.4
    return table((mine, theirs), racks, options, bag=not empty, passed=dice.random() < 0.5)


@pytest.mark.parametrize("name", LEVELS)
def test_whoever_is_behind_does_not_end_it(name: str) -> None:
    tempted = 0
    for seed in range(60):
        state = behind(Random(seed))
        bot = make(state.rules.options, 1, strength(name), budget=SMALL)
        bot.see(GAME.view(state, 1), 0)
        action = bot.act(0, Dice(seed))
        assert action is not None
        if ends_lost(state, after(state, action.intent)):
            assert not goes_on(state, name), (seed, action.intent)
        tempted += any(word for word in state.board(1).rack)
    assert tempted > 30


@pytest.mark.parametrize("names", [("leicht", "mittel"), ("mittel", "stark"), ("stark", "leicht")])
def test_nor_in_whole_games(names: tuple[str, str]) -> None:
    for seed in range(8):
        state = begun(Options(), seed)
        for step in steps(state, seated(Options(), names), seed):
            if ends_lost(step.before, step.after):
                assert not goes_on(step.before, names[step.before.side - 1]), step.intent
