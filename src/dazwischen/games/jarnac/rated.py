"""By which games of Jarnac people are rated: one against one."""

from typing import Final

from dazwischen.core.contest import Rated
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import State


def _level(options: Options) -> str | None:
    if options.variant == "solo" or tuple(options.teams) != (1, 1):
        return None
    return str(options.variant)


def _points(state: State) -> tuple[int, ...] | None:
    if not any(row for board in state.boards for row in board.rows):
        return None
    rules = state.rules
    return tuple(state.board(rules.side_of(seat)).score for seat in range(1, rules.seats + 1))


RATED: Final = Rated(level=_level, points=_points)
