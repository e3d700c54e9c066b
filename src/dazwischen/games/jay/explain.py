"""What the referee says: the word for an act, the rules it rests on, and a sentence about it."""

from dazwischen.core.actions import Told
from dazwischen.core.errors import Rejected
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.intents import JayIntent
from dazwischen.games.jay.state import State


def verdict(before: State, after: State, intent: JayIntent, events: list[ev.JayEvent]) -> Told:
    return ACTIONS.tell(before, after, intent, events)


def message_of_refusal(refusal: Rejected, seat: int | str) -> Message:
    return Message(refusal.key, {"seat": seat, **refusal.args})
