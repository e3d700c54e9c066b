"""What the table does on its own at a game of Jay, so that nobody can hold the others up."""

from collections.abc import Iterator

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core import duties
from dazwischen.core.duties import Duty, Present
from dazwischen.core.game import TABLE
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.rules_count import COUNT_OUT, waited_for
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.state import (
    OVER,
    PAUSED,
    PREPARING,
    REOPENING,
    WAITING,
    State,
    opening_priority,
)


class Timing(duties.Timing, frozen=True, kw_only=True):
    deal: int = 5_000
    """Between two rounds; 0 is at once."""
    ready: int = 60_000
    """After which "bereit" is said for whoever has not said it."""
    count: int = 10_000
    """How long the player under obligation may hesitate before the table counts."""
    waive: int = 8_000
    """After which an opening right is waived."""
    forced: int = 10_000
    """How long after "Strafe" the traitor is laid for somebody who is there but does nothing."""
    absent: int = 3_000
    """Before the table acts for somebody who is gone, whatever it is; 0 is at once."""


class JayKeeper:
    timing = Timing

    def duties(self, state: State, timing: Timing, present: Present) -> Iterator[Duty]:
        if state.phase in (WAITING, OVER):
            yield from _dealing(state, timing)
        elif state.phase in (PREPARING, PAUSED):
            yield from _readying(state, timing, present)
        else:
            yield from _going_on(state, timing, present)


def _dealing(state: State, timing: Timing) -> Iterator[Duty]:
    rounds = state.rules.options.rounds
    if not rounds or state.played < rounds:
        yield Duty(do.Deal(seat=TABLE), timing.deal if state.phase == OVER else 0, (state.round,))


def _readying(state: State, timing: Timing, present: Present) -> Iterator[Duty]:
    for seat in state.seats():
        if state.ready >> seat & 1 or state.is_out(seat):
            continue
        if wait := _wait(seat, timing.ready, timing, present):
            yield Duty(do.Ready(seat=seat), wait, (state.round, state.laid, state.settled))


def _going_on(state: State, timing: Timing, present: Present) -> Iterator[Duty]:
    if not waited_for(state):
        first = opening_priority(state)[0] if state.phase == REOPENING else 0
        if first and (wait := _wait(first, timing.waive, timing, present)):
            yield Duty(do.Waive(seat=first), wait, (state.round, state.laid, state.settled))
        return
    must = state.obligation
    if state.count is None:
        if wait := _wait(must, timing.count, timing, present):
            yield Duty(do.Count(seat=TABLE), wait, (state.round, state.laid, must))
    elif wait := _wait(must, timing.forced, timing, present):
        intent = stand_in(state, must)
        mark = (state.round, state.laid, len(state.hands[must - 1]))
        yield Duty(intent, wait, mark, state.count.since + COUNT_OUT)


def _wait(seat: int, patience: int, timing: Timing, present: Present) -> int:
    """How long the table waits for the seat; 0 is for ever."""
    return max(1, timing.absent) if seat in present.gone else patience


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


KEEPER = JayKeeper()
