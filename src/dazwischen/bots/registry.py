"""The opponents, by game. Whoever seats one gets it here and knows no game by name."""

from importlib import import_module
from typing import Any

from msgspec import Struct

from dazwischen.bots.protocol import Bot
from dazwischen.bots.strength import Strength


def bot(game: str, options: Struct, seat: int, strength: Strength) -> Bot[Any, Any]:
    """Imported when asked for, like the game."""
    made: Bot[Any, Any] = import_module(f"dazwischen.bots.{game}.bot").make(options, seat, strength)
    return made
