"""The standing of a tournament of series.

The rulebook ranks one table. Over several tables of three and four, a sum of places would reward
whoever sat at small tables or missed a round. So a table is worth what one has of its others: who
finishes ahead of all of them has 120 table points, ahead of none 0, and in between the share of the
others that one is ahead of; shared places are half ahead. A bye is worth 60. Asked one after the
other: table points, points of all rounds, rounds won, then the place is shared.

The players of a final table come before all others, by their places at it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from dazwischen.tournament.ranking.order import Placed, placed
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable
from dazwischen.tournament.ranking.results import Series, Walkover
from dazwischen.tournament.standings import standings

WHOLE: Final = 120
"""So that every share is a whole number at tables of two to six."""
BYE: Final = WHOLE // 2
ASKED: Final = ("final", "score", "points", "wins")
TEAMS: Final = ASKED[1:]
"""What is asked of teams: a final is between single players."""


def ranking(entrants: Iterable[int], rounds: Sequence[PlayedRound]) -> tuple[Placed, ...]:
    worth = {entrant: dict.fromkeys((*ASKED, "played"), 0) for entrant in entrants}
    for each in rounds:
        for entrant in each.byes:
            worth[entrant]["score"] += BYE
        for table in each.tables:
            _count(worth, table, final=each.final)
    return placed(worth, ASKED)


def _count(worth: dict[int, dict[str, int]], table: PlayedTable, *, final: bool) -> None:
    places, points, wins = table_standing(table)
    for at, entrant in enumerate(table.entrants):
        own = worth[entrant]
        if final:
            own["final"] = len(places) + 1 - places[at]
        else:
            own["score"] += table_points(places, at)
        own["points"] += points[at]
        own["wins"] += wins[at]
        own["played"] += 1


@lru_cache(maxsize=10_000)
def table_standing(
    table: PlayedTable,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Places, points and rounds won, by place in the table's list.

    A standing asks for all tables of all rounds again and again: they are computed once.
    """
    count = len(table.entrants)
    match table.result:
        case Series(rounds):
            now = standings(count, rounds)
            by_player = sorted(now.ranking, key=lambda ranked: ranked.player)
            places = tuple(ranked.place for ranked in by_player)
            return places, now.whole.points, now.whole.wins
        case Walkover(winner):
            places = tuple(1 if at == winner else 2 for at in range(1, count + 1))
            return places, (0,) * count, (0,) * count
        case _:
            return (1,) * count, (0,) * count, (0,) * count


def table_points(places: Sequence[int], at: int) -> int:
    own = places[at]
    behind = sum(place > own for place in places)
    level = places.count(own) - 1
    return (2 * behind + level) * WHOLE // (2 * (len(places) - 1))
