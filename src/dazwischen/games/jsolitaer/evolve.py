"""Folds one event into the state. Nothing is judged here: events are facts."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.figures import UNKNOWN
from dazwischen.cards.hands import set_at, without
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.state import OVER, PLAYING, State


def dealt(state: State, event: ev.Dealt) -> State:
    rules = state.rules
    nothing = (0,) * rules.players
    return State(
        rules,
        state.seed,
        state.counted,
        chance=state.chance + 1,
        phase=PLAYING,
        game=event.game,
        first=event.first,
        turn=event.first,
        stacks=(laying.box(rules.players, rules.traitor),) * len(event.traitors),
        heaps=tuple((card,) for card in event.traitors),
        hands=((),) * rules.players,
        piles=event.piles,
        slots=event.slots,
        corner=event.corner,
        laid=nothing,
        turns=nothing,
        totals=state.totals or nothing,
        won=state.won or nothing,
        played=state.played,
    )


def turn_began(state: State, event: ev.TurnBegan) -> State:
    seat = event.seat
    changed = _drawn(state, seat, event.cards)
    return replace(
        changed,
        turn=seat,
        entered=state.entered | 1 << seat,
        begun=len(changed.hands[seat - 1]),
        served=False,
        looked=False,
        lays=0,
        turns=set_at(state.turns, seat, state.turns[seat - 1] + 1),
        before=None,
    )


def _drawn(state: State, seat: int, cards: tuple[int, ...]) -> State:
    """Cards from the top of one's own pile into the hand."""
    return replace(
        state,
        hands=set_at(state.hands, seat, state.hands[seat - 1] + cards),
        piles=set_at(state.piles, seat, state.piles[seat - 1][len(cards) :]),
    )


def laid(state: State, event: ev.Laid) -> State:
    seat, card, stack = event.seat, event.card, event.stack
    situation = laying.after_lay(
        state.rules.tables, state.stacks[stack - 1], seat, card, event.kind
    )
    changed = replace(
        state,
        stacks=set_at(state.stacks, stack, situation),
        heaps=set_at(state.heaps, stack, (*state.heaps[stack - 1], card)),
        served=state.served or event.kind == at.SERVE,
        lays=state.lays + 1,
        laid=set_at(state.laid, seat, state.laid[seat - 1] + 1),
        before=_step(state),
    )
    match event.source:
        case ev.CORNER:
            return replace(changed, turned=state.turned[:-1])
        case ev.SLOT:
            kept = without(state.slots[seat - 1], card)
            return replace(changed, slots=set_at(state.slots, seat, kept))
        case _:
            kept = without(state.hands[seat - 1], card)
            return replace(changed, hands=set_at(state.hands, seat, kept))


def _step(state: State) -> State | None:
    """S-UNDO-1: only a player alone can take a step back."""
    return state if state.alone else None


def turned_up(state: State, event: ev.TurnedUp) -> State:
    return replace(
        state,
        corner=state.corner[1:],
        turned=(*state.turned, event.card),
        looked=True,
        before=None,
    )


def swapped(state: State, event: ev.Swapped) -> State:
    seat = event.seat
    taken = UNKNOWN if state.counted else event.slot
    hand = (*without(state.hands[seat - 1], event.card), taken)
    slots = (*without(state.slots[seat - 1], event.slot), event.card)
    return replace(
        state,
        hands=set_at(state.hands, seat, hand),
        slots=set_at(state.slots, seat, slots),
        before=_step(state),
    )


def earned_slot(state: State, event: ev.EarnedSlot) -> State:
    seat = event.seat
    return replace(
        state,
        piles=set_at(state.piles, seat, state.piles[seat - 1][1:]),
        slots=set_at(state.slots, seat, (*state.slots[seat - 1], event.card)),
        before=None,
    )


def slot_named(state: State, event: ev.SlotNamed) -> State:
    seat = event.seat
    slots = (*without(state.slots[seat - 1], UNKNOWN), event.card)
    return replace(state, slots=set_at(state.slots, seat, slots), before=None)


def turn_ended(state: State, event: ev.TurnEnded) -> State:
    idle = 0 if state.lays else state.idle + 1
    return replace(_drawn(state, event.seat, event.cards), idle=idle, before=None)


def undone(state: State, event: ev.Undone) -> State:
    earlier = state
    for _ in range(event.steps):
        earlier = earlier.before or earlier
    return earlier


def game_ended(state: State, event: ev.GameEnded) -> State:
    return replace(
        state,
        phase=OVER,
        reason=event.reason,
        winners=event.winners,
        points=event.points,
        totals=tuple(a + b for a, b in zip(state.totals, event.points, strict=True)),
        won=tuple(w + (seat in event.winners) for seat, w in enumerate(state.won, 1)),
        played=state.played + 1,
        before=None,
    )


def readied(state: State, event: ev.Readied) -> State:
    return replace(state, onward=state.onward | 1 << event.seat)


_FOLDS: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    ev.Dealt: dealt,
    ev.TurnBegan: turn_began,
    ev.Laid: laid,
    ev.TurnedUp: turned_up,
    ev.Swapped: swapped,
    ev.EarnedSlot: earned_slot,
    ev.SlotNamed: slot_named,
    ev.TurnEnded: turn_ended,
    ev.Undone: undone,
    ev.GameEnded: game_ended,
    ev.Readied: readied,
}


def evolve(state: State, event: ev.SolitaireEvent) -> State:
    return _FOLDS[type(event)](state, event)
