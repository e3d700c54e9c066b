"""Which rules a judge's finding rests on, and a sentence about what comes of it: J-JUDGE-1."""

from typing import TypeAlias

from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.intents import Find
from dazwischen.games.jay.state import State

Args: TypeAlias = dict[str, Argument]


def finding(
    before: State, after: State, intent: Find, events: list[ev.JayEvent]
) -> tuple[tuple[str, ...], Message]:
    rules: tuple[str, ...] = ("J-JUDGE-1",)
    if intent.finding == "unclear":
        rules = ("J-JUDGE-1", "J-FAULT-7")
    if intent.finding == "void":
        rules = ("J-JUDGE-1", "J-SCORE-4")
    if any(isinstance(event, ev.Cleared) for event in events):
        rules = (*rules, "J-JUDGE-2")
    return rules, _message(before, after, intent, events)


def _message(before: State, after: State, intent: Find, events: list[ev.JayEvent]) -> Message:
    back = [e for e in events if isinstance(e, ev.Returned) and e.why == intent.finding]
    args: Args = {"of": intent.of, "count": len(back)}
    if intent.of:
        args["extra"] = extra_due(before, after, intent.of)
    if intent.finding == "unannounced":
        args["count"] = sum(event.cards for event in events if isinstance(event, ev.Owed))
    several = "-several" if intent.others else ""
    return Message(f"judge-{intent.finding}{several}", args)
