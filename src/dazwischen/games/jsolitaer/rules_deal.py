"""Dealing a game: S-SETUP-1, S-SLOT-1 for slots that are kept, S-SERIES-1."""

from collections import Counter

from dazwischen.cards.figures import UNKNOWN
from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.intents import Deal, Ready
from dazwischen.games.jsolitaer.rules_turn import begin_turn
from dazwischen.games.jsolitaer.ruleset import STACKS
from dazwischen.games.jsolitaer.state import OVER, PLAYING, Cards, State


def deal(state: State, intent: Deal) -> list[ev.SolitaireEvent] | Rejected:
    if intent.seat != TABLE:
        return Rejected("table-deals", ("S-SERIES-1",))
    if state.phase == PLAYING:
        return Rejected("game-running", ("S-SERIES-1",))
    if not state.more:
        return Rejected("all-games-played", ("S-SERIES-1",))
    slots = kept_slots(state)
    stock = _shuffled(state, slots)
    size, players = state.rules.pile(len(stock)), state.rules.players
    piles = tuple(stock[seat * size : (seat + 1) * size] for seat in range(players))
    rest = stock[size * players :]
    dealt = ev.Dealt(
        game=state.game + 1,
        first=first_seat(state),
        traitors=rest[:STACKS],
        piles=piles,
        corner=rest[STACKS:],
        slots=slots,
    )
    return [dealt, *begin_turn(evolve(state, dealt), dealt.first)]


def ready(state: State, intent: Ready) -> list[ev.SolitaireEvent] | Rejected:
    """After a game: the next one can be dealt."""
    if intent.seat not in state.seats():
        return Rejected("no-such-seat")
    if state.phase == PLAYING:
        return Rejected("game-running", ("S-SERIES-1",))
    if not state.more:
        return Rejected("all-games-played", ("S-SERIES-1",))
    if state.phase != OVER or state.onward >> intent.seat & 1:
        return Rejected("said-ready", ("S-SERIES-1",))
    return [ev.Readied(intent.seat)]


def kept_slots(state: State) -> tuple[Cards, ...]:
    if state.game and state.rules.options.keep_slots:
        return state.slots
    return ((),) * state.rules.players


def first_seat(state: State) -> int:
    """S-SERIES-1: the seat after the one that began the game before."""
    return state.first % state.rules.players + 1 if state.game else state.rules.options.first


def _shuffled(state: State, slots: tuple[Cards, ...]) -> Cards:
    if state.counted:
        return (UNKNOWN,) * (len(state.rules.deck) - sum(map(len, slots)))
    cards = Counter(state.rules.deck)
    for share in slots:
        cards.subtract(share)
    return chance.shuffled(chance.stream(state.seed, state.chance), tuple(cards.elements()))
