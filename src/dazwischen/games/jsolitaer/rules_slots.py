"""Slots: earning, swapping and naming one. S-SLOT-1, S-WIN-1."""

from dazwischen.cards.figures import UNKNOWN
from dazwischen.cards.hands import holds
from dazwischen.core.errors import Rejected
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.intents import NameSlot, Swap
from dazwischen.games.jsolitaer.rules_turn import not_at_turn
from dazwischen.games.jsolitaer.rules_win import won
from dazwischen.games.jsolitaer.ruleset import HAND, MOST_SLOTS
from dazwischen.games.jsolitaer.state import OVER, State


def emptied(state: State, seat: int) -> list[ev.SolitaireEvent]:
    """What the last hand card brings: a slot for a full hand laid in one turn, or for the very last
    draw card whatever the hand was; and the game, if nothing is left to draw."""
    pile = state.piles[seat - 1]
    earns = len(state.slots[seat - 1]) < MOST_SLOTS and (
        (state.begun >= HAND and len(pile) > 0) or len(pile) == 1
    )
    if not earns:
        return [] if pile else [won(state, seat)]
    slot = ev.EarnedSlot(seat, pile[0])
    return [slot] if len(pile) > 1 else [slot, won(evolve(state, slot), seat)]


def swap(state: State, intent: Swap) -> list[ev.SolitaireEvent] | Rejected:
    """Before the first card of one's turn, any number of times."""
    seat, name = intent.seat, state.rules.catalogue.name
    refusal = not_at_turn(state, seat)
    if refusal:
        return refusal
    if state.lays:
        return Rejected("swap-too-late", ("S-SLOT-1",))
    for share, card, code in (
        (state.hands[seat - 1], intent.card, "not-in-hand"),
        (state.slots[seat - 1], intent.slot, "not-in-slot"),
    ):
        known = state.rules.catalogue.knows(card)
        if not known or not state.rules.cards >> card & 1 or not holds(share, card):
            return Rejected(code, ("S-SLOT-1",), {"figure": name(card) if known else "?"})
    return [ev.Swapped(seat, intent.card, intent.slot)]


def name_slot(state: State, intent: NameSlot) -> list[ev.SolitaireEvent] | Rejected:
    """Only a protocol leaves open which figure a slot is. The last card of a game can earn one, so
    it can be named when the game is over."""
    seat = intent.seat
    refusal = not_at_turn(state, seat)
    if refusal and (state.phase != OVER or seat != state.turn):
        return refusal
    if UNKNOWN not in state.slots[seat - 1]:
        return Rejected("no-nameless-slot", ("S-SLOT-1",))
    if not state.rules.catalogue.knows(intent.card) or not state.rules.cards >> intent.card & 1:
        return Rejected("no-such-figure", ("S-SETUP-2",))
    return [ev.SlotNamed(seat, intent.card)]
