"""An opponent at J-Solitär: takes its time, and plays as well as its strength allows."""

from collections.abc import Callable, Mapping
from typing import Final

from dazwischen.bots.jsolitaer import glance, judged, longest, runs
from dazwischen.bots.protocol import Action
from dazwischen.bots.strength import Level, Strength
from dazwischen.core.dice import Dice
from dazwischen.games.jsolitaer.intents import SolitaireIntent
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.state import PLAYING
from dazwischen.games.jsolitaer.view import View

THINKING: Final[Mapping[Level, Callable[[View, Dice], SolitaireIntent]]] = {
    Level.LEICHT: glance.chosen,
    Level.MITTEL: runs.chosen,
    Level.STARK: longest.chosen,
    Level.MEISTER: judged.chosen,
}
PACE: Final[Mapping[Level, int]] = {
    Level.LEICHT: 1200,
    Level.MITTEL: 900,
    Level.STARK: 700,
    Level.MEISTER: 500,
}
"""Milliseconds that a hand takes for a card, about."""


class SolitaireBot:
    """Thinks anew before every card: what it means to do follows from what it sees now."""

    def __init__(self, strength: Strength) -> None:
        self._choose = THINKING[strength.thinking]
        self._pace = strength.slowed(PACE[strength.hand])
        self._view: View | None = None

    def notice(self, dice: Dice, *, own: bool) -> int:
        """A turn is awaited, so that noticing costs little; what one did oneself, nothing."""
        return 0 if own else self._time(dice) // 3

    def see(self, view: View, at: int) -> None:  # noqa: ARG002 - nothing here depends on the time
        self._view = view

    def act(self, now: int, dice: Dice) -> Action[SolitaireIntent] | None:  # noqa: ARG002
        view = self._view
        if view is None or view.phase != PLAYING or view.turn != view.seat:
            return None
        delay = self._time(dice)
        return Action(self._choose(view, dice), delay)

    def _time(self, dice: Dice) -> int:
        """Half of the pace at least, and twice of it at most, the mean in between."""
        return round(self._pace * (0.5 + 1.5 * (dice.random() + dice.random()) ** 2 / 4))


def read_ahead(options: Options, strength: Strength) -> None:
    """There is nothing to read."""


def make(options: Options, seat: int, strength: Strength) -> SolitaireBot:  # noqa: ARG001
    """The view says which options and which seat."""
    return SolitaireBot(strength)
