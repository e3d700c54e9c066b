"""How a table of a tournament ended, as it is written down. Players are their places in the table's
list, from 1."""

from typing import TypeAlias

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.tournament.rounds import ROUNDS, WRITTEN, Played, Round, why_not


class Series(Struct, frozen=True, tag_field="kind", tag="series"):
    """Jay: the rounds of a series."""

    rounds: tuple[Round, ...]


class Duel(Struct, frozen=True, tag_field="kind", tag="duel"):
    """Jarnac: the scores of the two sides."""

    scores: tuple[int, int]


class Walkover(Struct, frozen=True, tag_field="kind", tag="walkover"):
    """Nothing was played, or not to the end: one is first, all others last."""

    winner: int


Result: TypeAlias = Series | Duel | Walkover

LARGEST = 1_000_000
"""Beyond any score that can be played."""


def unfit(game: str, players: int, result: Result, *, whole: bool) -> Rejected | None:
    """What speaks against a result of a table; a judge can be content with part of a series."""
    match result:
        case Walkover(winner):
            if not 1 <= winner <= players:
                return Rejected("tour-no-such-player", (), {"player": winner, "players": players})
            return None
        case Duel(scores):
            if game != "jarnac":
                return Rejected("tour-other-result")
            if not all(0 <= score <= LARGEST for score in scores):
                return Rejected("tour-scores", ("K-MAT-3",))
            return None
        case Series(rounds):
            if game != "jay":
                return Rejected("tour-other-result")
            return _unfit_series(players, rounds, whole=whole)


def _unfit_series(players: int, rounds: tuple[Round, ...], *, whole: bool) -> Rejected | None:
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
