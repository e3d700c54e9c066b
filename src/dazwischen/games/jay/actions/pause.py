"""A hand over the box, one's own or one's captain's: J-PAUSE-1, J-FAULT-3, J-TEAM-1."""

from typing import Any

from dazwischen.core.actions import Action, Cause, Told, reader, writer
from dazwischen.core.game import JUDGE
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_costs import extra_due
from dazwischen.games.jay.intents import CaptainPause, JayIntent, Pause
from dazwischen.games.jay.rules_pause import can_pause, pause
from dazwischen.games.jay.state import PLAYING, REOPENING, State


def tell(before: State, after: State, _intent: Pause, events: list[Any]) -> Told:
    paused: ev.Paused = events[0]
    rules = paused.rules
    if any(isinstance(other, ev.Withdrawn) for other in events) and not paused.captain:
        rules = (*rules, "J-TEAM-1")
    who = "captain-" if paused.captain else ""
    word = "justified" if paused.justified else "unjustified"
    args = {"seat": paused.seat}
    if before.rules.gentle:
        return word, rules, Message(f"pause-{who}break", args)
    if paused.justified:
        return word, rules, Message(f"pause-{who}justified", args)
    extra = extra_due(before, after, paused.seat)
    return word, rules, Message(f"pause-{who}unjustified", {**args, "extra": extra})


def infer(cause: Cause) -> JayIntent | None:
    """The judge interrupts by a finding."""
    if cause.by == JUDGE:
        return None
    kind = CaptainPause if cause.events[0].captain else Pause
    return kind(seat=cause.seat, at=cause.at)


def may_pause(state: State, _seat: int) -> bool:
    return can_pause(state)


_BY_HAND = (
    Verb(
        "pause",
        "{who} pause",
        ("{who} Pause", "{who} unterbricht", "{who} macht Pause", "{who} Hand drauf"),
        ("{who} pauses", "{who} interrupts"),
    ),
)
_BY_CAPTAIN = (
    Verb(
        "captain-pause",
        "{who} captain pause",
        ("{who} Kapitän unterbricht", "{who} Captain unterbricht", "{who} Kapitän Pause"),
        ("{who} captain pauses", "{who} captain interrupts"),
        group="rare",
    ),
)

PAUSE = Action(
    intent=Pause,
    decide=pause,
    tell=tell,
    reads=reader(Pause, _BY_HAND),
    writes=writer(_BY_HAND),
    begins=(ev.Paused,),
    infers=infer,
    verbs=_BY_HAND,
    phases=(PLAYING, REOPENING),
    may=may_pause,
    typed=("pause", "p", "stopp", "stop", "halt"),
)
CAPTAIN_PAUSE = Action(
    intent=CaptainPause,
    decide=pause,
    tell=tell,
    reads=reader(CaptainPause, _BY_CAPTAIN),
    writes=writer(_BY_CAPTAIN),
    begins=(ev.Paused,),
    infers=infer,
    verbs=_BY_CAPTAIN,
)
