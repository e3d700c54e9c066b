"""By which games of Jay people are rated: all with the figures and cards of an edition."""

from typing import Final

from dazwischen.core.contest import Rated
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import State


def _level(options: Options) -> str | None:
    if options.figures or options.copies or options.colours != 4:
        return None
    return str(options.level) if options.edition == "jay" else f"zdj-{options.level}"


def _points(state: State) -> tuple[int, ...] | None:
    if not (state.played or state.laid):
        return None
    return tuple(state.totals or (0,) * state.rules.players)


RATED: Final = Rated(level=_level, points=_points)
