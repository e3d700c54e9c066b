"""What a bot thinks with: one mind for each level of thinking."""

from typing import Protocol

from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do


class Mind(Protocol):
    def choose(self, look: PositionFeatures, dice: Dice) -> do.JayIntent | None:
        """What to lay, or to top up, or to waive; None lets the others act.

        Asked when the seat may act and holds a card; under obligation it has to answer.
        """
        ...

    def buried(self, look: PositionFeatures, dice: Dice) -> int:
        """The card to lay face down when nothing else is left."""
        ...


def stuck(look: PositionFeatures, card: int) -> do.JayIntent:
    """Under obligation with nothing to lay, as beginners do: a card first, then the traitor."""
    top_up = look.view.may.top_up
    if top_up is not None and (top_up < 3 or not look.traitor):
        return do.TopUp(seat=look.seat, count=top_up)
    return do.Lay(seat=look.seat, card=card, face_down=True)
