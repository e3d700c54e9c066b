"""What the referee says: the word for an act, the rules it rests on, and a sentence about it."""

from dazwischen.core.actions import Told
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.actions import ACTIONS
from dazwischen.games.jsolitaer.intents import SolitaireIntent
from dazwischen.games.jsolitaer.state import State


def verdict(
    before: State, after: State, intent: SolitaireIntent, events: list[ev.SolitaireEvent]
) -> Told:
    return ACTIONS.tell(before, after, intent, events)
