"""The mistakes people make with a card in the hand."""

from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do


def wrong(look: PositionFeatures, dice: Dice) -> do.Lay | None:
    """A card of the hand that cannot be laid, if there is one."""
    right = {figure for figure, _ in look.legal}
    cards = [card for card in look.view.hand if card not in right]
    if not cards:
        return None
    return do.Lay(seat=look.seat, card=cards[dice.below(len(cards))])
