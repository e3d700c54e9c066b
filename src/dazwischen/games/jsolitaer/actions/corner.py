"""Turning up a corner card: S-TURN-3."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jsolitaer.events import TurnedUp
from dazwischen.games.jsolitaer.intents import TurnUp
from dazwischen.games.jsolitaer.reading import figure
from dazwischen.games.jsolitaer.rules_corner import turn_up
from dazwischen.games.jsolitaer.state import State


def tell(before: State, after: State, intent: TurnUp, _events: list[Any]) -> Told:
    name = before.rules.catalogue.name(after.turned[-1])
    message = Message("patience-turned-up", {"seat": intent.seat, "figure": name})
    return "ok", ("S-TURN-3",), message


def read(said: Said) -> TurnUp | None:
    match said.text.split():
        case ["corner", card]:
            return TurnUp(seat=said.seat, at=said.at, card=figure(said.rules, card))
        case _:
            return None


def write(catalogue: Catalogue, intent: TurnUp) -> str:
    return f"{intent.seat} corner {catalogue.name(intent.card)}"


def infer(cause: Cause) -> TurnUp:
    return TurnUp(seat=cause.seat, at=cause.at, card=cause.events[0].card)


TURN_UP = Action(
    intent=TurnUp,
    decide=turn_up,
    tell=tell,
    reads=read,
    writes=write,
    begins=(TurnedUp,),
    infers=infer,
    verbs=(
        Verb(
            "corner",
            "{who} corner {figure}",
            ("{who} deckt {figure} auf", "{who} Ecke {figure}", "{who} deckt Ecke {figure} auf"),
            ("{who} turns up {figure}",),
        ),
    ),
)
