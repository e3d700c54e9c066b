"""What is played at an online table of a tournament."""

from collections.abc import Mapping, Sequence
from typing import Any

from dazwischen.bots.strength import strength
from dazwischen.games import chosen, registry
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.rounds import Round


def options_of(
    game: str, wished: Mapping[str, Any], players: int, rounds: Sequence[Round]
) -> dict[str, Any]:
    """Of the next game after these rounds; raises `InvalidInput` for impossible ones."""
    options = {**wished, **kind_of(game).options(wished, players, rounds)}
    registry.module(game).rules.start(chosen.options_of(game, options), 0)
    return options


def check_timing(game: str, wished: dict[str, Any]) -> None:
    """Raises `InvalidInput` for timings that no table of the game could have."""
    strength(chosen.timing_of(game, wished).stand_in)
