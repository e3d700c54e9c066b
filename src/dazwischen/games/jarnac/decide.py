"""Answers an intent with events, or says why not."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.actions import ACTIONS
from dazwischen.games.jarnac.intents import JarnacIntent
from dazwischen.games.jarnac.state import State


def decide(state: State, intent: JarnacIntent) -> list[ev.JarnacEvent] | Rejected:
    return ACTIONS.decisions[type(intent)](state, intent)
