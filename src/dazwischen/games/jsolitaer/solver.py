"""The solver for one's own turn: the most cards that can be laid now, and how.

It sees what the seat sees and no more. Its answer is exact if no turn can be longer, which the
search shows within its budget of positions or not; otherwise it is the best that was found.
"""

from array import array
from functools import reduce
from operator import or_
from typing import Final

from msgspec import Struct

from dazwischen.cards import laying
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core import bits
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import search_layout as at
from dazwischen.games.jsolitaer.may import Move
from dazwischen.games.jsolitaer.ruleset import MOST_SLOTS, Ruleset, ruleset
from dazwischen.games.jsolitaer.search import search
from dazwischen.games.jsolitaer.state import Cards
from dazwischen.games.jsolitaer.view import View

BUDGET: Final = 100_000
HASH_CARDS: Final = 0x9E37_79B9_7F4A_7C15
HASH_STACKS: Final = 0xC2B2_AE3D_27D4_EB4F
MOST_REMEMBERED: Final = 18
"""Positions remembered at once, as a power of two."""


class Position(Struct, frozen=True):
    """What the most cards of a turn depend on."""

    rules: Ruleset
    seat: int
    stacks: tuple[bytes, ...]
    hand: tuple[int, ...]
    slots: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    """Of the corner, the topmost last."""
    served: bool = False
    pile: int = 2
    """Draw cards left: S-WIN-1, with one or none the last hand card may end the game."""


class Solution(Struct, frozen=True):
    moves: tuple[Move, ...]
    exact: bool
    """No turn lays more; otherwise the budget ended the search."""
    nodes: int
    """Positions looked at."""


def position(view: View) -> Position:
    """The position of the seat that the view belongs to."""
    seat = view.seat or view.turn
    stacks = tuple(
        laying.box(view.options.players, s.lying, s.layer, twins=s.twins, reserved=s.reservations)
        for s in view.stacks
    )
    return Position(
        rules=ruleset(view.options),
        seat=seat,
        stacks=stacks,
        hand=view.hand,
        slots=view.slots[seat - 1],
        turned=view.turned,
        served=view.served,
        pile=view.piles[seat - 1],
    )


class Question(Struct, frozen=True):
    """A position as the kernels read it, and room for their answer."""

    asked: Position
    cards: Cards
    """Of the hand and of the slots in order of figures, then of the corner, the topmost first."""
    board: bytearray
    numbers: "array[int]"
    seen: "array[int]"

    def moves(self) -> tuple[Move, ...]:
        """The best turn that the search has written down."""
        steps = self.board[at.BEST_PATH : at.BEST_PATH + 2 * self.numbers[at.STEPS]]
        return _moves(self.asked, self.cards, list(zip(steps[::2], steps[1::2], strict=True)))


def solve(asked: Position, budget: int = BUDGET) -> Solution:
    """The most cards; among turns of as many, one that lays most from the hand."""
    posed = question(asked, budget)
    numbers = posed.numbers
    search(asked.rules.tables, posed.board, numbers, posed.seen)
    moves = posed.moves()
    proven = not numbers[at.STOPPED] or len(moves) == numbers[at.ROOF] // at.WORTH
    return Solution(moves, proven and len(posed.cards) <= at.MOST, numbers[at.NODES])


def question(asked: Position, budget: int) -> Question:
    hand, slots = sorted(filter(None, asked.hand)), sorted(filter(None, asked.slots))
    cards = (*hand, *slots, *reversed(asked.turned))
    numbers = _numbers(asked, len(hand), len(slots), len(cards), budget)
    board = bytearray(at.BOARD)
    for place, situation in enumerate(asked.stacks):
        board[place * at.STRIDE : place * at.STRIDE + len(situation)] = situation
    board[at.FIGURE : at.FIGURE + numbers[at.CARDS]] = bytes(cards[: numbers[at.CARDS]])
    remembered = min(max(budget, 2).bit_length(), MOST_REMEMBERED)
    numbers[at.HASH_SHIFT] = 64 - remembered
    return Question(asked, cards, board, numbers, array("Q", bytes(16 << remembered)))


def _numbers(asked: Position, hand: int, slots: int, cards: int, budget: int) -> "array[int]":
    numbers = array("Q", bytes(8 * at.WORDS))
    count = min(cards, at.MOST)
    hand = min(hand, count)
    numbers[at.SEAT] = asked.seat
    numbers[at.CARDS] = count
    numbers[at.HAND] = (1 << hand) - 1
    numbers[at.CORNER] = min(hand + slots, count)
    numbers[at.SLOTS] = (1 << numbers[at.CORNER]) - (1 << hand)
    numbers[at.SERVED] = asked.served
    numbers[at.WINS_BELOW] = _wins_below(asked.pile)
    numbers[at.RESERVERS] = _reservers(asked.rules.tables)
    numbers[at.EVERYTHING] = hand * at.WORTH_HAND + (count - hand) * at.WORTH
    numbers[at.BUDGET] = budget
    numbers[at.ALL_BITS] = 0xFFFF_FFFF_FFFF_FFFF
    numbers[at.HASH_CARDS] = HASH_CARDS
    numbers[at.HASH_STACKS] = HASH_STACKS
    for row, (openers, opened) in enumerate(_openings(asked.rules.tables)):
        numbers[at.OPENERS + 2 * row] = openers
        numbers[at.OPENERS + 2 * row + 1] = opened
    return numbers


def _wins_below(pile: int) -> int:
    """S-WIN-1: with no draw card the last hand card always wins, with one unless slots are full."""
    return (MOST_SLOTS + 1, MOST_SLOTS)[pile] if pile <= 1 else 0


def _reservers(tables: Tables) -> int:
    rows = tables[kernel.LAYER_RESERVES : kernel.LAYER_RESERVES + kernel.FIGURES]
    return reduce(or_, rows) | tables[kernel.RESERVE_SERVED]


def _openings(tables: Tables) -> list[tuple[int, int]]:
    """Figures that let anybody serve the same others on them, as masks; of too many kinds, the
    last are taken together."""
    ways: dict[int, int] = {}
    for figure in range(kernel.FIGURES):
        opened = tables[kernel.SERVED_BY_ANYONE + figure]
        if opened:
            ways[opened] = ways.get(opened, 0) | bits.bit(figure)
    rows = [(openers, opened) for opened, openers in ways.items()]
    while len(rows) > at.OPENINGS:
        (openers, opened), (more, others) = rows.pop(), rows.pop()
        rows.append((openers | more, opened | others))
    return rows


def _moves(asked: Position, cards: Cards, steps: list[tuple[int, int]]) -> tuple[Move, ...]:
    """The steps as lays, each with what it is."""
    hand, slots = len(asked.hand), len(asked.slots)
    stacks, served = list(asked.stacks), asked.served
    moves = []
    for place, stack in steps:
        card, situation = cards[place], stacks[stack]
        kind = laying.judge_in_turn(
            asked.rules.tables, situation, asked.seat, card, may_serve=not served
        )
        served = served or kind == kernel.SERVE
        stacks[stack] = laying.after_lay(asked.rules.tables, situation, asked.seat, card, kind)
        source = ev.HAND if place < hand else ev.SLOT if place < hand + slots else ev.CORNER
        moves.append(Move(source, card, stack + 1, kind))
    return tuple(moves)
