"""Minds that look at the next card and no further."""

from dazwischen.bots.jay.mind import stuck
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.cards import layout as at
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive


class Beginner:
    """Throws whatever can be thrown, serves whatever fits."""

    def choose(self, look: PositionFeatures, dice: Dice) -> do.JayIntent | None:
        lays = [lay for lay in look.legal if lay[1] == at.THROW] or look.legal
        if lays:
            return do.Lay(seat=look.seat, card=lays[dice.below(len(lays))][0])
        if "waive" in look.view.may.acts:
            return Waive(seat=look.seat)
        return stuck(look, self.buried(look, dice)) if look.must else None

    def buried(self, look: PositionFeatures, dice: Dice) -> int:
        return look.view.hand[dice.below(len(look.view.hand))]


class Player:
    """Throws first, keeps a pawn for the end, lays what goes best with the rest of the hand."""

    def choose(self, look: PositionFeatures, dice: Dice) -> do.JayIntent | None:
        lays = look.legal
        if not look.must:
            lays = [lay for lay in lays if not _regrets(look, lay[0])]
        if lays:
            best = max(lays, key=lambda lay: _worth(look, *lay))
            return do.Lay(seat=look.seat, card=best[0])
        if "waive" in look.view.may.acts:
            return Waive(seat=look.seat)
        return stuck(look, self.buried(look, dice)) if look.must else None

    def buried(self, look: PositionFeatures, dice: Dice) -> int:  # noqa: ARG002 - others roll
        """The card that goes with the fewest others, but no pawn that is needed."""
        return min(
            look.view.hand, key=lambda card: (_regrets(look, card), _company(look, card), card)
        )


def _worth(look: PositionFeatures, figure: int, kind: int) -> tuple[bool, bool, int, int]:
    return not _regrets(look, figure), kind == at.THROW, _company(look, figure), figure


def _company(look: PositionFeatures, figure: int) -> int:
    """How many cards of the hand go with this one, its twins among them."""
    row = look.rules.tables[at.FITS + figure]
    return sum(row >> card & 1 or card == figure for card in look.view.hand)


def _regrets(look: PositionFeatures, figure: int) -> bool:
    """Without a pawn nobody finishes: the last one is kept, and no hand ends on a noble."""
    if len(look.view.hand) == 1:
        return not look.pawns
    return look.pawns == 1 and look.rules.pawns >> figure & 1 == 1
