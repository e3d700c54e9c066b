"""The standing of a tournament of duels, Swiss or round robin.

A win is two points, a draw one; a bye counts as a win. Asked one after the other: points; Buchholz,
the sum of the points of everybody one has played (a bye counts as an opponent with as many points
as oneself); the difference of scores over all games (a bye or a walkover adds nothing); the direct
encounter, the points from games among those who are still equal, if each of them has played all the
others; then the place is shared.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from dazwischen.tournament.ranking.order import Placed, placed
from dazwischen.tournament.ranking.played import PlayedRound
from dazwischen.tournament.ranking.results import Duel, Walkover

WIN: Final = 2
DRAW: Final = 1
ASKED: Final = ("score", "buchholz", "difference", "direct")
TEAMS: Final = ASKED[:3]
"""What is asked of teams, and of everybody before the direct encounter."""


class _Games:
    """Who has had which points against whom."""

    def __init__(self, rounds: Sequence[PlayedRound]) -> None:
        self.against: dict[int, list[tuple[int, int, int]]] = {}
        """Opponent, points, difference of scores."""
        self.byes: dict[int, int] = {}
        for each in rounds:
            for entrant in each.byes:
                self.byes[entrant] = self.byes.get(entrant, 0) + 1
            for table in each.tables:
                one, two = table.entrants
                first, second, difference = points_of(table.result)
                self.against.setdefault(one, []).append((two, first, difference))
                self.against.setdefault(two, []).append((one, second, -difference))

    def of(self, entrant: int) -> list[tuple[int, int, int]]:
        return self.against.get(entrant, [])

    def score(self, entrant: int) -> int:
        won = sum(points for _, points, _ in self.of(entrant))
        return won + WIN * self.byes.get(entrant, 0)

    def buchholz(self, entrant: int) -> int:
        own = self.byes.get(entrant, 0) * self.score(entrant)
        return own + sum(self.score(other) for other, _, _ in self.of(entrant))

    def direct(self, entrant: int, equals: Sequence[int]) -> int:
        return sum(points for other, points, _ in self.of(entrant) if other in equals)

    def all_met(self, equals: Sequence[int]) -> bool:
        return all({other for other, _, _ in self.of(one)} >= set(equals) - {one} for one in equals)


def ranking(entrants: Iterable[int], rounds: Sequence[PlayedRound]) -> tuple[Placed, ...]:
    games = _Games(rounds)
    worth = {
        entrant: {
            "score": games.score(entrant),
            "buchholz": games.buchholz(entrant),
            "difference": sum(difference for _, _, difference in games.of(entrant)),
            "direct": 0,
            "wins": sum(points == WIN for _, points, _ in games.of(entrant)),
            "played": len(games.of(entrant)),
        }
        for entrant in entrants
    }

    def equal(entrant: int) -> tuple[int, ...]:
        return tuple(worth[entrant][what] for what in TEAMS)

    for _, tied in groupby(sorted(worth, key=equal), key=equal):
        equals = list(tied)
        if games.all_met(equals):
            for entrant in equals:
                worth[entrant]["direct"] = games.direct(entrant, equals)
    return placed(worth, ASKED)


def points_of(result: object) -> tuple[int, int, int]:
    """Of the first, of the second, and by how much the first was ahead."""
    match result:
        case Duel((one, two)):
            if one == two:
                return DRAW, DRAW, 0
            return (WIN, 0, one - two) if one > two else (0, WIN, one - two)
        case Walkover(winner):
            return (WIN, 0, 0) if winner == 1 else (0, WIN, 0)
        case _:
            return 0, 0, 0
