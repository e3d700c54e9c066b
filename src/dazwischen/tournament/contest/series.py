"""Tables of several play series. At an online table a series is two games of five rounds, because
seats change in between (J-SCORE-2)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core.contest import InSeries
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.tournament import series as sheets
from dazwischen.tournament.contest.kind import System
from dazwischen.tournament.ranking import series as ranked
from dazwischen.tournament.ranking.order import Placed
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable
from dazwischen.tournament.ranking.results import Result, Series, Walkover, no_winner
from dazwischen.tournament.rounds import HALF, ROUNDS, WRITTEN, Played, Round, counted, why_not

_SYSTEMS: Final[tuple[System, ...]] = ("series",)


class SeriesKind(Struct, frozen=True):
    game: InSeries
    systems: tuple[System, ...] = _SYSTEMS
    by_rounds: bool = True
    final: bool = True
    asked: tuple[str, ...] = ranked.ASKED
    asked_of_teams: tuple[str, ...] = ranked.TEAMS

    @property
    def players(self) -> tuple[int, int]:
        return self.game.players

    def ranking(self, entrants: Iterable[int], rounds: Sequence[PlayedRound]) -> tuple[Placed, ...]:
        return ranked.ranking(entrants, rounds)

    def worth(self, table: PlayedTable, *, final: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
        places, _, _ = ranked.table_standing(table)
        gained = [0 if final else ranked.table_points(places, at) for at in range(len(places))]
        return places, tuple(gained)

    def unfit(self, players: int, result: Result, *, whole: bool) -> Rejected | None:
        match result:
            case Series(rounds):
                return _unfit(players, rounds, whole=whole)
            case Walkover():
                return no_winner(players, result)
            case _:
                return Rejected("tour-other-result")

    def options(
        self,
        wished: Mapping[str, Any],  # noqa: ARG002
        players: int,
        rounds: Sequence[Round],
    ) -> Mapping[str, Any]:
        played = counted(rounds)
        # J-OPEN-2: who won the last round opens the next.
        opener = self.seats(players, rounds).index(played[-1].first) + 1 if played else 1
        return self.game.options(players, HALF - len(played) % HALF, opener)

    def seats(self, players: int, rounds: Sequence[Round]) -> tuple[int, ...]:
        return replace(sheets.begin(players), rounds=tuple(rounds)).seats_now

    def rounds(self, events: Iterable[Any], seats: Sequence[int]) -> tuple[Round, ...]:
        found: list[Round] = []
        for places in self.game.rounds(events):
            players = [seats[seat - 1] for seat in places]
            found.append(Played(players[0], players[1] if len(seats) > 2 else None))
        return tuple(found)

    def result(self, rounds: Sequence[Round], outcome: Outcome | None) -> Result | None:  # noqa: ARG002
        return Series(tuple(rounds)) if len(counted(rounds)) >= ROUNDS else None


def _unfit(players: int, rounds: tuple[Round, ...], *, whole: bool) -> Rejected | None:
    if len(rounds) > WRITTEN:
        return Rejected("sheet-full", (), {"most": WRITTEN})
    for entry in rounds:
        refusal = why_not(players, entry)
        if refusal:
            return refusal
    played = sum(isinstance(entry, Played) for entry in rounds)
    if not (ROUNDS if whole else 1) <= played <= ROUNDS:
        args = {"played": played, "rounds": ROUNDS}
        return Rejected("tour-series-length", ("J-SCORE-1",), args)
    return None
