"""A score sheet as it is shown: all that follows from its rounds."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from dazwischen.core.report import Message
from dazwischen.tournament import headers, situation
from dazwischen.tournament.prizes import Prize
from dazwischen.tournament.rounds import HALF, ROUNDS, Round
from dazwischen.tournament.series import Series
from dazwischen.tournament.sheet.sheet import Sheet
from dazwischen.tournament.standings import part


class HalfTime(Struct, frozen=True):
    """J-SCORE-2: where everybody sits for the second half, and why."""

    order: tuple[int, ...]
    """Players, best of the first half first."""
    seats: tuple[int, ...]
    """Players by seat, clockwise from seat 1."""
    how: str


class View(Struct, frozen=True):
    title: str
    names: tuple[str, ...]
    phase: str
    """`first-half`, `second-half` or `over`."""
    seats: tuple[int, ...]
    """Players by seat at the beginning, clockwise from seat 1."""
    seats_now: tuple[int, ...]
    rounds: tuple[Round, ...]
    """As entered, void ones among them."""
    next: int
    """The number of the round to enter, 0 when the series is over."""
    running: tuple[tuple[int, ...], ...]
    """Points of all players after each round that counted."""
    first_half: tuple[int, ...]
    """Places by player; empty before the half is begun."""
    second_half: tuple[int, ...]
    whole: tuple[int, ...]
    half_time: HalfTime | None
    prizes: tuple[Prize, ...]
    state: dict[str, Any]
    """Points, wins, places, sums, ranking with `decided_by`, prizes: as the referee's JSON."""


def view(sheet: Sheet, series: Series) -> View:
    now, played = series.standings, len(series.counted)
    change = series.seat_change
    return View(
        title=sheet.title,
        names=sheet.names,
        phase=series.phase,
        seats=series.seats,
        seats_now=series.seats_now,
        rounds=series.rounds,
        next=played + 1 if played < ROUNDS else 0,
        running=running(series),
        first_half=now.first_half.places if played >= HALF else (),
        second_half=now.second_half.places if played == ROUNDS else (),
        whole=now.whole.places,
        half_time=HalfTime(change.order, change.seats, change.how) if change else None,
        prizes=series.prizes,
        state=situation.state_json(headers.Sheet(series, sheet.names)),
    )


def running(series: Series) -> tuple[tuple[int, ...], ...]:
    """For a plot of points by round."""
    played = series.counted
    return tuple(part(series.players, played[: at + 1]).points for at in range(len(played)))


def in_words(sheet: Sheet, series: Series) -> Sequence[Message]:
    return situation.in_words(headers.Sheet(series, sheet.names))
