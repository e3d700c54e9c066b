"""What the table does on its own at a game of Jay, so that nobody can hold the others up."""

from collections.abc import Sequence
from typing import Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.auto_actions import AutoAction, AutoActions, Present
from dazwischen.core.game import TABLE
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_count import COUNT_OUT, waited_for
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.state import (
    OVER,
    PAUSED,
    PREPARING,
    REOPENING,
    WAITING,
    State,
)
from dazwischen.games.jay.timing import Timing


class Waiting:
    """Whom the table waits for, and how long."""

    def __init__(self, state: State, timing: Timing, present: Present) -> None:
        self.state = state
        self.timing = timing
        self.present = present

    def for_(
        self, seat: int, patience: int, then: do.JayIntent, count: int = 0
    ) -> tuple[AutoAction, ...]:
        """Waits anew if the seat goes or comes back, if somebody lays or the seat draws."""
        state, gone = self.state, seat in self.present.gone
        wait = self.timing.absent if gone else patience
        if not wait:
            return ()
        mark = (state.round, state.laid, state.settled, len(state.hands[seat - 1]), gone)
        return (AutoAction(then, wait + count, mark),)


class JayKeeper:
    timing = Timing

    def actions(self, state: State, timing: Timing, present: Present) -> Sequence[AutoAction]:
        if state.phase in (WAITING, OVER):
            return _dealing(state, timing, present)
        waiting = Waiting(state, timing, present)
        if state.phase in (PREPARING, PAUSED):
            return [
                duty
                for seat in state.seats()
                if not (state.ready >> seat & 1 or state.is_out(seat))
                for duty in waiting.for_(seat, timing.ready, do.Ready(seat=seat))
            ]
        if waited_for(state):
            return _hurrying(state, timing, waiting)
        if state.phase == REOPENING:
            first = opening_priority(state)[0]
            return waiting.for_(first, timing.waive, Waive(seat=first))
        return ()


def _dealing(state: State, timing: Timing, present: Present) -> Sequence[AutoAction]:
    """The first round at once, the others when all who are there want them, or after a break."""
    if not state.more:
        return ()
    if state.phase == WAITING:
        return (AutoAction(do.Deal(seat=TABLE), 0),)
    if state.onward and all(state.onward >> seat & 1 for seat in present.people):
        return (AutoAction(do.Deal(seat=TABLE), 0, (state.round, state.onward)),)
    if not timing.deal or (timing.own_pace and len(present.people) == 1):
        return ()
    return (AutoAction(do.Deal(seat=TABLE), timing.deal, (state.round,)),)


def _hurrying(state: State, timing: Timing, waiting: Waiting) -> Sequence[AutoAction]:
    must, counting = state.obligation, state.count
    if counting is None:
        return waiting.for_(must, timing.count, do.Count(seat=TABLE))
    forced = waiting.for_(must, timing.forced, stand_in(state, must), COUNT_OUT)
    if counting.out:
        return forced
    return (
        AutoAction(do.CountOut(seat=TABLE), COUNT_OUT, (counting.since,), counting.since),
        *forced,
    )


def stand_in(state: State, seat: int) -> do.JayIntent:
    """What a player who was counted out has to do: a traitor, or whatever must come before it."""
    hand, rules = state.hands[seat - 1], state.rules
    if not hand and seat in state.finished:
        return do.CallJay(seat=seat)
    if owed := state.owed(seat):
        return do.Draw(seat=seat, count=owed)
    if not hand:
        return do.TopUp(seat=seat, count=least_top_up(state, seat)[0])
    if laying.judge(rules.tables, state.flow, seat, rules.traitor) != at.FAULT:
        return do.Lay(seat=seat, card=hand[-1], face_down=True)
    # At level 1 no traitor is laid on a traitor; anything else fits.
    return do.Lay(seat=seat, card=hand[-1])


AUTO_ACTIONS: Final[AutoActions] = JayKeeper()
