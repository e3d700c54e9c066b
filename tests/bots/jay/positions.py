"""Positions to put a bot before, by the names of the cards."""

from typing import Any

from msgspec.structs import replace

from dazwischen.bots.jay.bot import JayBot, make
from dazwischen.bots.strength import strength
from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import PLAYING, Entry, State

LEVEL_7 = Options(level=7, players=4)


def dealt(options: Options, seed: int = 1) -> State:
    return done(GAME.start(options, seed), do.Deal(seat=0))


def done(state: State, intent: do.JayIntent) -> State:
    answer = GAME.decide(state, intent)
    assert isinstance(answer, list), answer
    for event in answer:
        state = GAME.evolve(state, event)
    return state


def position(
    hand: str,
    lying: str,
    *,
    options: Options = LEVEL_7,
    obligation: int = 1,
    layer: int = 0,
    twins: bool = False,
    reserved: tuple[int, ...] = (),
    **more: Any,
) -> State:
    """Seat 1 holds these cards; `obligation` has to lay on `lying`, which the last seat laid."""
    state = dealt(options)
    layer = layer or options.players
    flow = bytearray(laying.box(options.players, number(lying), layer, twins=twins))
    for seat in reserved:
        flow[at.ORDER + flow[at.COUNT]] = seat
        flow[at.COUNT] += 1
        flow[at.RESERVED] |= 1 << seat
    flow[at.OBLIGATION] = obligation
    top = Entry(1, layer, number(lying), number(lying), at.SERVE, bytes(flow))
    changes: dict[str, Any] = {
        "phase": PLAYING,
        "opener": layer,
        "hands": (tuple(map(number, hand.split())), *state.hands[1:]),
        "flow": bytes(flow),
        "box": (top,),
        "laid": 1,
    }
    return replace(state, **(changes | more))


def number(name: str) -> int:
    figure = GAME.start(LEVEL_7, 1).rules.catalogue.number(name)
    assert figure is not None, name
    return figure


def card(name: str, *, face_down: bool = False) -> do.Lay:
    return do.Lay(seat=1, card=number(name), face_down=face_down)


def bot(who: str, options: Options = LEVEL_7, seat: int = 1) -> JayBot:
    return make(options, seat, strength(who))


def choice(who: str, state: State, *, now: int = 0, roll: int = 1) -> do.JayIntent | None:
    """What such a bot at seat 1 means to do, when it sees this for the first time."""
    return chosen(who, GAME.view(state, 1), now=now, roll=roll)


def chosen(who: str, view: View, *, now: int = 0, roll: int = 1) -> do.JayIntent | None:
    somebody = bot(who, view.options)
    somebody.see(view, now)
    action = somebody.act(now, Dice(roll))
    return action.intent if action else None
