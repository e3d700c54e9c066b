"""Swapping for a slot figure, and naming one that was earned: S-SLOT-1."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jsolitaer.events import SlotNamed, Swapped
from dazwischen.games.jsolitaer.intents import NameSlot, Swap
from dazwischen.games.jsolitaer.reading import figure
from dazwischen.games.jsolitaer.rules_slots import name_slot, swap
from dazwischen.games.jsolitaer.state import State

_RULES = ("S-SLOT-1",)


def _swapped(before: State, _after: State, intent: Swap, _events: list[Any]) -> Told:
    name = before.rules.catalogue.name
    args: dict[str, Argument] = {
        "seat": intent.seat, "figure": name(intent.card), "slot": name(intent.slot),
    }  # fmt: skip
    return "ok", _RULES, Message("patience-swapped", args)


def _named(before: State, _after: State, intent: NameSlot, _events: list[Any]) -> Told:
    name = before.rules.catalogue.name(intent.card)
    return "ok", _RULES, Message("patience-named", {"seat": intent.seat, "figure": name})


def _read_swap(said: Said) -> Swap | None:
    match said.text.split():
        case ["swap", card, slot]:
            given, taken = figure(said.rules, card), figure(said.rules, slot)
            return Swap(seat=said.seat, at=said.at, card=given, slot=taken)
        case _:
            return None


def _read_name(said: Said) -> NameSlot | None:
    match said.text.split():
        case ["slot", card]:
            return NameSlot(seat=said.seat, at=said.at, card=figure(said.rules, card))
        case _:
            return None


def _write_swap(catalogue: Catalogue, intent: Swap) -> str:
    return f"{intent.seat} swap {catalogue.name(intent.card)} {catalogue.name(intent.slot)}"


def _write_name(catalogue: Catalogue, intent: NameSlot) -> str:
    return f"{intent.seat} slot {catalogue.name(intent.card)}"


def _infer_swap(cause: Cause) -> Swap:
    swapped = cause.events[0]
    return Swap(seat=cause.seat, at=cause.at, card=swapped.card, slot=swapped.slot)


def _infer_name(cause: Cause) -> NameSlot:
    return NameSlot(seat=cause.seat, at=cause.at, card=cause.events[0].card)


SWAP = Action(
    intent=Swap,
    decide=swap,
    tell=_swapped,
    reads=_read_swap,
    writes=_write_swap,
    begins=(Swapped,),
    infers=_infer_swap,
    verbs=(
        Verb(
            "swap",
            "{who} swap {figure} {slot}",
            ("{who} tauscht {figure} gegen {slot}", "{who} tauscht {figure} {slot}"),
            ("{who} swaps {figure} for {slot}",),
        ),
    ),
)
NAME_SLOT = Action(
    intent=NameSlot,
    decide=name_slot,
    tell=_named,
    reads=_read_name,
    writes=_write_name,
    begins=(SlotNamed,),
    infers=_infer_name,
    verbs=(
        Verb(
            "name-slot",
            "{who} slot {figure}",
            ("{who} Slot {figure}", "{who} nennt {figure}", "{who} wählt {figure}"),
            ("{who} names {figure}",),
        ),
    ),
)
