"""Whose fault an event shows, in games that know faults."""

from collections.abc import Callable
from typing import Any, TypeAlias

Blame: TypeAlias = Callable[[Any], int]
"""From an event to the seat whose fault it is, or 0."""


def blame(game: str) -> Blame:
    return _jay() if game == "jay" else _nobody


def _nobody(_event: Any) -> int:  # noqa: ANN401 - each game has its own
    return 0


def _jay() -> Blame:
    """J-FAULT-1: cards laid wrongly, and a "Jay" that was none."""
    from dazwischen.cards import layout
    from dazwischen.games.jay import events as ev

    def blamed(event: ev.JayEvent) -> int:
        match event:
            case ev.Laid(kind=layout.FAULT) | ev.CalledWrongly():
                return event.seat
            case _:
                return 0

    return blamed
