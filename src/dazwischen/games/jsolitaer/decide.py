"""Answers an intent with events, or says why not."""

from collections.abc import Callable
from typing import Any, Final

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.rules_corner import turn_up
from dazwischen.games.jsolitaer.rules_deal import deal, ready
from dazwischen.games.jsolitaer.rules_lay import lay, lay_corner, lay_slot
from dazwischen.games.jsolitaer.rules_slots import name_slot, swap
from dazwischen.games.jsolitaer.rules_turn import end_turn
from dazwischen.games.jsolitaer.rules_undo import undo
from dazwischen.games.jsolitaer.state import State

_RULES: Final[dict[type[Any], Callable[[State, Any], list[ev.SolitaireEvent] | Rejected]]] = {
    do.Deal: deal,
    do.Lay: lay,
    do.LaySlot: lay_slot,
    do.LayCorner: lay_corner,
    do.TurnUp: turn_up,
    do.Swap: swap,
    do.NameSlot: name_slot,
    do.EndTurn: end_turn,
    do.Undo: undo,
    do.Ready: ready,
}


def decide(state: State, intent: do.SolitaireIntent) -> list[ev.SolitaireEvent] | Rejected:
    return _RULES[type(intent)](state, intent)
