"""A turn, a pause for "Jarnac!" or the time of a side is over: K-TURN-4, K-JAR-5, K-PRO-6."""

from typing import Final

from dazwischen.core.actions import Action, Cause
from dazwischen.core.game import TABLE
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.actions.plain import (
    said_by_seat,
    told_of_side,
    written_for_seat,
    written_for_side,
)
from dazwischen.games.jarnac.intents import FlagFall, Forgo, Pass, TimeUp
from dazwischen.games.jarnac.rules_pass import forgo, pass_, time_up
from dazwischen.games.jarnac.rules_time import flag_fall

_BEGINS: Final = (ev.Passed, ev.Forgone, ev.FlagFell)


def infer(cause: Cause) -> Pass | TimeUp | Forgo | FlagFall:
    """The flag may fall with it or by itself."""
    first, *rest = cause.events
    side: int = getattr(first, "side", 0)
    of_side = {"seat": cause.by, "at": cause.at, "side": side}
    if isinstance(first, ev.FlagFell):
        passed = rest and isinstance(rest[0], ev.Passed | ev.Forgone) and rest[0].side == side
        if cause.by == TABLE and not passed:
            return FlagFall(**of_side)
    elif isinstance(first, ev.Forgone) and cause.by == TABLE:
        return Forgo(**of_side)
    return TimeUp(**of_side) if cause.by == TABLE else Pass(seat=cause.by, at=cause.at)


PASS: Final = Action(
    intent=Pass,
    decide=pass_,
    reads=said_by_seat(Pass, "pass"),
    writes=written_for_seat("pass"),
    begins=_BEGINS,
    infers=infer,
    verbs=(Verb("pass", "{who} pass", ("{who} passt",), ("{who} passes",)),),
)
FORGO: Final = Action(
    intent=Forgo,
    decide=forgo,
    reads=told_of_side(Forgo, "forgoes"),
    writes=written_for_side("forgoes"),
    begins=_BEGINS,
    infers=infer,
    verbs=(Verb("forgo", "{who} forgoes", ("{who} verzichtet",), group="rare"),),
)
TIME_UP: Final = Action(
    intent=TimeUp,
    decide=time_up,
    reads=told_of_side(TimeUp, "time up"),
    writes=written_for_side("time up"),
    begins=_BEGINS,
    infers=infer,
    verbs=(
        Verb("time-up", "{who} time up", ("{who} Bedenkzeit um", "{who} Zeit um"), group="rare"),
    ),
)
FLAG_FALL: Final = Action(
    intent=FlagFall,
    decide=flag_fall,
    reads=told_of_side(FlagFall, "flag falls"),
    writes=written_for_side("flag falls"),
    begins=_BEGINS,
    infers=infer,
    verbs=(Verb("flag", "{who} flag falls", ("{who} Uhr abgelaufen",), group="rare"),),
)
