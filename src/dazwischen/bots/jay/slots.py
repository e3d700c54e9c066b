"""Which cards belong in the slots: those without which the hand is lightest. J-SLOT-1."""

from dazwischen.bots.jay import runs
from dazwischen.bots.jay.planner import prepared
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.games.jay import intents as do

WORTH_IT = 150
"""Thousandths of a card: for less nobody swaps."""


def swap(look: PositionFeatures) -> do.Swap | None:
    """The swap that makes the hand lightest, if any does."""
    view, best = look.view, None
    lightest = burden(look, view.hand) - WORTH_IT
    for slot in set(view.slots[look.seat - 1]):
        for card in set(view.hand) - {slot}:
            rest = list(view.hand)
            rest.remove(card)
            weight = burden(look, (*rest, slot))
            if weight < lightest:
                best, lightest = do.Swap(seat=look.seat, card=card, slot=slot), weight
    return best


def burden(look: PositionFeatures, hand: tuple[int, ...]) -> int:
    board, words = prepared(look.rules, look.deck_facts, look.seat, hand)
    return runs.burden(look.rules.tables, board, words)
