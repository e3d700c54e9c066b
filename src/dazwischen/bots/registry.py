"""The opponents, by game. Whoever seats one gets it here and knows no game by name."""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec import Struct

from dazwischen.bots.protocol import Bot
from dazwischen.bots.strength import Level, Strength, strength


def bot(game: str, options: Struct, seat: int, strong: Strength) -> Bot[Any, Any]:
    """Imported when asked for, like the game."""
    made: Bot[Any, Any] = _of(game).make(options, seat, strong)
    return made


def read_ahead(game: str, options: Struct, strengths: Iterable[str]) -> None:
    """What such bots have to know: to read it takes up to a second, for which nobody else should
    wait."""
    for name in sorted(set(strengths)):
        _of(game).read_ahead(options, strength(name))


def worked_out(game: str, options: Struct, task: Any) -> Any:  # noqa: ANN401 - each game has its own
    """The answer to what a bot of this game ponders, in whatever process."""
    return _of(game).worked_out(options, task)


def heavy(game: str) -> Level | None:
    """From which level of thinking on a bot needs the compiled kernels."""
    found: Level | None = import_module(f"dazwischen.bots.{game}.heavy").FROM
    return found


def _of(game: str) -> ModuleType:
    return import_module(f"dazwischen.bots.{game}.bot")
