"""All that can be done at Jarnac: the one list, with a file for each or a small family."""

from typing import Any, Final

from dazwischen.core.actions import Actions, union
from dazwischen.games.jarnac.actions.begin import BEGIN
from dazwischen.games.jarnac.actions.draw import DRAW, EXCHANGE
from dazwischen.games.jarnac.actions.lay import CALL_JARNAC, LAY
from dazwischen.games.jarnac.actions.objection import ACCEPT, OBJECT, RELEASE
from dazwischen.games.jarnac.actions.over import FLAG_FALL, FORGO, PASS, TIME_UP
from dazwischen.games.jarnac.actions.team import CONFIRM, HAND_OVER, LEAVE, PROPOSE, RETURN
from dazwischen.games.jarnac.events import EVENTS

ACTIONS: Final = Actions((
    BEGIN, DRAW, CALL_JARNAC, EXCHANGE, PASS, OBJECT, ACCEPT, RELEASE, FORGO, PROPOSE, CONFIRM,
    HAND_OVER, LEAVE, RETURN, TIME_UP, FLAG_FALL, LAY,
))  # fmt: skip
"""Laying comes last: a line that is none of the others names a word."""
JARNAC_INTENTS: Final[Any] = union(ACTIONS.of)
JARNAC_EVENTS: Final[Any] = union(EVENTS)
"""Rules of this game look ahead by folding, so that no action has an event of its own."""
