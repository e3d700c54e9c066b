"""The situation at the table, as the referee's JSON and in words."""

from typing import Any

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.report import Message
from dazwischen.games.jay.explain_lay import KIND_NAMES
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_end import ranking
from dazwischen.games.jay.spoken import announcement
from dazwischen.games.jay.state import OPENING, OVER, PREPARING, RUNNING, State


def state_json(state: State, *, extended: bool = False) -> dict[str, Any]:
    """The keys of the protocol format; `extended` adds what only longer protocols tell of."""
    name, flow = state.rules.catalogue.name, state.flow
    runs = state.phase in RUNNING or state.phase == PREPARING
    reserved = laying.reservations(flow) if runs else ()
    facts: dict[str, Any] = {
        "phase": OPENING if state.phase == PREPARING and not extended else state.phase,
        "lying": name(flow[at.LYING]) if flow[at.LYING] else None,
        "layer": flow[at.LAYER] or None,
        "twins": bool(flow[at.TWINS]),
        "obligation": flow[at.OBLIGATION] if runs else None,
        "reservations": list(reserved),
        "may_serve": sorted({flow[at.OBLIGATION], *reserved}) if runs else [],
        "opening_priority": [state.obligation]
        if state.phase == PREPARING
        else list(opening_priority(state)),
        "box": [
            {"figure": name(entry.figure), "seat": entry.seat, "kind": KIND_NAMES[entry.kind]}
            for entry in state.box
        ],
        "hands": {str(seat): len(state.hands[seat - 1]) for seat in state.seats()},
        "owes": owes(state),
        "places": list(places(state)),
        "points": {str(seat): points for seat, points in enumerate(state.points, 1) if points},
    }
    if extended:
        facts |= _more(state)
    return facts


def places(state: State) -> tuple[int, ...]:
    """Places secured so far, or those of the round if it is over."""
    return state.places if state.phase == OVER else ranking(state, state.calls, state.later)


def _more(state: State) -> dict[str, Any]:
    name = state.rules.catalogue.name
    return {
        "round": state.round,
        "dealer": state.dealer,
        "opener": state.opener,
        "piles": {str(seat): len(state.piles[seat - 1]) for seat in state.seats()},
        "aside": len(state.aside),
        "slots": {
            str(seat): [name(card) for card in state.slots[seat - 1]] for seat in state.seats()
        },
        "totals": {str(seat): state.totals[seat - 1] for seat in state.seats()},
    }


def owes(state: State) -> dict[str, Any]:
    debts: dict[str, Any] = {}
    for seat in state.seats():
        dues = state.dues[seat - 1]
        if dues:
            say = next((due.say for due in dues if due.say is not None), None)
            spoken = None if say is None else announcement(state.rules.catalogue, say)
            debts[str(seat)] = {"draw": state.owed(seat), "say": spoken}
    return debts


def in_words(state: State) -> list[Message]:
    """Who must, who may, who would open, who owes what."""
    name, flow = state.rules.catalogue.name, state.flow
    said = [Message(f"situation-{state.phase}")]
    if flow[at.LYING]:
        twins = "yes" if flow[at.TWINS] else "no"
        said.append(
            Message(
                "situation-lying",
                {"figure": name(flow[at.LYING]), "seat": flow[at.LAYER], "twins": twins},
            )
        )
    if state.phase in RUNNING:
        said += _rights(state)
    for debtor, debt in owes(state).items():
        args = {"seat": int(debtor), "count": debt["draw"], "say": debt["say"] or ""}
        both = "both" if debt["draw"] and debt["say"] else "cards" if debt["draw"] else "words"
        said.append(Message(f"situation-owes-{both}", args))
    for seat in state.seats():
        if state.phase in RUNNING and not state.hands[seat - 1] and not state.is_out(seat):
            key = "situation-say-jay" if seat in state.finished else "situation-must-top-up"
            if seat in state.finished or not state.owed(seat):
                said.append(Message(key, {"seat": seat}))
    for place, seat in enumerate(places(state), 1):
        points = state.points[seat - 1] if state.points else 0
        said.append(Message("situation-place", {"place": place, "seat": seat, "points": points}))
    return said


def _rights(state: State) -> list[Message]:
    said = [Message("situation-must", {"seat": state.obligation})]
    reserved = laying.reservations(state.flow)
    if reserved:
        seats = ", ".join(map(str, reserved))
        said.append(Message("situation-reserved", {"seats": seats, "count": len(reserved)}))
    else:
        said.append(Message("situation-nobody-reserved"))
    order = opening_priority(state)
    seats = ", ".join(map(str, order))
    said.append(Message("situation-priority", {"seats": seats, "count": len(order)}))
    return said
