"""Which rules make a lay what it is, and a sentence about it."""

from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.effects import LayerReserves, ReservesWhenServed, ReservesWhenThrown
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.state import OVER, State

Args: TypeAlias = dict[str, Argument]

KIND_NAMES: Final = {at.SERVE: "serve", at.REDIRECT: "redirect", at.THROW: "throw"}
_SOURCES: Final = {ev.SLOT: "S-SLOT-1", ev.CORNER: "S-TURN-3"}


def rules_of_lay(before: State, event: ev.Laid, events: list[ev.SolitaireEvent]) -> tuple[str, ...]:
    """The rule ids behind a lay: this game's first, then those of laying that it takes over."""
    after = laying.after_lay(
        before.rules.tables, before.stacks[event.stack - 1], event.seat, event.card, event.kind
    )
    ours = ["S-TURN-2"]
    if event.source in _SOURCES:
        ours.append(_SOURCES[event.source])
    if _about_reservations(before, event, after):
        ours.append("S-RES-1")
    if any(isinstance(other, ev.EarnedSlot) for other in events):
        ours.append("S-SLOT-1")
    if any(isinstance(other, ev.GameEnded) for other in events):
        ours.append("S-WIN-1")
        if before.rules.nobles >> event.card & 1:
            ours.append("S-WIN-2")
    laid = _throw(before, event) if event.kind == at.THROW else _serve(before, event)
    return tuple(dict.fromkeys([*ours, *laid]))


def _about_reservations(before: State, event: ev.Laid, after: bytes) -> bool:
    """A reservation was used, given or ended."""
    situation = before.stacks[event.stack - 1]
    used = event.kind == at.REDIRECT and laying.has_right(situation, event.seat)
    return used or laying.reservations(situation) != laying.reservations(after)


def _throw(before: State, event: ev.Laid) -> list[str]:
    catalogue, tables = before.rules.catalogue, before.rules.tables
    situation, figure = before.stacks[event.stack - 1], event.card
    lying = situation[at.LYING]
    kind, beneath = catalogue.figure(figure).kind, catalogue.figure(lying).kind
    if figure == lying:
        rules = ["J-THROW-1"]
    elif tables[at.THROWN + lying] >> figure & 1:
        rules = ["J-THROW-4"]
    elif kind.name == beneath.name or beneath.name in kind.similar_to:
        rules = ["J-THROW-2"]
    else:
        rules = ["J-THROW-3"]
    right = not before.served or laying.has_right(situation, event.seat)
    served = tables[at.SERVED_BY_ANYONE + lying] | (tables[at.FITS + lying] if right else 0)
    if served >> figure & 1:
        rules.append("J-THROW-5")
    if any(isinstance(effect, ReservesWhenThrown) for effect in kind.effects):
        rules.append("J-THROW-7")
    return rules


def _serve(before: State, event: ev.Laid) -> list[str]:
    lying, figure = before.stacks[event.stack - 1][at.LYING], event.card
    rules = []
    if before.rules.tables[at.SERVED_BY_ANYONE + lying] >> figure & 1:
        pawn = before.rules.tables[at.PAWNS] >> figure & 1
        rules.append("J-SERVE-3" if pawn else "J-SERVE-2")
    kind = before.rules.catalogue.figure(figure).kind
    if any(isinstance(e, ReservesWhenServed | LayerReserves) for e in kind.effects):
        rules.append("J-SERVE-5")
    return rules


def message_of_lay(
    before: State, after: State, event: ev.Laid, events: list[ev.SolitaireEvent]
) -> Message:
    name = before.rules.catalogue.name
    slot = any(isinstance(other, ev.EarnedSlot) for other in events)
    then = "slot" if slot else "none"
    if after.phase == OVER:
        then = "slot-wins" if slot else "wins"
    reserved = laying.reservations(after.stacks[event.stack - 1])
    args: Args = {
        "seat": event.seat,
        "stack": event.stack,
        "figure": name(event.card),
        "lying": name(before.stacks[event.stack - 1][at.LYING]),
        "source": event.source,
        "reserves": "yes" if event.seat in reserved else "no",
        "older": reserved[1] if len(reserved) > 1 else 0,
        "then": then,
    }
    return Message(f"patience-{KIND_NAMES[event.kind]}", args)
