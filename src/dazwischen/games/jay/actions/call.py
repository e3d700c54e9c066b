""" "Jay", called by whoever has finished: J-END-1, J-END-3 to J-END-5."""

from typing import Any

from dazwischen.cards import layout as at
from dazwischen.core.actions import Action, Cause, Told, reader, writer
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.intents import CallJay
from dazwischen.games.jay.rules_end import call_jay
from dazwischen.games.jay.state import OPENING, OVER, PAUSED, PLAYING, REOPENING, State

_VERBS = (
    Verb(
        "jay",
        '{who} "Jay"',
        ('{who} ruft "Jay"', '{who} sagt "Jay"', "{who} Jay"),
        ('{who} calls "Jay"', '{who} says "Jay"'),
    ),
)


def tell(before: State, after: State, intent: CallJay, events: list[Any]) -> Told:
    args: dict[str, Argument] = {"seat": intent.seat}
    if isinstance(events[0], ev.CalledWrongly):
        args["extra"] = extra_due(before, after, intent.seat)
        return "ok", ("J-END-4",), Message("did-call-wrongly", args)
    rules = ("J-END-1", "J-END-3") if before.obligation == intent.seat else ("J-END-1",)
    if before.phase == OVER:
        return "ok", ("J-END-1", "J-END-5"), Message("did-call-at-once", args)
    if after.phase == OVER:
        return "ok", (*rules, "J-END-5"), Message("did-call-last", args)
    return "ok", rules, Message("did-call", args)


def infer(cause: Cause) -> CallJay:
    later = getattr(cause.events[0], "later", False)
    return CallJay(seat=cause.seat, at=cause.at, later=later)


def may_call(state: State, seat: int) -> bool:
    return seat in state.finished and not state.flow[at.OUT] >> seat & 1


CALL_JAY = Action(
    intent=CallJay,
    decide=call_jay,
    tell=tell,
    reads=reader(CallJay, _VERBS),
    writes=writer(_VERBS),
    begins=(ev.Called, ev.CalledWrongly),
    infers=infer,
    verbs=_VERBS,
    phases=(OPENING, PLAYING, PAUSED, REOPENING),
    may=may_call,
    typed=("jay",),
)
