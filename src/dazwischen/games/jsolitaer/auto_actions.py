"""What the table does on its own at a game of J-Solitär."""

from collections.abc import Iterator
from typing import Final

from dazwischen.core import auto_actions
from dazwischen.core.auto_actions import AutoAction, AutoActions, Present
from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.state import OVER, WAITING, State


class Timing(auto_actions.Timing, frozen=True, kw_only=True):
    deal: int = 5_000
    """Between two games."""
    own_pace: bool = False
    """Whoever plays alone or with bots says himself when the next game is dealt."""
    absent: int = 10_000
    """After which the turn of somebody who is gone ends, if others wait."""


class SolitaireKeeper:
    timing = Timing

    def actions(self, state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:
        if state.phase == WAITING:
            yield AutoAction(do.Deal(seat=TABLE), 0)
        elif state.phase == OVER:
            yield from _dealing(state, timing, present)
        elif timing.absent and state.turn in present.gone and not state.alone:
            yield AutoAction(do.EndTurn(seat=state.turn), timing.absent, (sum(state.turns),))


def _dealing(state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:
    """When all who are there want the next game, or after a break."""
    if not state.more:
        return
    if state.onward and all(state.onward >> seat & 1 for seat in present.people):
        yield AutoAction(do.Deal(seat=TABLE), 0, (state.game, state.onward))
    elif timing.deal and not (timing.own_pace and len(present.people) == 1):
        yield AutoAction(do.Deal(seat=TABLE), timing.deal, (state.game,))


AUTO_ACTIONS: Final[AutoActions] = SolitaireKeeper()
