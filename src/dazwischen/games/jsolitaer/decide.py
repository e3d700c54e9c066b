"""Answers an intent with events, or says why not."""

from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.actions import ACTIONS
from dazwischen.games.jsolitaer.intents import SolitaireIntent
from dazwischen.games.jsolitaer.state import State


def decide(state: State, intent: SolitaireIntent) -> list[ev.SolitaireEvent] | Rejected:
    return ACTIONS.decisions[type(intent)](state, intent)
