"""What the table does on its own at a game of J-Solitär."""

from collections.abc import Iterator

from dazwischen.core import duties
from dazwischen.core.duties import Duty, Present
from dazwischen.core.game import TABLE
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.state import OVER, WAITING, State


class Timing(duties.Timing, frozen=True, kw_only=True):
    deal: int = 5_000
    """Between two games."""
    absent: int = 10_000
    """After which the turn of somebody who is gone ends, if others wait."""


class SolitaireKeeper:
    timing = Timing

    def duties(self, state: State, timing: Timing, present: Present) -> Iterator[Duty]:
        games = state.rules.options.games
        if state.phase == WAITING:
            yield Duty(do.Deal(seat=TABLE), 0)
        elif state.phase == OVER:
            if timing.deal and (not games or state.played < games):
                yield Duty(do.Deal(seat=TABLE), timing.deal, (state.game,))
        elif timing.absent and state.turn in present.gone and not state.alone:
            yield Duty(do.EndTurn(seat=state.turn), timing.absent, (sum(state.turns),))


KEEPER = SolitaireKeeper()
