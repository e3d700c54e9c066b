"""The games, by name. Whoever runs games gets them here and knows none by name."""

from functools import cache
from importlib import import_module
from typing import Final

from dazwischen.core.folding import fold
from dazwischen.core.log import Log
from dazwischen.core.module import GameModule
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.translated import in_german

NAMES: Final = ("jay", "jsolitaer", "jarnac")


@cache
def module(name: str) -> GameModule:
    """All that the game offers."""
    found: GameModule = import_module(f"dazwischen.games.{name}.module").MODULE
    return found


def modules() -> tuple[GameModule, ...]:
    """Of all games, for whoever looks for those that have something."""
    return tuple(module(name) for name in NAMES)


def named(protocol: Protocol) -> str:
    """The game that a file says it is about: `J-Solitär` is written in many ways."""
    text = protocol.header("game", "")
    plain = fold(text).replace("-", "").replace(" ", "")
    return plain if plain in NAMES else text


def exported(log: Log, lang: str = "en") -> str:
    """A game as a protocol file, in the words of the notation or in German."""
    game = module(log.header.game)
    written = game.export(log)
    return in_german(game.vocabulary, written) if lang == "de" else written
