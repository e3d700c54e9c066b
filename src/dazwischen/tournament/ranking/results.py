"""How a table of a tournament ended, as it is written down. Players are their places in the table's
list, from 1."""

from typing import TypeAlias

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.tournament.rounds import Round


class Series(Struct, frozen=True, tag_field="kind", tag="series"):
    """The rounds of a series."""

    rounds: tuple[Round, ...]


class Duel(Struct, frozen=True, tag_field="kind", tag="duel"):
    """The scores of the two sides."""

    scores: tuple[int, int]


class Walkover(Struct, frozen=True, tag_field="kind", tag="walkover"):
    """Nothing was played, or not to the end: one is first, all others last."""

    winner: int


Result: TypeAlias = Series | Duel | Walkover


def no_winner(players: int, result: Walkover) -> Rejected | None:
    if 1 <= result.winner <= players:
        return None
    return Rejected("tour-no-such-player", (), {"player": result.winner, "players": players})
