"""Whose fault an event shows."""

from dazwischen.cards import layout
from dazwischen.games.jay import events as ev


def blame(event: ev.JayEvent) -> int:
    """J-FAULT-1: cards laid wrongly, and a "Jay" that was none. 0 if it is nobody's."""
    match event:
        case ev.Laid(kind=layout.FAULT) | ev.CalledWrongly():
            return event.seat
        case _:
            return 0
