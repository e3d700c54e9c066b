"""Taking a slot card for one of the hand, before "bereit": J-SLOT-1."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import Swapped
from dazwischen.games.jay.intents import Swap
from dazwischen.games.jay.reading import figure
from dazwischen.games.jay.rules_ready import swap
from dazwischen.games.jay.state import State


def tell(before: State, _after: State, intent: Swap, _events: list[Any]) -> Told:
    name = before.rules.catalogue.name(intent.card)
    return "ok", ("J-SLOT-1",), Message("did-swap", {"seat": intent.seat, "figure": name})


def read(said: Said) -> Swap | None:
    match said.text.split():
        case ["swap", card, slot] if not said.spoken:
            given, taken = figure(said.rules, card), figure(said.rules, slot)
            return Swap(seat=said.seat, at=said.at, card=given, slot=taken)
        case _:
            return None


def write(catalogue: Catalogue, intent: Swap) -> str:
    return f"{intent.seat} swap {catalogue.name(intent.card)} {catalogue.name(intent.slot)}"


def infer(cause: Cause) -> Swap:
    swapped = cause.events[0]
    return Swap(seat=cause.seat, at=cause.at, card=swapped.card, slot=swapped.slot)


SWAP = Action(
    intent=Swap,
    decide=swap,
    tell=tell,
    reads=read,
    writes=write,
    begins=(Swapped,),
    infers=infer,
    verbs=(
        Verb(
            "swap",
            "{who} swap {figure} {slot}",
            ("{who} tauscht {figure} gegen {slot}", "{who} tauscht {figure} {slot}"),
            ("{who} swaps {figure} for {slot}",),
            group="rare",
        ),
    ),
)
