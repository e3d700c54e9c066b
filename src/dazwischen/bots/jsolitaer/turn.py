"""The turn that promises most: which slots to swap, then what to lay, in order."""

from collections import Counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.bots.jsolitaer import weigh_layout as weight
from dazwischen.bots.jsolitaer.weigh import weigh
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import search_layout as at
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.solver import position, question
from dazwischen.games.jsolitaer.state import Cards
from dazwischen.games.jsolitaer.view import View

BUDGET: Final = 2000
"""Positions judged; about two milliseconds."""


class Turn(Struct, frozen=True):
    swaps: tuple[tuple[int, int], ...]
    """Hand cards, each with the slot figure that it is swapped for."""
    lays: tuple[Move, ...]
    wins: bool

    @property
    def needs_corner(self) -> bool:
        """It lays a card that turning up another would cover."""
        return any(move.source == ev.CORNER for move in self.lays)


def best_turn(view: View, weights: bytearray, budget: int = BUDGET) -> Turn:
    asked = position(view)
    pooled = view.may.swap
    if pooled:
        # Before the first lay slots can be swapped at will: hand and slots are one, and as many
        # cards as there are slots may stay for nothing.
        asked = replace(asked, hand=asked.hand + asked.slots, slots=())
    posed = question(asked, budget)
    spare = len(asked.hand) - len(view.hand)
    weigh(asked.rules.tables, posed.board, posed.numbers, posed.seen, weights, spare)
    lays, wins = posed.moves(), posed.numbers[at.BEST] >= weight.WON
    if not pooled:
        return Turn((), lays, wins)
    return _with_swaps(view.hand, lays, weights, wins=wins)


def _with_swaps(hand: Cards, lays: tuple[Move, ...], weights: bytearray, *, wins: bool) -> Turn:
    """What lies in a slot and is to be laid is swapped for what stays on the hand, the least
    useful card first; if nothing stays, it is laid from the slot."""
    wanted = Counter(move.card for move in lays if move.source == ev.HAND)
    held = Counter(hand)
    staying = sorted((held - wanted).elements(), key=lambda card: weights[weight.KEEP + card])
    from_slots = list((wanted - held).elements())
    swaps = tuple(zip(staying, from_slots, strict=False))
    return Turn(swaps, _from_slots(lays, from_slots[len(swaps) :]), wins)


def _from_slots(lays: tuple[Move, ...], cards: list[int]) -> tuple[Move, ...]:
    """The lays with these cards taken from slots: of like ones, the last."""
    moves, left = list(lays), Counter(cards)
    for place, move in reversed(list(enumerate(moves))):
        if move.source == ev.HAND and left[move.card]:
            left[move.card] -= 1
            moves[place] = replace(move, source=ev.SLOT)
    return tuple(moves)
