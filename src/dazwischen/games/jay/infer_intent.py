"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence
from typing import Any

from dazwischen.core.actions import Cause
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.intents import JayIntent
from dazwischen.games.jay.state import State


def infer_intent(state: State, by: int, at: int, events: Sequence[ev.JayEvent]) -> JayIntent | None:
    """The intent behind the first of the events."""
    found: Any = ACTIONS.infer(Cause(state, by, at, events))
    intent: JayIntent | None = found
    return intent
