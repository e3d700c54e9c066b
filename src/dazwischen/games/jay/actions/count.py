"""Counting out, "23" and "Strafe": J-COUNT-1."""

from typing import Any

from dazwischen.core.actions import Told, fieldless
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import Counted, CountedOut
from dazwischen.games.jay.intents import Count, CountOut
from dazwischen.games.jay.rules_count import count, count_out, told_out, waited_for
from dazwischen.games.jay.state import OPENING, PLAYING, REOPENING, State

_RULES = ("J-COUNT-1",)


def may_count(state: State, seat: int) -> bool:
    return seat != state.obligation and state.count is None and waited_for(state)


def _counted(before: State, _after: State, intent: Count, _events: list[Any]) -> Told:
    args = {"seat": intent.seat, "of": before.obligation}
    return "ok", _RULES, Message("did-count", args)


def _counted_out(before: State, after: State, _intent: CountOut, _events: list[Any]) -> Told:
    key = "did-count-out" if told_out(after) else "did-count-out-free"
    return "ok", _RULES, Message(key, {"of": before.obligation})


COUNT = fieldless(
    Count,
    event=Counted,
    rules=_RULES,
    verbs=(
        Verb(
            "count",
            "{who} count",
            ("{who} zählt an", "{who} zählt", '{who} sagt "23"', '{who} "23"'),
            ("{who} counts", "{who} counts out"),
        ),
        Verb(
            "table-count",
            "table count",
            ("Tisch zählt an", "Tisch zählt"),
            ("table counts",),
            group="rare",
        ),
    ),
    decide=count,
    tell=_counted,
    phases=(OPENING, PLAYING, REOPENING),
    may=may_count,
    typed=("23", "count", "anzählen"),
)
COUNT_OUT = fieldless(
    CountOut,
    event=CountedOut,
    rules=_RULES,
    verbs=(
        Verb(
            "table-count-out",
            "table count-out",
            ("Tisch zählt aus", 'Tisch sagt "Strafe"'),
            ("table counts out",),
            group="rare",
        ),
    ),
    decide=count_out,
    tell=_counted_out,
)
