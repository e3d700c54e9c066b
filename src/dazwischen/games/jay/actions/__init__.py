"""All that can be done at a table of Jay: the one list, with a file for each or a small family."""

from typing import Any, Final

from dazwischen.core.actions import Actions, union
from dazwischen.games.jay.actions.announce import ANNOUNCE
from dazwischen.games.jay.actions.call import CALL_JAY
from dazwischen.games.jay.actions.count import COUNT, COUNT_OUT
from dazwischen.games.jay.actions.deal import DEAL
from dazwischen.games.jay.actions.draw import DRAW, TOP_UP
from dazwischen.games.jay.actions.find import FIND
from dazwischen.games.jay.actions.lay import LAY
from dazwischen.games.jay.actions.pause import CAPTAIN_PAUSE, PAUSE
from dazwischen.games.jay.actions.ready import READY
from dazwischen.games.jay.actions.swap import SWAP
from dazwischen.games.jay.actions.waive import WAIVE
from dazwischen.games.jay.events import EVENTS

ACTIONS: Final = Actions((
    LAY, TOP_UP, DRAW, CALL_JAY, READY, ANNOUNCE, PAUSE, CAPTAIN_PAUSE, WAIVE, COUNT, COUNT_OUT,
    SWAP, DEAL, FIND,
))  # fmt: skip
"""In the order in which people are offered them."""
JAY_INTENTS: Final[Any] = union(ACTIONS.of)
JAY_EVENTS: Final[Any] = union((*EVENTS, *ACTIONS.folds))
