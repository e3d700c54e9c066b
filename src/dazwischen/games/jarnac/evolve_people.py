"""Folds what happens around the table: who is there, who is captain, what is proposed."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.letters import put
from dazwischen.games.jarnac.state import Proposal, State


def proposed(state: State, event: ev.Proposed) -> State:
    """A seat has one proposal at a time."""
    others = tuple(p for p in state.proposals if p.seat != event.seat)
    proposal = Proposal(event.seat, event.what, event.row, event.word)
    return replace(state, proposals=(*others, proposal))


def captain(state: State, event: ev.Captain) -> State:
    return replace(state, captains=put(state.captains, event.side, event.seat))


def left(state: State, event: ev.Left) -> State:
    return replace(state, gone=tuple(sorted({*state.gone, event.seat})))


def returned(state: State, event: ev.Returned) -> State:
    return replace(state, gone=tuple(seat for seat in state.gone if seat != event.seat))


PEOPLE: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    ev.Proposed: proposed,
    ev.Captain: captain,
    ev.Left: left,
    ev.Returned: returned,
}
