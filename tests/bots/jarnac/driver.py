"""A table without timers: everybody is asked after every event, and whoever is first acts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from dazwischen.bots.jarnac.bot import make
from dazwischen.bots.protocol import Bot
from dazwischen.bots.strength import strength
from dazwischen.core.dice import Dice
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE, Outcome
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import State
from dazwischen.games.jarnac.view import View

MOST = 4000
"""Actions in a game; the longest seen took a quarter of that."""
SMALL = 100_000
"""A budget for `meister` with which it is still itself, but fast."""
Bots = Mapping[int, Bot[View, do.JarnacIntent]]


class Step(NamedTuple):
    before: State
    intent: do.JarnacIntent
    after: State


def seated(options: Options, names: Sequence[str], budget: int = SMALL) -> Bots:
    """A bot of each strength named, seat by seat."""
    return {
        seat: make(options, seat, strength(name), budget=budget)
        for seat, name in enumerate(names, 1)
    }


def done(state: State, intent: do.JarnacIntent) -> State:
    events = GAME.decide(state, intent)
    assert not isinstance(events, Rejected), (intent, events, GAME.view(state, intent.seat))
    for event in events:
        state = GAME.evolve(state, event)
    return state


def begun(options: Options, seed: int) -> State:
    return done(GAME.start(options, seed), do.Begin(seat=TABLE))


def steps(state: State, bots: Bots, seed: int) -> Iterator[Step]:
    """Plays on to the end, one action after the other."""
    now = 0
    for number in range(MOST):
        if GAME.outcome(state):
            return
        now, intent = first(state, bots, seed, number, now)
        after = done(state, replace(intent, at=now))
        yield Step(state, intent, after)
        state = after
    raise AssertionError("the game does not end")


def first(
    state: State, bots: Bots, seed: int, number: int, now: int
) -> tuple[int, do.JarnacIntent]:
    """Who acts next, and when."""
    wanted: list[tuple[int, int, do.JarnacIntent]] = []
    for seat, bot in bots.items():
        dice = Dice(seed, seat, number)
        seen = now + bot.notice(dice, own=False)
        bot.see(GAME.view(state, seat), seen)
        action = bot.act(seen, dice)
        if action:
            assert action.delay >= 0
            wanted.append((seen + action.delay, seat, action.intent))
    assert wanted, "everybody waits for everybody"
    time, _, intent = min(wanted, key=lambda one: one[:2])
    return time, intent


def play(options: Options, names: Sequence[str], seed: int, budget: int = SMALL) -> Outcome:
    state = begun(options, seed)
    for step in steps(state, seated(options, names, budget), seed):
        state = step.after
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome
