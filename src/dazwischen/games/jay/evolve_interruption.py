"""Folds the events of interruptions: pauses, returned cards, findings."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import set_at
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.state import (
    OPENING,
    OVER,
    PAUSED,
    PLAYING,
    REOPENING,
    Due,
    Entry,
    State,
)


def paused(state: State, event: ev.Paused) -> State:
    """J-OPEN-3: where nobody says "bereit", whoever may reopen does so at once."""
    phase = PAUSED if state.rules.changes.waits else REOPENING
    accuser = 0 if event.justified else event.seat
    done = accuser in state.finished or (accuser and state.is_out(accuser))
    before = None if event.seat else state.at_stake
    return replace(
        state,
        phase=phase,
        ready=0,
        count=None,
        waived=0,
        accuser=accuser,
        at_stake=(state.finished, state.calls, state.later) if done else before,
    )


def played_on(state: State) -> State:
    """J-JUDGE-2: what was found before justifies no later pause, and what is found from now on
    justifies none before. What is laid during an interruption does not end it."""
    if state.phase == PAUSED:
        return state
    changed = replace(state, offence=False, accuser=0, at_stake=None)
    over = state.phase == REOPENING and not state.rules.changes.waits
    return replace(changed, charged=0, broke_duty=0) if over else changed


def taken_back(state: State, event: ev.TakenBack) -> State:
    """The card never left the hand as far as the game is concerned."""
    changes = state.rules.changes
    if changes.plays_on:
        return state
    interrupted = paused(state, ev.Paused(event.seat, justified=True))
    return replace(interrupted, taken_back=changes.obligated_reopens)


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
    changed = replace(state, settled=state.laid, dues=dues)
    # Where nobody says "bereit", the interruption is over as soon as it is cleared up.
    return changed if state.rules.changes.waits else replace(changed, charged=0, broke_duty=0)


def withdrawn(state: State, event: ev.Withdrawn) -> State:
    seat = event.seat
    return replace(
        state,
        finished=tuple(other for other in state.finished if other != seat),
        calls=tuple(call for call in state.calls if call[0] != seat),
        later=state.later & ~(1 << seat),
        flow=laying.after_rejoining(state.flow, seat),
    )


def found(state: State, _event: ev.Found) -> State:
    return replace(state, offence=True)


def cleared(state: State, event: ev.Cleared) -> State:
    seat = event.seat
    dues = tuple(due for due in state.dues[seat - 1] if due.why != "extra-pause")
    changed = replace(
        state,
        dues=set_at(state.dues, seat, dues),
        charged=state.charged & ~(1 << seat),
        accuser=0,
        at_stake=None,
    )
    if state.at_stake is None or seat in state.finished:
        return changed
    # Whoever has drawn already keeps the cards, and so has not finished.
    return changed if dues or state.hands[seat - 1] else _finished_again(changed, seat, state)


def _finished_again(state: State, seat: int, paused: State) -> State:
    """J-TEAM-1: only a wrong pause costs the finish. Others' may have changed since."""
    finished, calls, later = paused.at_stake or ((), (), 0)
    before = tuple(other for other in finished if other == seat or other in state.finished)
    said = tuple(call for call in calls if call[0] == seat or call in state.calls)
    called = any(call[0] == seat for call in said)
    return replace(
        state,
        finished=(*before, *(other for other in state.finished if other not in before)),
        calls=(*said, *(call for call in state.calls if call not in said)),
        later=state.later | later & 1 << seat,
        flow=laying.after_leaving(state.flow, seat) if called else state.flow,
    )


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
        phase=PAUSED if state.rules.changes.waits else REOPENING,
        ready=0,
        charged=0,
        broke_duty=0,
        topped_up=False,
        count=None,
        waived=0,
        accuser=0,
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
    ev.Cleared: cleared,
    ev.Found: found,
    ev.Unclear: unclear,
    ev.Voided: voided,
}
