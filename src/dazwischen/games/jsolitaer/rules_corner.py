"""The corner pile: S-TURN-3."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.intents import TurnUp
from dazwischen.games.jsolitaer.rules_lay import no_card
from dazwischen.games.jsolitaer.rules_turn import not_at_turn
from dazwischen.games.jsolitaer.state import State


def turn_up(state: State, intent: TurnUp) -> list[ev.SolitaireEvent] | Rejected:
    refusal = not_at_turn(state, intent.seat)
    if refusal:
        return refusal
    if state.looked:
        return Rejected("turned-up-already", ("S-TURN-3",))
    if not state.corner:
        return Rejected("corner-empty", ("S-TURN-3",))
    if not state.counted:
        return [ev.TurnedUp(intent.seat, state.corner[0])]
    return no_card(state, intent.card) or [ev.TurnedUp(intent.seat, intent.card)]
