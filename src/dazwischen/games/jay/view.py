"""What a seat may see. Secrets are cut here and in `redact`, nowhere else."""

from typing import Final

from msgspec.structs import replace

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.may import known_owed, may
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_count import told_out
from dazwischen.games.jay.rules_pause import can_pause
from dazwischen.games.jay.sight import Flow, May, PrivateView, View
from dazwischen.games.jay.state import OVER, RUNNING, Seen, State

_NOTHING: Final = May()


def view(state: State, seat: int | None) -> View:
    public = _public(state)
    if seat is None or not 1 <= seat <= state.rules.players:
        return public
    mine = own(state, seat)
    return replace(public, seat=seat, hand=mine.hand, may=mine.may)


def own(state: State, seat: int) -> PrivateView:
    hand = state.hands[seat - 1] if state.hands else ()
    return PrivateView(seat, hand, may(state, seat))


def told(state: State) -> View:
    """What somebody sees who watches, with what a tournament keeps from everybody in play."""
    return replace(
        _public(state),
        flow=_flow(state),
        box=tuple([Seen(e.serial, e.figure, e.seat, e.kind) for e in state.box]),
        owes=tuple(state.owed(seat) for seat in state.seats()) if state.dues else (),
        finished=state.finished,
    )


def _public(state: State) -> View:
    """What somebody sees who watches."""
    hidden = state.rules.options.faults == "tournament"
    return View(
        options=state.rules.options,
        seat=None,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        opener=state.opener,
        hand=(),
        counts=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        aside=len(state.aside),
        slots=state.slots,
        box=state.shown,
        flow=None if hidden else _flow(state),
        owes=_owes(state),
        ready=_ready(state),
        counting=state.count.since if state.count else None,
        counted_out=told_out(state),
        finished=tuple(caller for caller, _ in state.calls) if hidden else state.finished,
        places=state.places,
        points=state.points,
        totals=state.totals,
        scores=state.scores,
        paid=state.paid,
        captains=state.rules.options.captains and can_pause(state),
        may=_NOTHING,
    )


def _ready(state: State) -> tuple[int, ...]:
    """Who waits for the others: to go on, or after a round for the next one."""
    said = state.onward if state.phase == OVER else state.ready
    return tuple([seat for seat in state.seats() if said >> seat & 1]) if said else ()


def _owes(state: State) -> tuple[int, ...]:
    if not any(state.dues):
        return (0,) * state.rules.players
    return tuple(known_owed(state, seat) for seat in state.seats())


def _flow(state: State) -> Flow | None:
    if state.phase not in RUNNING:
        return None
    flow = state.flow
    return Flow(
        lying=flow[at.LYING],
        layer=flow[at.LAYER],
        twins=bool(flow[at.TWINS]),
        obligation=flow[at.OBLIGATION],
        reservations=laying.reservations(flow),
        priority=opening_priority(state),
    )
