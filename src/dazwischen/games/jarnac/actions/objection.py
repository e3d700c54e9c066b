"""Objecting to a word, accepting it, or saying nothing in time: K-WORD-2."""

from typing import Final

from dazwischen.core.actions import Action, Cause
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jarnac.actions.plain import (
    by_seat,
    said_by_seat,
    told_of_side,
    written_for_seat,
    written_for_side,
)
from dazwischen.games.jarnac.events import Accepted, Granted, Objected, Released
from dazwischen.games.jarnac.intents import Accept, Object, Release
from dazwischen.games.jarnac.rules_objection import accept, object_, release


def _released(cause: Cause) -> Release:
    return Release(seat=cause.by, at=cause.at, side=cause.events[0].side)


OBJECT: Final = Action(
    intent=Object,
    decide=object_,
    reads=said_by_seat(Object, "objects"),
    writes=written_for_seat("objects"),
    begins=(Objected,),
    infers=by_seat(Object),
    verbs=(
        Verb(
            "object",
            "{who} objects",
            ("{who} erhebt Einspruch", "{who} einspruch", "{who} widerspricht"),
        ),
    ),
)
ACCEPT: Final = Action(
    intent=Accept,
    decide=accept,
    reads=said_by_seat(Accept, "accepts"),
    writes=written_for_seat("accepts"),
    begins=(Accepted, Granted),
    infers=by_seat(Accept),
    verbs=(Verb("accept", "{who} accepts", ("{who} sagt gilt", "{who} gilt", "{who} nimmt an")),),
)
RELEASE: Final = Action(
    intent=Release,
    decide=release,
    reads=told_of_side(Release, "says nothing"),
    writes=written_for_side("says nothing"),
    begins=(Released,),
    infers=_released,
    verbs=(Verb("say-nothing", "{who} says nothing", ("{who} sagt nichts",), group="rare"),),
)
