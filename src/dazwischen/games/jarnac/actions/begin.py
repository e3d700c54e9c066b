"""The table begins the game: K-TURN-1. In a file it has begun."""

from typing import Any, Final

from dazwischen.core.actions import Action, Cause, Said
from dazwischen.games.jarnac.events import Begun
from dazwischen.games.jarnac.intents import Begin
from dazwischen.games.jarnac.rules_begin import begin


def _read(_said: Said) -> None:
    """No line says so."""


def _write(_names: Any, intent: Begin) -> str:  # noqa: ANN401 - nothing is written
    raise AssertionError(intent)


def _infer(cause: Cause) -> Begin:
    return Begin(seat=cause.by, at=cause.at, patient=cause.events[0].patient)


BEGIN: Final = Action(
    intent=Begin, decide=begin, reads=_read, writes=_write, begins=(Begun,), infers=_infer
)
