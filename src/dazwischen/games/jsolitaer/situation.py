"""The situation at the table, as the referee's JSON and in words."""

from typing import Any

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.report import Message
from dazwischen.games.jsolitaer.events import STUCK
from dazwischen.games.jsolitaer.state import OVER, State


def state_json(state: State, *, extended: bool = False) -> dict[str, Any]:
    """The keys of the protocol format; `extended` adds what only longer protocols tell of."""
    name = state.rules.catalogue.name
    facts: dict[str, Any] = {
        "phase": state.phase,
        "turn": state.turn,
        "served": state.served,
        "stacks": [
            {
                "lying": name(stack[at.LYING]),
                "layer": stack[at.LAYER] or None,
                "twins": bool(stack[at.TWINS]),
                "reservations": list(laying.reservations(stack)),
            }
            for stack in state.stacks
        ],
        "corner": name(state.turned[-1]) if state.turned else None,
        "hands": {str(seat): len(state.hands[seat - 1]) for seat in state.seats()},
        "piles": {str(seat): len(state.piles[seat - 1]) for seat in state.seats()},
        "slots": {
            str(seat): [name(card) for card in state.slots[seat - 1]] for seat in state.seats()
        },
        "winner": state.winners[0] if len(state.winners) == 1 else None,
    }
    return facts | (_more(state) if extended else {})


def _more(state: State) -> dict[str, Any]:
    name = state.rules.catalogue.name
    return {
        "game": state.game,
        "first": state.first,
        "corner_pile": len(state.corner),
        "turned_up": [name(card) for card in state.turned],
        "laid": {str(seat): state.laid[seat - 1] for seat in state.seats()},
        "turns": {str(seat): state.turns[seat - 1] for seat in state.seats()},
        "winners": list(state.winners),
        "totals": {str(seat): state.totals[seat - 1] for seat in state.seats()},
    }


def in_words(state: State) -> list[Message]:
    """Whose turn it is, what lies on the stacks and in the corner, what everybody has."""
    if state.phase == OVER:
        said = _ending(state)
    else:
        served = "yes" if state.served else "no"
        said = [Message("patience-turn", {"seat": state.turn, "served": served})]
    said += [_stack(state, number) for number in range(1, len(state.stacks) + 1)]
    said.append(_corner(state))
    said += [_seat(state, seat) for seat in state.seats()]
    return said


def _ending(state: State) -> list[Message]:
    seats = ", ".join(map(str, state.winners))
    if state.reason != STUCK:
        said = Message("patience-over-won", {"seat": seats})
    elif state.alone:
        said = Message("patience-over-stuck-alone")
    else:
        said = Message("patience-over-stuck", {"seats": seats, "count": len(state.winners)})
    if not state.alone:
        return [said]
    return [said, Message("patience-score", {"laid": state.laid[0], "turns": state.turns[0]})]


def _stack(state: State, number: int) -> Message:
    situation = state.stacks[number - 1]
    reserved = laying.reservations(situation)
    return Message(
        "patience-stack",
        {
            "stack": number,
            "figure": state.rules.catalogue.name(situation[at.LYING]),
            "layer": situation[at.LAYER],
            "twins": "yes" if situation[at.TWINS] else "no",
            "count": len(reserved),
            "seats": ", ".join(map(str, reserved)),
        },
    )


def _corner(state: State) -> Message:
    if not state.turned:
        return Message("patience-corner-empty", {"count": len(state.corner)})
    name = state.rules.catalogue.name(state.turned[-1])
    return Message("patience-corner", {"figure": name, "count": len(state.corner)})


def _seat(state: State, seat: int) -> Message:
    name = state.rules.catalogue.name
    slots = state.slots[seat - 1]
    return Message(
        "patience-seat",
        {
            "seat": seat,
            "hand": len(state.hands[seat - 1]),
            "pile": len(state.piles[seat - 1]),
            "count": len(slots),
            "slots": ", ".join(map(name, slots)),
        },
    )
