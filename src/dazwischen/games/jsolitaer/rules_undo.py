"""Taking steps of a turn back, alone: S-UNDO-1."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.intents import Undo
from dazwischen.games.jsolitaer.rules_turn import not_at_turn
from dazwischen.games.jsolitaer.state import State


def undo(state: State, intent: Undo) -> list[ev.SolitaireEvent] | Rejected:
    refusal = not_at_turn(state, intent.seat)
    if not state.alone and intent.seat in state.seats():
        return Rejected("undo-in-company", ("S-UNDO-1",))
    if refusal:
        return refusal
    if not 1 <= intent.steps <= state.steps:
        return Rejected("undo-no-further", ("S-UNDO-1",), {"count": state.steps})
    return [ev.Undone(intent.seat, intent.steps)]
