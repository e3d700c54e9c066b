"""All that can be done at J-Solitär: the one list, with a file for each or a small family."""

from typing import Any, Final

from dazwischen.core.actions import Actions, union
from dazwischen.games.jsolitaer.actions.corner import TURN_UP
from dazwischen.games.jsolitaer.actions.lay import LAY, LAY_CORNER, LAY_SLOT
from dazwischen.games.jsolitaer.actions.series import DEAL, READY
from dazwischen.games.jsolitaer.actions.slots import NAME_SLOT, SWAP
from dazwischen.games.jsolitaer.actions.turn import END_TURN, UNDO
from dazwischen.games.jsolitaer.events import EVENTS

ACTIONS: Final = Actions((
    LAY, TURN_UP, LAY_CORNER, LAY_SLOT, SWAP, NAME_SLOT, END_TURN, UNDO, DEAL, READY,
))  # fmt: skip
"""In the order in which people are offered them."""
SOLITAIRE_INTENTS: Final[Any] = union(ACTIONS.of)
SOLITAIRE_EVENTS: Final[Any] = union(EVENTS)
"""Rules of this game look ahead by folding, so that no action has an event of its own."""
