"""`meister`: plays the turn whose end promises most, not the one that lays most."""

from dazwischen.bots.jsolitaer.turn import best_turn
from dazwischen.bots.jsolitaer.weights import weights_for
from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.ruleset import ruleset
from dazwischen.games.jsolitaer.view import View


def chosen(view: View, _dice: Dice) -> do.SolitaireIntent:
    seat = view.turn
    turn = best_turn(view, weights_for(ruleset(view.options)))
    # What lies in the corner is used before another card covers it.
    if view.may.turn_up and not turn.wins and not turn.needs_corner:
        return do.TurnUp(seat=seat)
    if turn.swaps:
        card, slot = turn.swaps[0]
        return do.Swap(seat=seat, card=card, slot=slot)
    if turn.lays:
        return intent_of(turn.lays[0], seat)
    # A large hand makes long turns, and the pile has to be drawn anyway.
    return do.EndTurn(seat=seat, count=max(view.may.end))
