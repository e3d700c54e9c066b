"""`mittel`: sees a few lays ahead and lays short runs, but not with every card it holds."""

from typing import Final

from msgspec.structs import replace

from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.solver import position, solve
from dazwischen.games.jsolitaer.view import View

BUDGET: Final = 10
"""Positions looked at, which is a run of some lays and little beside it."""
OVERLOOKS: Final = 0.15
"""How likely it does not think of a card on its hand."""


def chosen(view: View, dice: Dice) -> do.SolitaireIntent:
    seat, asked = view.turn, position(view)
    if view.may.turn_up:
        return do.TurnUp(seat=seat)
    thought_of = tuple(card for card in asked.hand if dice.random() >= OVERLOOKS)
    moves = solve(replace(asked, hand=thought_of), BUDGET).moves
    return intent_of(moves[0], seat) if moves else do.EndTurn(seat=seat)
