"""Who may lay or top up at all in the phase the game is in."""

from typing import Final

from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.state import (
    OPENING,
    OVER,
    PAUSED,
    PLAYING,
    REOPENING,
    State,
)

NOBODY: Final = Rejected("no-such-seat")


def is_seat(state: State, seat: int) -> bool:
    return 1 <= seat <= state.rules.players


def may_act(state: State, seat: int) -> Rejected | None:
    """None if the seat may lay or top up as far as the phase goes."""
    if not 1 <= seat <= state.rules.players:
        return NOBODY
    if state.phase == PLAYING:
        if state.flow[at.OUT] >> seat & 1:
            return Rejected("is-out", ("J-END-1",))
        return None
    if state.phase == PAUSED:
        return Rejected("paused", ("J-PAUSE-1",))
    if state.phase == OPENING:
        if seat != state.obligation:
            return Rejected("not-opener", ("J-OPEN-1",), {"first": state.obligation})
        return None
    if state.phase == REOPENING:
        if seat != opening_priority(state)[0]:
            return Rejected("not-first", ("J-PAUSE-2",), {"first": opening_priority(state)[0]})
        return None
    return not_running(state)


def not_running(state: State) -> Rejected:
    """Why nothing of a round can be done: it is over, or has not begun."""
    if state.phase == OVER:
        return Rejected("round-over", ("J-END-5",))
    return Rejected("not-ready", ("J-OPEN-1", "J-OPEN-3"))
