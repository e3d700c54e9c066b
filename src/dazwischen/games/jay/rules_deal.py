"""Dealing a round: J-LVL-2, J-LVL-3, J-DRAW-6, J-DRAW-7, J-OPEN-2, J-END-6, J-SLOT-1."""

from random import Random
from typing import Final

from dazwischen.cards.hands import without
from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Deal
from dazwischen.games.jay.rules_draw import mix
from dazwischen.games.jay.state import OVER, WAITING, State

LOTS: Final = -1
"""The number of the chance event in which lots are drawn: no other has it."""
SEATS: Final = 10
"""More than there can be: keeps the chances of the decks of one deal apart."""


def deal(state: State, intent: Deal) -> list[ev.JayEvent] | Rejected:
    if intent.seat != TABLE:
        return Rejected("table-deals", ("J-END-6",))
    if state.phase not in (WAITING, OVER):
        return Rejected("round-running", ("J-END-6",))
    if not state.more:
        return Rejected("game-over", ("J-END-6",))
    dealer, opener = roles(state)
    if state.rules.options.decks == "own":
        return [_own_decks(state, dealer, opener)]
    stock, aside = _stock(state)
    hands, stock = _starters(state, stock)
    hands, stock = _in_twos(state, dealer, hands, stock)
    slots, stock = _slots(state, stock)
    piles = tuple(stock[index :: state.rules.players] for index in range(state.rules.players))
    return [ev.Dealt(state.round + 1, dealer, opener, hands, piles, slots, aside)]


def _own_decks(state: State, dealer: int, opener: int) -> ev.Dealt:
    """J-DRAW-8: everybody is dealt to from a deck of his own, mixed by the neighbour."""
    rules = state.rules
    hands, piles, slots = [], [], []
    for seat in state.seats():
        dice = chance.stream(state.seed, LOTS - state.chance * SEATS - seat)
        deck = _own_deck(state, seat, dice)
        starter: tuple[int, ...] = ()
        if rules.starter and not state.round:
            starter = tuple([card for card in deck if card in rules.starter][:1])
            deck = without(deck, starter[0])
        kept = state.slots[seat - 1] if state.round else deck[: rules.slots]
        rest = deck if state.round else deck[rules.slots :]
        hands.append(starter + rest[: rules.hand])
        piles.append(rest[rules.hand :])
        slots.append(kept)
    return ev.Dealt(state.round + 1, dealer, opener, tuple(hands), tuple(piles), tuple(slots), ())


def _own_deck(state: State, seat: int, dice: Random) -> tuple[int, ...]:
    """All of one's cards but those in the slots."""
    if not state.round:
        return chance.shuffled(dice, state.rules.deck)
    laid = tuple([entry.card for entry in state.box if entry.seat == seat])
    return mix(state, dice, state.piles[seat - 1] + laid + state.hands[seat - 1])


def roles(state: State) -> tuple[int, int]:
    """Dealer and opener. A round that did not count is played again with the same ones."""
    players = state.rules.players
    if not state.round:
        first = state.rules.options.opener or _lot(state)
        # ZdJ: the dealer opens. Jay: the youngest does, and the neighbour on the right deals.
        zdj = state.rules.options.edition == "zdj-4.6"
        return (first if zdj else (first - 2) % players + 1), first
    if not state.places or not state.scored:
        return state.dealer, state.opener
    if players == 2:
        return 3 - state.places[0], state.places[0]
    return state.places[1], state.places[0]


def _lot(state: State) -> int:
    """J-OPEN-2: the short straw."""
    return 1 + chance.below(chance.stream(state.seed, LOTS), state.rules.players)


def _stock(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards to deal from, and those that stay aside while there are enough of them."""
    rules = state.rules
    dice = chance.stream(state.seed, state.chance)
    if not state.round:
        return chance.shuffled(dice, rules.deck), ()
    left = tuple(card for pile in state.piles for card in pile)
    boxed = tuple(entry.card for entry in state.box)
    aside = state.aside + boxed + tuple(card for hand in state.hands for card in hand)
    if len(left) >= (rules.hand + 1) * rules.players:
        return left, aside
    return left + mix(state, dice, aside), ()


def _starters(
    state: State, stock: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """J-LVL-3: before the first deal everybody gets one of the new noble."""
    hands: tuple[tuple[int, ...], ...] = ((),) * state.rules.players
    if not state.rules.starter or state.round:
        return hands, stock
    given = [card for card in stock if card in state.rules.starter][: state.rules.players]
    rest = list(stock)
    for card in given:
        rest.remove(card)
    return tuple((card,) for card in given), tuple(rest)


def _in_twos(
    state: State, dealer: int, hands: tuple[tuple[int, ...], ...], stock: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Two cards at a time, clockwise from the dealer's left; an odd last one alone."""
    players, size = state.rules.players, state.rules.hand
    dealt = [list(hand) for hand in hands]
    given = 0
    place = 0
    while given < size:
        packet = min(2, size - given)
        for step in range(1, players + 1):
            dealt[(dealer - 1 + step) % players] += stock[place : place + packet]
            place += packet
        given += packet
    return tuple(map(tuple, dealt)), stock[place:]


def _slots(
    state: State, stock: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Slots are drawn once and then stay across rounds."""
    rules = state.rules
    if state.round:
        return state.slots, stock
    size, count = rules.slots, rules.slots * rules.players
    return tuple(stock[i * size : (i + 1) * size] for i in range(rules.players)), stock[count:]
