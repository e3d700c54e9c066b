"""Penalty cards come before play: J-FAULT-2, and the one extra card of an interruption."""

from dazwischen.games.jay import events as ev
from dazwischen.games.jay.state import State


def extra_card(state: State, seat: int, why: str) -> list[ev.JayEvent]:
    """At most one extra card a player and interruption."""
    if state.charged >> seat & 1:
        return []
    return [ev.Owed(seat, 1, why)]


def breaks_duty(state: State, seat: int) -> bool:
    """Whether doing something else now costs an extra card: there are penalty cards to draw."""
    return state.owed(seat) > 0 and not state.charged >> seat & 1
