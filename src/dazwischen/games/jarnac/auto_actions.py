"""What the table does on its own at a game of Jarnac: it begins, keeps time, sees who is there."""

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from dazwischen.core import auto_actions
from dazwischen.core.auto_actions import AutoAction, AutoActions, Present
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.rules_time import thought_before
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, State


class Timing(auto_actions.Timing, frozen=True, kw_only=True):
    earlier = MappingProxyType({"doubt": 0})
    jarnac: int = 10_000
    """The pause for "Jarnac!" after a pass, if a person waits for its end."""
    doubt: int = 5_000
    """What the other side has to object before the next letter is drawn; 0 is no time at all."""
    objection: int = 15_000
    """After which the word that ended the game stands."""
    absent: int = 20_000
    """After which the captaincy of somebody who is gone passes on."""


class JarnacKeeper:
    timing = Timing

    def actions(self, state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:
        if state.phase == WAITING:
            yield AutoAction(do.Begin(seat=TABLE, patient=timing.doubt > 0), 0)
        elif state.phase == OVER:
            if state.laid and timing.objection:
                yield AutoAction(do.Accept(seat=TABLE), timing.objection)
        else:
            if state.held:
                since, other = state.clock.since, state.other(state.side)
                release = do.Release(seat=TABLE, side=other)
                yield AutoAction(release, timing.doubt, (since,), since)
            else:
                yield from _clocks(state)
                yield from _pause_for_jarnac(state, timing, present)
            yield from _coming_and_going(state, timing, present)


def _clocks(state: State) -> Iterator[AutoAction]:
    """K-PRO-6. Whoever has no time left passes, again and again if need be."""
    options, clock, side = state.rules.options, state.clock, state.side
    mark = (clock.since, len(clock.fallen), state.passes)
    if side in clock.fallen:
        yield AutoAction(do.TimeUp(seat=TABLE, side=side), 0, mark, clock.since)
        return
    if options.thinking:
        time_up = do.TimeUp(seat=TABLE, side=side)
        left = max(0, options.thinking * 1000 - thought_before(state))
        yield AutoAction(time_up, left, mark, clock.since)
    if options.clock:
        left = options.clock * 1000 - clock.used[side - 1]
        yield AutoAction(do.FlagFall(seat=TABLE, side=side), max(0, left), mark, clock.since)


def _pause_for_jarnac(state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:
    waiting = present.people.intersection(state.rules.seats_of(state.other(state.side)))
    if state.phase == JARNAC and timing.jarnac and waiting:
        forgo = do.Forgo(seat=TABLE, side=state.side)
        yield AutoAction(forgo, timing.jarnac, (state.clock.since, state.taken))


def _coming_and_going(state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:
    if not timing.absent:
        return
    for seat in range(1, state.rules.seats + 1):
        if seat in present.gone and seat not in state.gone:
            yield AutoAction(do.Leave(seat=TABLE, who=seat), timing.absent)
        elif seat in state.gone and seat not in present.gone:
            yield AutoAction(do.Return(seat=TABLE, who=seat), 0)


AUTO_ACTIONS: Final[AutoActions] = JarnacKeeper()
