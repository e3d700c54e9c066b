"""What is played at an online table of a tournament, and what its games say about the result.

A series of Jay is two games of five rounds, because seats change in between (J-SCORE-2). A game of
Jarnac is one game.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dazwischen.bots.strength import strength
from dazwischen.core.errors import Unusable
from dazwischen.core.game import Outcome
from dazwischen.games import chosen, registry
from dazwischen.games.jay import events as jay
from dazwischen.tournament import series
from dazwischen.tournament.ranking.results import Duel, Result, Series
from dazwischen.tournament.rounds import HALF, ROUNDS, Played, Round, counted


def options_of(
    game: str, wished: dict[str, Any], players: int, rounds: Sequence[Round]
) -> dict[str, Any]:
    """The options of the next game after these rounds; raises `Unusable` for impossible ones."""
    if game == "jay":
        sitting = seats_now(players, rounds)
        played = counted(rounds)
        # J-OPEN-2: who won the last round opens the next.
        opener = sitting.index(played[-1].first) + 1 if played else 1
        left = HALF - len(played) % HALF
        ours: dict[str, Any] = {"players": players, "rounds": left, "opener": opener}
    else:
        ours = {"teams": (1, 1), "variant": _of_two(wished.get("variant", "standard"))}
    options = {**wished, **ours}
    kind = registry.game(game)
    kind.start(chosen.options_of(game, options), 0)
    return options


def check_timing(game: str, wished: dict[str, Any]) -> None:
    """Raises `Unusable` for timings that no table of the game could have."""
    strength(chosen.timing_of(game, wished).stand_in)


def _of_two(variant: object) -> object:
    if variant == "solo":
        raise Unusable("option-value", name="variant", value="solo").by("K-SOLO-1")
    return variant


def seats_now(players: int, rounds: Sequence[Round]) -> tuple[int, ...]:
    """Players by seat, for the round after these."""
    sheet = series.begin(players)
    return msgspec.structs.replace(sheet, rounds=tuple(rounds)).seats_now


def has_rounds(game: str) -> bool:
    """Whether a game at a table is a part of a series, round by round."""
    return game == "jay"


def rounds_of(events: Iterable[object], seats: Sequence[int]) -> tuple[Round, ...]:
    """The rounds of a game of Jay; `seats` says who sat where."""
    found: list[Round] = []
    last: Round | None = None
    for event in events:
        match event:
            case jay.Dealt():
                found += [last] if last else []
                last = None
            case jay.RoundEnded(places, points) if any(points):
                players = [seats[seat - 1] for seat in places]
                last = Played(players[0], players[1] if len(seats) > 2 else None)
    return (*found, last) if last else tuple(found)


def result_of(game: str, rounds: Sequence[Round], outcome: Outcome | None) -> Result | None:
    """None as long as there is more to play."""
    if game == "jay":
        return Series(tuple(rounds)) if len(counted(rounds)) >= ROUNDS else None
    return None if outcome is None else Duel((outcome.points[0], outcome.points[1]))
