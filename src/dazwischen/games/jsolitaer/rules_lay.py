"""Laying a card on a stack: S-TURN-1, S-TURN-2, S-TURN-3, S-RES-1."""

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cards.hands import holds
from dazwischen.core.errors import Argument, Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.intents import Lay, LayCorner, LaySlot
from dazwischen.games.jsolitaer.rules_slots import emptied
from dazwischen.games.jsolitaer.rules_turn import not_at_turn
from dazwischen.games.jsolitaer.ruleset import STACKS
from dazwischen.games.jsolitaer.state import State


def lay(state: State, intent: Lay) -> list[ev.SolitaireEvent] | Rejected:
    refusal = _cannot_lay_there(state, intent) or no_card(state, intent.card)
    if refusal:
        return refusal
    hand = state.hands[intent.seat - 1]
    if not hand:
        return Rejected("hand-empty", ("S-END-TURN-1",))
    if not holds(hand, intent.card):
        return Rejected("not-in-hand", (), {"figure": state.rules.catalogue.name(intent.card)})
    return _judged(state, intent.seat, ev.HAND, intent.card, intent.stack)


def lay_slot(state: State, intent: LaySlot) -> list[ev.SolitaireEvent] | Rejected:
    refusal = _cannot_lay_there(state, intent) or no_card(state, intent.card)
    if refusal:
        return refusal
    if not holds(state.slots[intent.seat - 1], intent.card):
        name = state.rules.catalogue.name(intent.card)
        return Rejected("not-in-slot", ("S-SLOT-1",), {"figure": name})
    return _judged(state, intent.seat, ev.SLOT, intent.card, intent.stack)


def lay_corner(state: State, intent: LayCorner) -> list[ev.SolitaireEvent] | Rejected:
    refusal = _cannot_lay_there(state, intent)
    if refusal:
        return refusal
    if not state.turned:
        return Rejected("nothing-turned-up", ("S-TURN-3",))
    return _judged(state, intent.seat, ev.CORNER, state.turned[-1], intent.stack)


def _cannot_lay_there(state: State, intent: Lay | LaySlot | LayCorner) -> Rejected | None:
    refusal = not_at_turn(state, intent.seat)
    if not refusal and not 1 <= intent.stack <= STACKS:
        return Rejected("no-such-stack", ("S-SETUP-1",))
    return refusal


def no_card(state: State, card: int) -> Rejected | None:
    """The figure is none that anybody could hold."""
    rules = state.rules
    if not rules.catalogue.knows(card):
        return Rejected("no-such-figure", ("S-SETUP-2",))
    if card == rules.traitor:
        return Rejected("no-traitors", ("S-TURN-1",))
    if not rules.cards >> card & 1:
        return Rejected("not-in-play", ("S-SETUP-2",), {"figure": rules.catalogue.name(card)})
    return None


def kind_of(state: State, seat: int, card: int, stack: int) -> int:
    """What laying this figure on this stack would be."""
    return laying.judge_in_turn(
        state.rules.tables, state.stacks[stack - 1], seat, card, may_serve=not state.served
    )


def _judged(
    state: State, seat: int, source: str, card: int, stack: int
) -> list[ev.SolitaireEvent] | Rejected:
    kind = kind_of(state, seat, card, stack)
    if kind == at.FAULT:
        return _why_not(state, seat, card, stack)
    laid = ev.Laid(seat, source, card, stack, kind)
    after = evolve(state, laid)
    if source == ev.HAND and not after.hands[seat - 1]:
        return [laid, *emptied(after, seat)]
    return [laid]


def _why_not(state: State, seat: int, card: int, stack: int) -> Rejected:
    situation = state.stacks[stack - 1]
    lying = situation[at.LYING]
    args: dict[str, Argument] = {"stack": stack, "lying": state.rules.catalogue.name(lying)}
    if state.rules.tables[at.FITS + lying] >> card & 1:
        return Rejected("serve-used", ("S-TURN-2", "S-RES-1"), args)
    reserved = ("S-RES-1",) if laying.has_right(situation, seat) else ()
    return Rejected("fits-not-there", ("S-TURN-2", *reserved), args)
