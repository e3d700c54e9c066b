"""Answers an intent with events, or says why not."""

from collections.abc import Callable
from typing import Any, Final

from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.rules_begin import begin
from dazwischen.games.jarnac.rules_draw import draw, exchange
from dazwischen.games.jarnac.rules_jarnac import call_jarnac
from dazwischen.games.jarnac.rules_lay import lay
from dazwischen.games.jarnac.rules_objection import accept, object_, release
from dazwischen.games.jarnac.rules_pass import forgo, pass_, time_up
from dazwischen.games.jarnac.rules_team import hand_over, leave, propose, proposed, return_
from dazwischen.games.jarnac.rules_time import flag_fall
from dazwischen.games.jarnac.state import State

_RULES: Final[dict[type[Any], Callable[[State, Any], list[ev.JarnacEvent] | Rejected]]] = {
    do.Begin: begin,
    do.Draw: draw,
    do.Exchange: exchange,
    do.Lay: lay,
    do.Pass: pass_,
    do.CallJarnac: call_jarnac,
    do.Object: object_,
    do.Accept: accept,
    do.Release: release,
    do.Propose: propose,
    do.HandOver: hand_over,
    do.Leave: leave,
    do.Return: return_,
    do.TimeUp: time_up,
    do.Forgo: forgo,
    do.FlagFall: flag_fall,
}


def decide(state: State, intent: do.JarnacIntent) -> list[ev.JarnacEvent] | Rejected:
    if isinstance(intent, do.Confirm):
        wanted = proposed(state, intent)
        return wanted if isinstance(wanted, Rejected) else decide(state, wanted)
    return _RULES[type(intent)](state, intent)
