"""Which rules make an action what it is, and a sentence about it."""

from typing import Final, TypeAlias

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.effects import LayerReserves, ReservesWhenServed, ReservesWhenThrown
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.state import OVER, State

Args: TypeAlias = dict[str, Argument]

KIND_NAMES: Final = {at.SERVE: "serve", at.REDIRECT: "redirect", at.THROW: "throw"}
_SOURCES: Final = {ev.SLOT: "S-SLOT-1", ev.CORNER: "S-TURN-3"}


def verdict(
    before: State, after: State, intent: do.SolitaireIntent, events: list[ev.SolitaireEvent]
) -> tuple[str, tuple[str, ...], Message]:
    """The word for an act, the rules it rests on, and a sentence about it."""
    first = events[0]
    if isinstance(first, ev.Laid):
        rules = rules_of_lay(before, first, events)
        return KIND_NAMES[first.kind], rules, message_of_lay(before, after, first, events)
    return "ok", *other(before, after, intent, events)


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


def other(
    before: State, after: State, intent: do.SolitaireIntent, events: list[ev.SolitaireEvent]
) -> tuple[tuple[str, ...], Message]:
    """Rules and sentence of what is no lay."""
    seat, name = intent.seat, before.rules.catalogue.name
    match intent:
        case do.EndTurn():
            return _end(before, after, seat, events)
        case do.TurnUp():
            args: Args = {"seat": seat, "figure": name(after.turned[-1])}
            return ("S-TURN-3",), Message("patience-turned-up", args)
        case do.Swap():
            args = {"seat": seat, "figure": name(intent.card), "slot": name(intent.slot)}
            return ("S-SLOT-1",), Message("patience-swapped", args)
        case do.NameSlot():
            args = {"seat": seat, "figure": name(intent.card)}
            return ("S-SLOT-1",), Message("patience-named", args)
        case do.Undo():
            return ("S-UNDO-1",), Message("patience-undone", {"seat": seat, "count": intent.steps})
        case do.Deal():
            return ("S-SETUP-1", "S-SERIES-1"), Message("patience-dealt", {"first": after.first})
        case do.Ready():
            return ("S-SERIES-1",), Message("did-ready", {"seat": seat})
        case _:
            raise AssertionError(intent)


def _end(
    before: State, after: State, seat: int, events: list[ev.SolitaireEvent]
) -> tuple[tuple[str, ...], Message]:
    drawn = next(len(event.cards) for event in events if isinstance(event, ev.TurnEnded))
    args: Args = {"seat": seat, "count": drawn, "turn": after.turn}
    if after.phase == OVER:
        rule = "S-STUCK-1" if after.reason == ev.STUCK else "S-WIN-1"
        return ("S-END-TURN-1", rule), Message("patience-end-over", args)
    entered = before.entered != after.entered
    rules = ("S-END-TURN-1", "S-TURN-1") if entered else ("S-END-TURN-1",)
    return rules, Message("patience-end", args)
