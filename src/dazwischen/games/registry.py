"""The games, by name. Whoever runs games gets them here and knows none by name."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from dazwischen.core.acts import Intended
from dazwischen.core.choices import Choice
from dazwischen.core.duties import Keeper
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.folding import fold
from dazwischen.core.game import Game, Intent
from dazwischen.core.log import Log
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Adviser, Referee
from dazwischen.core.retelling import Teller
from dazwischen.core.translated import in_german
from dazwischen.core.vocabulary import Vocabulary

NAMES: Final = ("jay", "jsolitaer", "jarnac")
ADVISED: Final = ("jsolitaer",)
"""Those with an adviser."""
FAULTY: Final = ("jay",)
"""Those that know faults."""
HURRIED: Final = ("jay",)
"""Those in which somebody else can be faster."""
CAPTAINED: Final = ("jay",)
"""Those in which somebody without a seat can act for one."""
ANALYSED: Final = ("jarnac",)
"""Those that can be analysed after a game."""


def named(protocol: Protocol) -> str:
    """The game that a file says it is about: `J-Solitär` is written in many ways."""
    text = protocol.header("game", "")
    plain = fold(text).replace("-", "").replace(" ", "")
    return plain if plain in NAMES else text


def game(name: str) -> Game[Any, Any]:
    """Imported when asked for, so that a small command starts fast."""
    found: Game[Any, Any] = import_module(f"dazwischen.games.{name}.game").GAME
    return found


def choices(name: str) -> tuple[Choice, ...]:
    """What can be chosen where a table is set up."""
    found: tuple[Choice, ...] = import_module(f"dazwischen.games.{name}.choices").CHOICES
    return found


def option_rules(name: str) -> Mapping[str, str]:
    """The rule that an option, a time or a complaint about several options is of."""
    found: Mapping[str, str] = import_module(f"dazwischen.games.{name}.options").RULES
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


def overtaken(name: str) -> Callable[[Any, Any, Rejected, Any], Rejected]:
    """From a state, an intent, its refusal and what its player had not seen yet to what he is told:
    the same, or that somebody was faster."""
    if name not in HURRIED:
        return lambda _state, _intent, rejected, _unseen: rejected
    found: Callable[[Any, Any, Rejected, Any], Rejected] = import_module(
        f"dazwischen.games.{name}.overtaken"
    ).overtaken
    return found


def captains(name: str) -> frozenset[type[Intent]]:
    """What a seat's captain may want, by its kind, and nobody else."""
    if name not in CAPTAINED:
        return frozenset()
    found: frozenset[type[Intent]] = import_module(f"dazwischen.games.{name}.intents").CAPTAINS
    return found


def intended(name: str) -> Intended:
    found: Intended = import_module(f"dazwischen.games.{name}.intended").intended
    return found


def teller(name: str) -> Teller:
    found: Teller = import_module(f"dazwischen.games.{name}.retelling").TELLER
    return found


def export(name: str, log: Log, lang: str = "en") -> str:
    """A game as a protocol file, in the words of the notation or in German."""
    written: str = import_module(f"dazwischen.games.{name}.export").export(log)
    return in_german(vocabulary(name), written) if lang == "de" else written


def vocabulary(name: str) -> Vocabulary:
    """What protocol files of the game can say."""
    known: Vocabulary = import_module(f"dazwischen.games.{name}.vocabulary").VOCABULARY
    return known


def analysis(name: str, log: Log) -> Struct:
    """Move by move what could have been done. Raises `Unusable` for games without an analysis."""
    if name not in ANALYSED:
        raise Unusable("no-analysis", name=name)
    found: Struct = import_module(f"dazwischen.games.{name}.analysis").analyse_log(log)
    return found
