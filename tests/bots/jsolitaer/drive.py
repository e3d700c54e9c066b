"""Whole games of bots, asked in turn: no table, no time."""

from collections.abc import Sequence

from dazwischen.bots.jsolitaer.bot import SolitaireBot, make
from dazwischen.bots.strength import strength
from dazwischen.core.dice import Dice
from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.state import PLAYING, State

MOST = 5000
"""Intents in a series of games; the longest seen took a fifth of that."""


def seated(options: Options, names: Sequence[str]) -> list[SolitaireBot]:
    return [make(options, seat, strength(name)) for seat, name in enumerate(names, 1)]


def step(state: State, intent: do.SolitaireIntent) -> State:
    answer = GAME.decide(state, intent)
    assert not isinstance(answer, Rejected), (intent, answer)
    for event in answer:
        state = GAME.evolve(state, event)
    return state


def played(options: Options, seed: int, names: Sequence[str]) -> list[State]:
    """The states in which somebody was asked, then the last one. Nothing is ever refused."""
    bots, states = seated(options, names), [GAME.start(options, seed)]
    for number in range(MOST):
        state = states[-1]
        if GAME.outcome(state):
            return states
        if state.phase != PLAYING:
            states.append(step(state, do.Deal(seat=0)))
            continue
        bot = bots[state.turn - 1]
        bot.see(GAME.view(state, state.turn), number)
        action = bot.act(number, Dice(seed, state.turn, number))
        assert action is not None
        assert action.delay > 0
        states.append(step(state, action.intent))
    raise AssertionError("the games do not end")


def duel(first: str, second: str, deals: int) -> float:
    """The first one's share of wins, each deal played from both seats."""
    won = 0
    for seed in range(deals):
        for names in ((first, second), (second, first)):
            winners = played(Options(players=2), seed, names)[-1].winners
            won += names.index(first) + 1 in winners
    return won / (2 * deals)
