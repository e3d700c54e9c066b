"""A rating series (Wertung) of ten rounds: everything follows from what was written down."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.tournament.prizes import Division, Prize, divide
from dazwischen.tournament.rounds import HALF, ROUNDS, Played, Round, counted, replaced, why_not
from dazwischen.tournament.seating import SeatChange, Seating, change_seats
from dazwischen.tournament.standings import Standings, standings

Phase: TypeAlias = Literal["first-half", "second-half", "over"]


class Series(Struct, frozen=True):
    """Nothing computed is stored, so a correction is a change of the list and nothing else."""

    seats: Seating
    """As they sat down; numbers of players have nothing to do with seats after that."""
    prizes: tuple[Prize, ...] = ()
    rounds: tuple[Round, ...] = ()

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def counted(self) -> tuple[Played, ...]:
        return counted(self.rounds)

    @property
    def phase(self) -> Phase:
        played = len(self.counted)
        return "first-half" if played < HALF else "second-half" if played < ROUNDS else "over"

    @property
    def standings(self) -> Standings:
        return standings(self.players, self.rounds)

    @property
    def seat_change(self) -> SeatChange | None:
        """None before the first half is played."""
        if self.phase == "first-half":
            return None
        return change_seats(self.seats, self.standings.first_half)

    @property
    def seats_now(self) -> Seating:
        change = self.seat_change
        return change.seats if change else self.seats

    @property
    def division(self) -> Division | None:
        """None before the tenth round is played."""
        if self.phase != "over":
            return None
        return divide(self.prizes, self.standings.groups())


def begin(players: int, seats: Sequence[int] | None = None, prizes: Sequence[Prize] = ()) -> Series:
    """An empty sheet; raises `InvalidInput` for what cannot be a series."""
    if not 2 <= players <= 6:
        raise InvalidInput("option-range", name="players", value=players, low=2, high=6)
    sitting = tuple(range(1, players + 1)) if seats is None else tuple(seats)
    if sorted(sitting) != list(range(1, players + 1)):
        value = " ".join(map(str, sitting))
        raise InvalidInput("series-seats", name="seats", value=value, players=players)
    if len(prizes) > players:
        raise InvalidInput("series-prizes", name="prizes", prizes=len(prizes), players=players)
    return Series(sitting, tuple(prizes))


def enter(series: Series, entry: Round) -> Series | Rejected:
    """The series with one more round."""
    if series.phase == "over":
        return Rejected("series-over", ("J-SCORE-1",))
    refusal = why_not(series.players, entry)
    return refusal or msgspec.structs.replace(series, rounds=(*series.rounds, entry))


def correct(series: Series, number: int, right: Round) -> Series | Rejected:
    """The series as if the round of that number had been entered like this at once."""
    played = len(series.counted)
    if not 1 <= number <= played:
        return Rejected(
            "series-no-such-round", ("J-SCORE-1",), {"number": number, "played": played}
        )
    refusal = why_not(series.players, right)
    return refusal or msgspec.structs.replace(series, rounds=replaced(series.rounds, number, right))
