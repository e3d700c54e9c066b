"""Answers an intent with events, or says why not."""

from collections.abc import Callable
from typing import Any, Final

from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.rules_count import count, count_out
from dazwischen.games.jay.rules_deal import deal
from dazwischen.games.jay.rules_draw import draw_penalty, top_up
from dazwischen.games.jay.rules_end import call_jay
from dazwischen.games.jay.rules_judge import judge
from dazwischen.games.jay.rules_lay import lay
from dazwischen.games.jay.rules_pause import pause
from dazwischen.games.jay.rules_ready import announce, ready, swap, waive
from dazwischen.games.jay.state import State

_RULES: Final[dict[type[Any], Callable[[State, Any], list[ev.JayEvent] | Rejected]]] = {
    do.Deal: deal,
    do.Lay: lay,
    do.TopUp: top_up,
    do.Draw: draw_penalty,
    do.Swap: swap,
    do.CallJay: call_jay,
    do.Ready: ready,
    do.Announce: announce,
    do.Pause: pause,
    do.CaptainPause: pause,
    do.Waive: waive,
    do.Count: count,
    do.CountOut: count_out,
    do.Find: judge,
}


def decide(state: State, intent: do.JayIntent) -> list[ev.JayEvent] | Rejected:
    return _RULES[type(intent)](state, intent)
