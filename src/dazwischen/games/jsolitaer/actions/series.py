"""From one game to the next: S-SETUP-1, S-SERIES-1."""

from typing import Any

from dazwischen.core.actions import Action, Said, Told, by_name, fieldless
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jsolitaer.events import Dealt, Readied
from dazwischen.games.jsolitaer.intents import Deal, Ready
from dazwischen.games.jsolitaer.rules_deal import deal, ready
from dazwischen.games.jsolitaer.state import State

_DEALT = ("S-SETUP-1", "S-SERIES-1")


def _dealt(_before: State, after: State, _intent: Deal, _events: list[Any]) -> Told:
    return "ok", _DEALT, Message("patience-dealt", {"first": after.first})


def _readied(_before: State, _after: State, intent: Ready, _events: list[Any]) -> Told:
    return "ok", ("S-SERIES-1",), Message("did-ready", {"seat": intent.seat})


def _read(said: Said) -> Ready | None:
    said_so = said.text in {"bereit", '"bereit"'}
    return Ready(seat=said.seat, at=said.at) if said_so else None


def _write(_catalogue: Any, intent: Ready) -> str:  # noqa: ANN401 - it names no figure
    return f'{intent.seat} "bereit"'


DEAL = fieldless(
    Deal,
    event=Dealt,
    rules=_DEALT,
    verbs=(
        Verb("deal", "deal", ("geben", "neues Spiel", "austeilen"), ("new game",), group="rare"),
    ),
    decide=deal,
    tell=_dealt,
)
READY = Action(
    intent=Ready,
    decide=ready,
    tell=_readied,
    reads=_read,
    writes=_write,
    begins=(Readied,),
    infers=by_name(Ready),
)
