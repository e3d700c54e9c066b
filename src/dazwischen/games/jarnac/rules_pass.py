"""Passing, and what ends with it: K-TURN-4, K-JAR-5, K-END-2, K-SOLO-1, K-PRO-4, K-PRO-6."""

from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.intents import Forgo, Pass, TimeUp
from dazwischen.games.jarnac.rules_end import ended, lost_on_time
from dazwischen.games.jarnac.rules_time import has_fallen, newly_fallen, out_of_time
from dazwischen.games.jarnac.rules_turn import acting, draw_first
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, State


def pass_(state: State, intent: Pass) -> list[ev.JarnacEvent] | Rejected:
    refusal = acting(state, intent.seat)
    if refusal:
        return refusal
    if state.rules.side_of(intent.seat) != state.side:
        return Rejected("side-not-at-move", ("K-TURN-1",), {"side": state.side})
    due = draw_first(state)
    if due and out_of_time(state, intent.at) is None:
        return due
    return passing(state, intent.at)


def passing(state: State, now: int) -> list[ev.JarnacEvent]:
    side = state.side
    fell = newly_fallen(state, side, now)
    if fell and state.rules.flag_loses:
        return [*fell, lost_on_time(state, side)]
    if state.beat:
        # The last Jarnac is not called: the words on all eight rows stand.
        return [*fell, ev.Forgone(side, now), ended(state, "rows")]
    events = [*fell, ev.Passed(side, now)]
    if state.rules.solo:
        # Alone nothing can come after the flag: no letter would ever be drawn again.
        why = "flags" if has_fallen(state, side, now) else "" if state.bag else "bag"
        return [*events, ended(state, why)] if why else events
    if not state.bag and state.passes + 1 >= state.rules.sides:
        return [*events, ended(state, "bag")]
    if all(has_fallen(state, other, now) for other in state.sides):
        return [*events, ended(state, "flags")]
    return events


def time_up(state: State, intent: TimeUp) -> list[ev.JarnacEvent] | Rejected:
    """The side passes; at a Jarnac it gives up the call, and its own turn begins."""
    if intent.seat != TABLE:
        return Rejected("table-keeps-time", ("K-PRO-6",))
    if state.phase in (WAITING, OVER):
        return Rejected("no-time-running", ("K-PRO-6",))
    if intent.side != state.side or out_of_time(state, intent.at) is None:
        return Rejected("time-left", ("K-PRO-6",))
    if state.phase == JARNAC and not state.beat and not has_fallen(state, state.side, intent.at):
        return [ev.Forgone(state.side, intent.at)]
    return passing(state, intent.at)


def forgo(state: State, intent: Forgo) -> list[ev.JarnacEvent] | Rejected:
    """Nobody has to be waited for without end: the pause for "Jarnac!" is over."""
    if intent.seat != TABLE:
        return Rejected("table-keeps-time", ("K-JAR-5",))
    if state.phase != JARNAC or intent.side != state.side:
        return Rejected("no-jarnac-now", ("K-JAR-1",))
    if state.beat:
        return passing(state, intent.at)
    return [ev.Forgone(state.side, intent.at)]
