"""The games, by name. Whoever runs games gets them here and knows none by name."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from dazwischen.core.acts import Intended
from dazwischen.core.duties import Keeper
from dazwischen.core.errors import Unusable
from dazwischen.core.game import Game
from dazwischen.core.log import Log
from dazwischen.core.report import Adviser, Referee
from dazwischen.core.retelling import Teller

NAMES: Final = ("jay", "jsolitaer", "jarnac")
ADVISED: Final = ("jsolitaer",)
"""Those with an adviser."""
FAULTY: Final = ("jay",)
"""Those that know faults."""
ANALYSED: Final = ("jarnac",)
"""Those that can be analysed after a game."""


def game(name: str) -> Game[Any, Any]:
    """Imported when asked for, so that a small command starts fast."""
    found: Game[Any, Any] = import_module(f"dazwischen.games.{name}.game").GAME
    return found


def keeper(name: str) -> Keeper:
    found: Keeper = import_module(f"dazwischen.games.{name}.duties").KEEPER
    return found


def referee(name: str) -> Referee:
    found: Referee = import_module(f"dazwischen.games.{name}.referee").REFEREE
    return found


def adviser(name: str) -> Adviser:
    found: Adviser = import_module(f"dazwischen.games.{name}.hint").ADVISER
    return found


def blame(name: str) -> Callable[[Any], int]:
    """From an event to the seat whose fault it shows, or 0."""
    if name not in FAULTY:
        return lambda _event: 0
    found: Callable[[Any], int] = import_module(f"dazwischen.games.{name}.faults").blame
    return found


def intended(name: str) -> Intended:
    found: Intended = import_module(f"dazwischen.games.{name}.intended").intended
    return found


def teller(name: str) -> Teller:
    found: Teller = import_module(f"dazwischen.games.{name}.retelling").TELLER
    return found


def export(name: str, log: Log) -> str:
    """A game as a protocol file."""
    written: str = import_module(f"dazwischen.games.{name}.export").export(log)
    return written


def analysis(name: str, log: Log) -> Struct:
    """Move by move what could have been done. Raises `Unusable` for games without an analysis."""
    if name not in ANALYSED:
        raise Unusable("no-analysis", name=name)
    found: Struct = import_module(f"dazwischen.games.{name}.analysis").analyse_log(log)
    return found
