"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence
from typing import Any

from dazwischen.core.actions import Cause
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.actions import ACTIONS
from dazwischen.games.jarnac.intents import JarnacIntent
from dazwischen.games.jarnac.state import State


def infer_intent(
    state: State, by: int, at: int, events: Sequence[ev.JarnacEvent]
) -> JarnacIntent | None:
    """The intent behind the first of the events."""
    found: Any = ACTIONS.infer(Cause(state, by, at, events))
    intent: JarnacIntent | None = found
    return intent
