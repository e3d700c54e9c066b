"""What the terminal has for single games: commands of their own, and how an analysis is told."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from dazwischen.texts import Texts

COMMANDS: Final = {"play": "jay", "solve": "jarnac"}
"""The commands that are about one game, and which."""


def tells_analysis(game: str) -> Callable[[Any, Texts], None]:
    """Puts what a game's analysis has found into words, for people."""
    told = import_module(f"dazwischen.cli.games.{game}.analysis")
    found: Callable[[Any, Texts], None] = told.show
    return found
