"""Folds the events of interruptions: pauses, returned cards, findings."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import set_at
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.state import OPENING, OVER, PAUSED, PLAYING, Due, Entry, State


def paused(state: State, _event: ev.Paused) -> State:
    return replace(state, phase=PAUSED, ready=0, count=None, waived=0)


def taken_back(state: State, _event: ev.TakenBack) -> State:
    """The card never left the hand as far as the game is concerned."""
    return replace(state, phase=PAUSED, ready=0, count=None, waived=0, taken_back=True)


def returned(state: State, event: ev.Returned) -> State:
    entry = state.entry(event.serial)
    if entry is None:
        return state
    seat = entry.seat
    box = tuple(other for other in state.box if other.serial != entry.serial)
    dues = tuple(due for due in state.dues[seat - 1] if due.serial != entry.serial)
    spared = any(d.serial == entry.serial and d.why == "extra-duty" for d in state.dues[seat - 1])
    changed = replace(
        state,
        box=box,
        hands=set_at(state.hands, seat, (*state.hands[seat - 1], entry.card)),
        dues=set_at(state.dues, seat, dues),
        charged=state.charged & ~(spared << seat),
        finished=tuple(other for other in state.finished if other != seat),
    )
    return _restored(changed, entry) if event.restore else changed


def _restored(state: State, entry: Entry) -> State:
    """The situation before the card, for the players who are in the round now."""
    situation = bytearray(entry.before)
    situation[at.OUT] = state.flow[at.OUT]
    flow = bytes(situation)
    for seat in state.seats():
        if state.is_out(seat):
            flow = laying.after_leaving(flow, seat)
    changed = replace(state, flow=flow, topped_up=False, count=None)
    if flow[at.LYING] == 0 and state.phase == PLAYING:
        return replace(changed, phase=OPENING)
    return changed


def settled(state: State, _event: ev.Settled) -> State:
    """After an interruption everybody knows what is owed, and nothing is left to announce."""
    dues = tuple(
        tuple(replace(due, say=None, open=True) for due in mine if due.cards) for mine in state.dues
    )
    return replace(state, settled=state.laid, dues=dues)


def withdrawn(state: State, event: ev.Withdrawn) -> State:
    seat = event.seat
    return replace(
        state,
        finished=tuple(other for other in state.finished if other != seat),
        calls=tuple(call for call in state.calls if call[0] != seat),
        flow=laying.after_rejoining(state.flow, seat),
    )


def found(state: State, _event: ev.Found) -> State:
    return state


def unclear(state: State, event: ev.Unclear) -> State:
    """J-FAULT-7: the top card lies, nobody owes anything, the round will not count."""
    top = replace(state.box[-1], kind=at.OPEN) if state.box[-1].kind == at.FAULT else state.box[-1]
    beneath = next((e for e in reversed(state.box[:-1]) if e.kind != at.FAULT), None)
    situation = bytearray(laying.without_reservations(state.flow))
    situation[at.LYING] = top.figure
    situation[at.LAYER] = top.seat
    situation[at.TWINS] = beneath is not None and beneath.figure == top.figure
    flow = bytes(situation)
    situation[at.OBLIGATION] = laying.next_seat(flow, event.of)
    none: tuple[Due, ...] = ()
    return replace(
        state,
        box=(*state.box[:-1], top),
        flow=bytes(situation),
        dues=(none,) * state.rules.players,
        settled=state.laid,
        phase=PAUSED,
        ready=0,
        charged=0,
        broke_duty=0,
        topped_up=False,
        count=None,
        waived=0,
        scored=False,
    )


def voided(state: State, _event: ev.Voided) -> State:
    none: tuple[Due, ...] = ()
    return replace(
        state,
        phase=OVER,
        scored=False,
        places=(),
        points=(0,) * state.rules.players,
        dues=(none,) * state.rules.players,
        count=None,
    )


INTERRUPTIONS: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    ev.Paused: paused,
    ev.TakenBack: taken_back,
    ev.Returned: returned,
    ev.Settled: settled,
    ev.Withdrawn: withdrawn,
    ev.Found: found,
    ev.Unclear: unclear,
    ev.Voided: voided,
}
