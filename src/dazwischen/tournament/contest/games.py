"""The games of which there are tournaments, each with its kind of contest."""

from functools import cache

from dazwischen.core.contest import InDuels, InSeries
from dazwischen.games import registry
from dazwischen.tournament.contest.duels import DuelKind
from dazwischen.tournament.contest.kind import Kind
from dazwischen.tournament.contest.series import SeriesKind


@cache
def names() -> tuple[str, ...]:
    return tuple(game.name for game in registry.modules() if game.contest)


@cache
def kind_of(game: str) -> Kind:
    """Of a game that is among the names."""
    match registry.module(game).contest:
        case InSeries() as contest:
            return SeriesKind(contest)
        case InDuels() as contest:
            return DuelKind(contest)
        case None:
            raise LookupError(game)
