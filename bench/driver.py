"""Random legal play on the engine, as the kernel's playout does it.

A decision is what it is there: a lay, a traitor or a top up. Dealing, "bereit", drawing the card
that a traitor costs, topping up an empty hand and "Jay" are done and timed, but not counted.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from dazwischen.cards import laying
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.evolve import evolve
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.state import OVER, State

LONGEST = 4000
"""Decisions after which a round is broken off, as in the kernel's playout."""


class Round(NamedTuple):
    start: State
    intents: list[do.JayIntent]
    decisions: int


def play_round(start: State, seed: int) -> Round:
    dice, intents = Random(seed), _beginning(start)
    state = start
    for first in intents:
        state = done(state, first)
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        decisions += 1
        intent: do.JayIntent | None = choose(state, dice)
        while intent is not None:
            intents.append(intent)
            state = done(state, intent)
            intent = due(state, intent)
    return Round(start, intents, decisions)


def done(state: State, intent: do.JayIntent) -> State:
    events = decide(state, intent)
    if isinstance(events, Rejected):
        raise TypeError(f"{intent} was to be legal: {events}")
    for event in events:
        state = evolve(state, event)
    return state


def choose(state: State, dice: Random) -> do.JayIntent:
    """The first seat from a random one on that can lay does; else the obligated one must."""
    if not state.lying:
        return do.Lay(seat=state.obligation, card=_one_of(dice, state.hands[state.obligation - 1]))
    tables, flow, hands = state.rules.tables, state.flow, state.hands
    first = int(dice.random() * len(hands))
    for index in (*range(first, len(hands)), *range(first)):
        figures = laying.layable(tables, flow, index + 1)
        cards = [card for card in hands[index] if figures >> card & 1]
        if cards:
            return do.Lay(seat=index + 1, card=_one_of(dice, cards))
    must = state.obligation
    if hands[must - 1] and dice.random() < 0.5:
        return do.Lay(seat=must, card=_one_of(dice, hands[must - 1]), face_down=True)
    return do.TopUp(seat=must, count=least_top_up(state, must)[0])


def due(state: State, after: do.JayIntent) -> do.JayIntent | None:
    """What follows from an action without anything to decide."""
    seat = after.seat
    if state.dues[seat - 1]:
        return do.Draw(seat=seat, count=state.owed(seat))
    if state.hands[seat - 1] or state.is_out(seat) or isinstance(after, do.TopUp):
        return None
    if seat in state.finished:
        return do.CallJay(seat=seat)
    return do.TopUp(seat=seat, count=least_top_up(state, seat)[0])


def _beginning(state: State) -> list[do.JayIntent]:
    ready = [do.Ready(seat=seat) for seat in state.seats()] if state.rules.ready else []
    return [do.Deal(seat=TABLE), *ready]


def _one_of(dice: Random, cards: Sequence[int]) -> int:
    return cards[int(dice.random() * len(cards))]
