"""A mind that searches its hand for runs and weighs what it leaves to the others."""

from array import array
from collections.abc import Iterable
from typing import TypeAlias

from dazwischen.bots.jay import runs
from dazwischen.bots.jay import runs_layout as at
from dazwischen.bots.jay.deck_facts import DeckFacts
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.cards import layout as kernel
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.ruleset import Ruleset

BUDGET = 2000
"""Positions a decision may look at; hardly any hand needs a tenth of it."""


Valued: TypeAlias = tuple[int, do.JayIntent | None]
"""A move, None for doing nothing, and what it is worth in thousandths of a card."""


class Planner:
    def choose(self, look: PositionFeatures, dice: Dice) -> do.JayIntent | None:  # noqa: ARG002 - others roll
        return max(valued(look), key=lambda move: move[0], default=(0, None))[1]

    def buried(self, look: PositionFeatures, dice: Dice) -> int:  # noqa: ARG002 - others roll
        words = searched(look)
        return max(look.view.hand, key=lambda card: (words[at.FACE_DOWN + card], card))


def valued(look: PositionFeatures) -> list[Valued]:
    """All that the seat can do, with what it is worth."""
    words, seat, may = searched(look), look.seat, look.view.may
    moves: list[Valued] = [
        (words[at.LAY + figure], do.Lay(seat=seat, card=figure)) for figure, _ in look.legal
    ]
    if not look.must:
        moves.append((words[at.STAY], Waive(seat=seat) if "waive" in may.acts else None))
        return moves
    if look.traitor:
        moves += [
            (words[at.FACE_DOWN + card], do.Lay(seat=seat, card=card, face_down=True))
            for card in sorted(set(look.view.hand))
        ]
    if may.top_up is not None:
        moves.append((_top_up(look, words), do.TopUp(seat=seat, count=may.top_up)))
    return moves


def searched(look: PositionFeatures) -> "array[int]":
    board, words = prepared(look.rules, look.deck_facts, look.seat, look.view.hand)
    board[: kernel.SITUATION] = look.flow
    board[at.SIZES + 1 : at.SIZES + 1 + look.rules.players] = bytes(look.view.counts)
    unseen = look.unseen()
    board[at.UNSEEN : at.UNSEEN + at.FIGURES] = bytes(unseen)
    words[at.HIDDEN] = sum(unseen)
    runs.search(look.rules.tables, board, words)
    return words


def _top_up(look: PositionFeatures, words: "array[int]") -> int:
    """Cards more; and, if nothing can be laid, the chance that one of them can be at once. If not,
    a traitor frees of the obligation, too, and costs no further card."""
    count = look.view.may.top_up or 0
    value: int = words[at.STAY] - at.DRAWN * count
    if look.legal:
        return value
    unseen = look.unseen()
    row = look.rules.tables[kernel.FITS + look.flow[kernel.LYING]]
    fitting = sum(count for figure, count in enumerate(unseen) if row >> figure & 1)
    hope = min(at.CARD, count * at.CARD * fitting // max(1, sum(unseen)))
    return value + at.PRESSURE + hope


def prepared(
    rules: Ruleset, deck_facts: DeckFacts, seat: int, hand: Iterable[int]
) -> tuple[bytearray, "array[int]"]:
    """The kernel's arrays for a hand."""
    board, words = bytearray(at.BOARD), array("Q", bytes(8 * at.WORDS))
    held = 0
    for card in hand:
        board[at.HAND + card] += 1
        held |= 1 << card
    words[at.SEAT], words[at.TRAITOR], words[at.BUDGET] = seat, rules.traitor, BUDGET
    words[at.OPENERS], words[at.BASES], words[at.HELD] = deck_facts.openers, deck_facts.bases, held
    return board, words
