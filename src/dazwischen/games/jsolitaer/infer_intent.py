"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence
from typing import Any

from dazwischen.core.actions import Cause
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.actions import ACTIONS
from dazwischen.games.jsolitaer.intents import SolitaireIntent
from dazwischen.games.jsolitaer.state import State


def infer_intent(
    state: State, by: int, at: int, events: Sequence[ev.SolitaireEvent]
) -> SolitaireIntent | None:
    """The intent behind the first of the events."""
    found: Any = ACTIONS.infer(Cause(state, by, at, events))
    intent: SolitaireIntent | None = found
    return intent
