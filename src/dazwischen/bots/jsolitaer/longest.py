"""`stark`: turns up the corner card, lays as many cards as can be laid, draws as many as it may."""

from typing import Final

from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.notation import intent_of
from dazwischen.games.jsolitaer.solver import position, solve
from dazwischen.games.jsolitaer.view import View

BUDGET: Final = 1000
"""Positions looked at; a millisecond, and enough for most hands of eight."""


def chosen(view: View, _dice: Dice) -> do.SolitaireIntent:
    if view.may.turn_up:
        return do.TurnUp(seat=view.turn)
    moves = solve(position(view), BUDGET).moves
    if moves:
        return intent_of(moves[0], view.turn)
    return do.EndTurn(seat=view.turn, count=max(view.may.end))
