"""The rounds of a rating series, as they are written down. J-SCORE-4: a void one is not counted."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from dazwischen.core.errors import Rejected

ROUNDS: Final = 10
HALF: Final = 5
WRITTEN: Final = 50
"""Rounds on one sheet, void ones among them; more than anybody plays."""


class Played(Struct, frozen=True, tag="played"):
    """Who came first and who second, as numbers of players; with two players nobody is second."""

    first: int
    second: int | None = None


class Void(Struct, frozen=True, tag="void"):
    """A round that does not count and is played again."""


Round: TypeAlias = Played | Void


def counted(rounds: Sequence[Round]) -> tuple[Played, ...]:
    """The rounds of the series: those that were not void, up to the tenth."""
    return tuple(entry for entry in rounds if isinstance(entry, Played))[:ROUNDS]


def why_not(players: int, entry: Round) -> Rejected | None:
    """What speaks against a round between so many players. J-END-5: two places, of two one."""
    if isinstance(entry, Void):
        return None
    for player in (entry.first, entry.second):
        if player is not None and not 1 <= player <= players:
            args = {"player": player, "players": players}
            return Rejected("series-no-such-player", ("J-LVL-2",), args)
    if players == 2:
        return Rejected("series-no-second", ("J-END-5",)) if entry.second is not None else None
    if entry.second is None:
        return Rejected("series-second-missing", ("J-END-5",))
    if entry.first == entry.second:
        return Rejected("series-twice", ("J-END-5",))
    return None


def replaced(rounds: Sequence[Round], number: int, right: Round) -> tuple[Round, ...]:
    """The list with the round of that number as it should have been written down.

    Only counted rounds have numbers: a round played again has the number of the void one before it.
    A round made void is therefore taken out, and later rounds move up, as if it had been entered
    void at once.
    """
    at = [index for index, entry in enumerate(rounds) if isinstance(entry, Played)][number - 1]
    return (*rounds[:at], right, *rounds[at + 1 :])
