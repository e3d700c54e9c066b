"""Two meet at a table and play one game; its points are the result."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from dazwischen.core.contest import InDuels
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.tournament.contest.kind import System
from dazwischen.tournament.ranking import duels as ranked
from dazwischen.tournament.ranking.order import Placed
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable
from dazwischen.tournament.ranking.results import Duel, Result, Walkover, no_winner
from dazwischen.tournament.rounds import Round

_SYSTEMS: Final[tuple[System, ...]] = ("swiss", "round-robin")
LARGEST: Final = 1_000_000
"""Beyond any score that can be played."""


class DuelKind(Struct, frozen=True):
    game: InDuels
    systems: tuple[System, ...] = _SYSTEMS
    players: tuple[int, int] = (2, 2)
    by_rounds: bool = False
    final: bool = False
    asked: tuple[str, ...] = ranked.ASKED
    asked_of_teams: tuple[str, ...] = ranked.TEAMS

    def ranking(self, entrants: Iterable[int], rounds: Sequence[PlayedRound]) -> tuple[Placed, ...]:
        return ranked.ranking(entrants, rounds)

    def worth(self, table: PlayedTable, *, final: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:  # noqa: ARG002
        first, second, _ = ranked.points_of(table.result)
        return (1 + (second > first), 1 + (first > second)), (first, second)

    def unfit(self, players: int, result: Result, *, whole: bool) -> Rejected | None:  # noqa: ARG002
        match result:
            case Duel(scores):
                fits = all(0 <= score <= LARGEST for score in scores)
                return None if fits else Rejected("tour-scores", self.game.rules)
            case Walkover():
                return no_winner(players, result)
            case _:
                return Rejected("tour-other-result")

    def options(
        self,
        wished: Mapping[str, Any],
        players: int,  # noqa: ARG002
        rounds: Sequence[Round],  # noqa: ARG002
    ) -> Mapping[str, Any]:
        return self.game.options(wished)

    def seats(self, players: int, rounds: Sequence[Round]) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(range(1, players + 1))

    def rounds(self, events: Iterable[Any], seats: Sequence[int]) -> tuple[Round, ...]:  # noqa: ARG002
        return ()

    def result(self, rounds: Sequence[Round], outcome: Outcome | None) -> Result | None:  # noqa: ARG002
        return None if outcome is None else Duel((outcome.points[0], outcome.points[1]))
