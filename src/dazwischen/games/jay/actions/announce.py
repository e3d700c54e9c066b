"""Saying "Strafe", and what it is for: J-FAULT-6."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import Announced
from dazwischen.games.jay.intents import KARTE, STRAFE, Announce
from dazwischen.games.jay.rules_ready import announce
from dazwischen.games.jay.spoken import announcement, spoken_figure
from dazwischen.games.jay.state import State


def tell(before: State, _after: State, intent: Announce, _events: list[Any]) -> Told:
    said = announcement(before.rules.catalogue, intent.what)
    return "ok", ("J-FAULT-6",), Message("did-announce", {"seat": intent.seat, "said": said})


def read(said: Said) -> Announce | None:
    word, *of = said.text.split() or [""]
    if not said.spoken or word.lower() != "strafe":
        return None
    what = STRAFE
    if of:
        karte = [name.lower() for name in of] == ["karte"]
        what = KARTE if karte else spoken_figure(said.rules.catalogue, of)
    return Announce(seat=said.seat, at=said.at, what=what)


def write(catalogue: Catalogue, intent: Announce) -> str:
    return f'{intent.seat} "{announcement(catalogue, intent.what)}"'


def infer(cause: Cause) -> Announce:
    return Announce(seat=cause.seat, at=cause.at, what=cause.events[0].what)


ANNOUNCE = Action(
    intent=Announce,
    decide=announce,
    tell=tell,
    reads=read,
    writes=write,
    begins=(Announced,),
    infers=infer,
    verbs=(
        Verb(
            "penalty",
            '{who} "Strafe"',
            ('{who} sagt "Strafe"', "{who} Strafe"),
            ('{who} says "Strafe"',),
            group="say",
        ),
        Verb(
            "penalty-card",
            '{who} "Strafe Karte"',
            ('{who} sagt "Strafe Karte"', "{who} Strafe Karte"),
            ('{who} says "Strafe Karte"',),
            group="say",
        ),
        Verb(
            "penalty-figure",
            '{who} "Strafe {figure}"',
            ('{who} sagt "Strafe {figure}"', "{who} Strafe {figure}"),
            ('{who} says "Strafe {figure}"',),
            group="say",
        ),
    ),
)
