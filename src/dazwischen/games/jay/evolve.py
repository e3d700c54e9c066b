"""Folds one event into the state. Nothing is judged here: events are facts."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.figures import UNKNOWN
from dazwischen.cards.hands import set_at, without
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.evolve_interruption import INTERRUPTIONS, played_on
from dazwischen.games.jay.intents import STRAFE
from dazwischen.games.jay.showing import seen, shown
from dazwischen.games.jay.state import (
    OPENING,
    OVER,
    PLAYING,
    PREPARING,
    REOPENING,
    Cards,
    Count,
    Due,
    Entry,
    State,
)


def dealt(state: State, event: ev.Dealt) -> State:
    rules = state.rules
    nothing = ((),) * rules.players
    return State(
        rules,
        state.seed,
        state.counted,
        chance=state.chance + 1,
        phase=PREPARING if rules.ready else OPENING,
        round=event.round,
        dealer=event.dealer,
        opener=event.opener,
        flow=laying.fresh(rules.players, event.opener),
        hands=event.hands,
        piles=event.piles,
        slots=event.slots,
        aside=event.aside,
        dues=nothing,
        paid=(0,) * rules.players,
        topped=(0,) * rules.players,
        totals=state.totals or (0,) * rules.players,
        played=state.played,
        scores=state.scores,
    )


def laid(state: State, event: ev.Laid) -> State:
    seat, kind, flow = event.seat, event.kind, state.flow
    if state.phase == REOPENING or state.offence or state.accuser:
        state = played_on(state)
    hands = set_at(state.hands, seat, without(state.hands[seat - 1], event.card))
    serial = state.laid + 1
    face = UNKNOWN if state.counted else event.card
    entry = Entry(serial, seat, event.figure, face, kind, flow, event.own)
    box, visible = (*state.box, entry), (*state.shown, seen(state, entry))
    if kind == at.FAULT:
        changed = replace(state, hands=hands, box=box, shown=visible, laid=serial)
        changed = with_dues(changed, seat, _dues_of(state, event, serial))
        return with_broken_duty(changed, seat, state) if event.extra else changed
    moved = kind != at.THROW or flow[at.OBLIGATION] == seat
    changed = replace(
        state,
        hands=hands,
        box=box,
        shown=visible,
        laid=serial,
        flow=laying.after_lay(state.rules.tables, flow, seat, event.figure, kind),
        phase=PLAYING,
        taken_back=False,
        waived=0,
        topped_up=state.topped_up and not moved,
        count=None if moved else state.count,
        finished=(*state.finished, seat) if event.finishes else state.finished,
    )
    if event.figure == state.rules.traitor:
        changed = with_dues(changed, seat, _dues_of(state, event, serial))
    return with_broken_duty(changed, seat, state) if event.extra else changed


def _dues_of(state: State, event: ev.Laid, serial: int) -> tuple[Due, ...]:
    """What the lay costs: J-TRAITOR-1, two cards for a fault."""
    manual = state.rules.options.announce == "manual"
    told = state.rules.options.faults != "tournament"
    dues: list[Due] = []
    if event.kind == at.FAULT:
        if not event.own:
            say = event.figure if manual else None
            dues.append(Due(2, "fault", say, serial, open=told))
    elif event.figure == state.rules.traitor:
        dues.append(Due(1, "traitor", STRAFE if manual else None, serial, open=told))
    return tuple(dues)


def extra_duty(state: State, seat: int) -> Due:
    """The extra card for not drawing first. It is for the open fault if nothing else was owed."""
    only_fault = all(due.why == "fault" for due in state.dues[seat - 1])
    serial = state.open_fault(seat) if only_fault else 0
    return Due(1, "extra-duty", None, serial, open=state.rules.options.faults != "tournament")


def with_broken_duty(state: State, seat: int, before: State) -> State:
    """J-FAULT-2: the extra card, due at once, or when somebody finds out."""
    if state.rules.changes.extra_when_found:
        return replace(state, broke_duty=state.broke_duty | 1 << seat)
    return with_dues(state, seat, (extra_duty(before, seat),))


def with_dues(state: State, seat: int, dues: tuple[Due, ...]) -> State:
    """Adds what a seat owes. Whoever has cards to draw has not finished."""
    if not dues:
        return state
    bit = 1 << seat
    return replace(
        state,
        dues=set_at(state.dues, seat, state.dues[seat - 1] + dues),
        charged=state.charged | (bit if any(d.why.startswith("extra") for d in dues) else 0),
        broke_duty=state.broke_duty | (bit if any(d.why == "extra-duty" for d in dues) else 0),
        finished=tuple(other for other in state.finished if other != seat),
    )


def owed(state: State, event: ev.Owed) -> State:
    due = Due(event.cards, event.why, event.say, event.serial)
    return with_dues(state, event.seat, (due,))


def drew(state: State, event: ev.Drew) -> State:
    seat, why = event.seat, event.why
    hands = set_at(state.hands, seat, state.hands[seat - 1] + event.cards)
    piles = _without_drawn(state, event)
    if why == "extra":
        return replace(state, hands=hands, piles=piles)
    must = seat == state.obligation
    if why == "penalty":
        return replace(
            state,
            hands=hands,
            piles=piles,
            dues=set_at(state.dues, seat, _paid(state, event)),
            paid=set_at(state.paid, seat, state.paid[seat - 1] + len(event.cards)),
            topped_up=state.topped_up or (must and state.rules.changes.any_draw_counts),
        )
    if state.phase == REOPENING or state.offence or state.accuser:
        state = played_on(state)
    changed = replace(
        state,
        hands=hands,
        piles=piles,
        phase=OPENING if _unopened(state) else PLAYING,
        taken_back=False,
        waived=0,
        topped_up=state.topped_up or must,
        topped=set_at(state.topped, seat, len(event.cards) if must else 0),
    )
    return with_broken_duty(changed, seat, state) if event.extra else changed


def _without_drawn(state: State, event: ev.Drew) -> tuple[Cards, ...]:
    piles = list(state.piles)
    for source in set(event.piles):
        piles[source - 1] = piles[source - 1][event.piles.count(source) :]
    return tuple(piles)


def _unopened(state: State) -> bool:
    """J-OPEN-1: nobody else acts before the first card, also where it was taken back."""
    empty = state.rules.changes.opened_by_a_card and not state.lying
    return state.phase == OPENING or empty


def _paid(state: State, event: ev.Drew) -> tuple[Due, ...]:
    """Cards drawn pay the oldest dues first; whatever is announced and paid is done."""
    left, rest = len(event.cards), []
    for due in state.dues[event.seat - 1]:
        paid = due.cards if event.short else min(left, due.cards)
        left -= paid
        if due.cards > paid or due.say is not None:
            rest.append(replace(due, cards=due.cards - paid))
    return tuple(rest)


def recycled(state: State, event: ev.Recycled) -> State:
    changed = replace(state, piles=event.piles, chance=state.chance + 1)
    if event.gone is None:
        return replace(changed, aside=())
    return replace(changed, box=tuple(e for e in state.box if e.serial not in event.gone))


def swapped(state: State, event: ev.Swapped) -> State:
    seat = event.seat
    taken = UNKNOWN if state.counted else event.slot
    hand = (*without(state.hands[seat - 1], event.card), taken)
    slots = (*without(state.slots[seat - 1], event.slot), event.card)
    return replace(
        state, hands=set_at(state.hands, seat, hand), slots=set_at(state.slots, seat, slots)
    )


def opening(state: State, _event: ev.Opening) -> State:
    return replace(state, phase=OPENING, ready=0)


def readied(state: State, event: ev.Readied) -> State:
    if state.phase == OVER:
        return replace(state, onward=state.onward | 1 << event.seat)
    return replace(state, ready=state.ready | 1 << event.seat)


def reopening(state: State, _event: ev.Reopening) -> State:
    return replace(
        state, phase=REOPENING, waived=0, charged=0, broke_duty=0, offence=False, accuser=0,
        at_stake=None,
    )  # fmt: skip


def called(state: State, event: ev.Called) -> State:
    must = state.obligation == event.seat
    return replace(
        state,
        calls=(*state.calls, (event.seat, event.at)),
        later=state.later | (1 << event.seat if event.later else 0),
        flow=laying.after_leaving(state.flow, event.seat),
        topped_up=state.topped_up and not must,
        count=None if must else state.count,
    )


def called_wrongly(state: State, _event: ev.CalledWrongly) -> State:
    return state


def announced(state: State, event: ev.Announced) -> State:
    rest, heard = [], False
    for due in state.dues[event.seat - 1]:
        if not heard and due.say == event.what:
            heard = True
            if due.cards == 0:
                continue
            rest.append(replace(due, say=None, open=True))
        else:
            rest.append(due)
    return replace(state, dues=set_at(state.dues, event.seat, tuple(rest)))


def counted(state: State, event: ev.Counted) -> State:
    return replace(state, count=Count(event.seat, event.at))


def counted_out(state: State, _event: ev.CountedOut) -> State:
    counting = state.count
    return state if counting is None else replace(state, count=replace(counting, out=True))


def round_ended(state: State, event: ev.RoundEnded) -> State:
    again = state.phase == OVER
    base, scores = state.totals, state.scores
    if again:
        base = tuple(a - b for a, b in zip(base, state.points, strict=True))
    if state.scored:
        scores = (*(scores[:-1] if again else scores), event.points)
    return replace(
        state,
        phase=OVER,
        places=event.places,
        points=event.points,
        totals=tuple(a + b for a, b in zip(base, event.points, strict=True)),
        played=state.played + (state.scored and not again),
        scores=scores,
        count=None,
    )


_FOLDS: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    ev.Dealt: dealt,
    ev.Laid: laid,
    ev.Owed: owed,
    ev.Drew: drew,
    ev.Recycled: recycled,
    ev.Swapped: swapped,
    ev.Opening: opening,
    ev.Readied: readied,
    ev.Reopening: reopening,
    ev.Called: called,
    ev.CalledWrongly: called_wrongly,
    ev.Announced: announced,
    ev.Counted: counted,
    ev.CountedOut: counted_out,
    ev.RoundEnded: round_ended,
    **INTERRUPTIONS,
    **ACTIONS.folds,
}


def evolve(state: State, event: ev.JayEvent) -> State:
    return shown(state, _FOLDS[type(event)](state, event))
