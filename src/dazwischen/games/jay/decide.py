"""Answers an intent with events, or says why not."""

from collections.abc import Callable
from typing import Any, Final

from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.intents import JayIntent
from dazwischen.games.jay.state import State

_DECISIONS: Final[dict[type[Any], Callable[[State, Any], list[ev.JayEvent] | Rejected]]] = (
    ACTIONS.decisions
)


def decide(state: State, intent: JayIntent) -> list[ev.JayEvent] | Rejected:
    return _DECISIONS[type(intent)](state, intent)
