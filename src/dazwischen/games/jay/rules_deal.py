"""Dealing a round: J-LVL-2, J-LVL-3, J-DRAW-6, J-DRAW-7, J-OPEN-2, J-END-6, J-SLOT-1."""

from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Deal
from dazwischen.games.jay.rules_draw import mix
from dazwischen.games.jay.state import OVER, WAITING, State


def deal(state: State, intent: Deal) -> list[ev.JayEvent] | Rejected:
    if intent.seat != TABLE:
        return Rejected("table-deals", ("J-END-6",))
    if state.phase not in (WAITING, OVER):
        return Rejected("round-running", ("J-END-6",))
    if state.rules.options.rounds and state.played >= state.rules.options.rounds:
        return Rejected("game-over", ("J-END-6",))
    dealer, opener = roles(state)
    stock, aside = _stock(state)
    hands, stock = _starters(state, stock)
    hands, stock = _in_twos(state, dealer, hands, stock)
    slots, stock = _slots(state, stock)
    piles = tuple(stock[index :: state.rules.players] for index in range(state.rules.players))
    return [ev.Dealt(state.round + 1, dealer, opener, hands, piles, slots, aside)]


def roles(state: State) -> tuple[int, int]:
    """Dealer and opener. A round that did not count is played again with the same ones."""
    players, first = state.rules.players, state.rules.options.opener
    if not state.round:
        # ZdJ: the dealer opens. Jay: the youngest does, and the neighbour on the right deals.
        zdj = state.rules.options.edition == "zdj-4.6"
        return (first if zdj else (first - 2) % players + 1), first
    if not state.places or not state.scored:
        return state.dealer, state.opener
    if players == 2:
        return 3 - state.places[0], state.places[0]
    return state.places[1], state.places[0]


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
