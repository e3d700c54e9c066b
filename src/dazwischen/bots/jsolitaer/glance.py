"""`leicht`: lays what it sees at a glance, one card at a time, and overlooks a good deal."""

from typing import Final

from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.view import View

OVERLOOKS: Final = 0.3
"""How likely it does not see that a lay is possible."""


def chosen(view: View, dice: Dice) -> do.SolitaireIntent:
    seat = view.turn
    seen = [move for move in view.may.lay if dice.random() >= OVERLOOKS]
    if seen:
        return intent_of(max(seen, key=_appeal), seat)
    # It turns to the corner only when it has run out of ideas.
    if view.may.turn_up and dice.random() >= OVERLOOKS:
        return do.TurnUp(seat=seat)
    return do.EndTurn(seat=seat)


def _appeal(move: Move) -> tuple[bool, int]:
    """Rather from the hand, and rather what does not cost the one serve."""
    return move.source == ev.HAND, move.kind
