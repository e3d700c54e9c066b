"""Thinking time and the chess clock: K-PRO-6."""

from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.intents import FlagFall
from dazwischen.games.jarnac.rules_end import lost_on_time
from dazwischen.games.jarnac.state import JARNAC, OVER, WAITING, State


def move_over(state: State, now: int) -> bool:
    """The side at move has thought longer than a move may take."""
    limit = state.rules.options.thinking * 1000
    used = now - state.clock.since + thought_before(state)
    return limit > 0 and not state.held and used >= limit


def thought_before(state: State) -> int:
    """What the side at move had used before its last action, of what the limit is for."""
    return 0 if state.phase == JARNAC else state.clock.thought


def has_fallen(state: State, side: int, now: int) -> bool:
    """The side has used up its time for the whole game."""
    if side in state.clock.fallen:
        return True
    limit = state.rules.options.clock * 1000
    running = now - state.clock.since if side == state.side and not state.held else 0
    return limit > 0 and state.clock.used[side - 1] + running >= limit


def out_of_time(state: State, now: int) -> Rejected | None:
    """Whoever has no time left may only pass."""
    if has_fallen(state, state.side, now):
        return flag_fallen(state)
    return Rejected("time-up", ("K-PRO-6",)) if move_over(state, now) else None


def flag_fallen(state: State) -> Rejected:
    key = "flag-lost" if state.rules.flag_loses else "flag-fallen"
    return Rejected(key, ("K-PRO-6",))


def newly_fallen(state: State, side: int, now: int) -> list[ev.JarnacEvent]:
    """The flag, if it has fallen and nobody has said so yet."""
    if side in state.clock.fallen or not has_fallen(state, side, now):
        return []
    return [ev.FlagFell(side, now)]


def flag_fall(state: State, intent: FlagFall) -> list[ev.JarnacEvent] | Rejected:
    if intent.seat != TABLE:
        return Rejected("table-keeps-time", ("K-PRO-6",))
    if state.phase in (WAITING, OVER) or intent.side not in state.sides:
        return Rejected("no-time-running", ("K-PRO-6",))
    fell = newly_fallen(state, intent.side, intent.at)
    if fell and state.rules.flag_loses:
        return [*fell, lost_on_time(state, intent.side)]
    return fell or Rejected("time-left", ("K-PRO-6",))
