"""Ending a turn, and taking back what was done in it: S-END-TURN-1, S-STUCK-1, S-UNDO-1."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.intents import EndTurn, Undo
from dazwischen.games.jsolitaer.reading import COUNT
from dazwischen.games.jsolitaer.rules_turn import draws, end_turn
from dazwischen.games.jsolitaer.rules_undo import undo
from dazwischen.games.jsolitaer.state import OVER, PLAYING, State


def _ended(before: State, after: State, intent: EndTurn, events: list[Any]) -> Told:
    drawn = next(len(event.cards) for event in events if isinstance(event, ev.TurnEnded))
    args: dict[str, Argument] = {"seat": intent.seat, "count": drawn, "turn": after.turn}
    if after.phase == OVER:
        rule = "S-STUCK-1" if after.reason == ev.STUCK else "S-WIN-1"
        return "ok", ("S-END-TURN-1", rule), Message("patience-end-over", args)
    entered = before.entered != after.entered
    rules = ("S-END-TURN-1", "S-TURN-1") if entered else ("S-END-TURN-1",)
    return "ok", rules, Message("patience-end", args)


def _undone(_before: State, _after: State, intent: Undo, _events: list[Any]) -> Told:
    args = {"seat": intent.seat, "count": intent.steps}
    return "ok", ("S-UNDO-1",), Message("patience-undone", args)


def _read_end(said: Said) -> EndTurn | None:
    match said.text.split():
        case ["end"]:
            return EndTurn(seat=said.seat, at=said.at)
        case ["end", count] if COUNT.fullmatch(count):
            return EndTurn(seat=said.seat, at=said.at, count=int(count))
        case _:
            return None


def _read_undo(said: Said) -> Undo | None:
    match said.text.split():
        case ["undo"]:
            return Undo(seat=said.seat, at=said.at)
        case ["undo", steps] if COUNT.fullmatch(steps):
            return Undo(seat=said.seat, at=said.at, steps=int(steps))
        case _:
            return None


def _write_end(_catalogue: Catalogue, intent: EndTurn) -> str:
    return f"{intent.seat} end" if intent.count is None else f"{intent.seat} end {intent.count}"


def _write_undo(_catalogue: Catalogue, intent: Undo) -> str:
    return f"{intent.seat} undo" if intent.steps == 1 else f"{intent.seat} undo {intent.steps}"


def _infer_end(cause: Cause) -> EndTurn:
    """A number is announced only where it is not the usual one."""
    state, seat, drawn = cause.state, cause.seat, len(cause.events[0].cards)
    if state.phase != PLAYING or seat not in state.seats():
        return EndTurn(seat=seat, at=cause.at)
    usual = drawn == draws(state, seat)[0]
    return EndTurn(seat=seat, at=cause.at, count=None if usual else drawn)


def _infer_undo(cause: Cause) -> Undo:
    return Undo(seat=cause.seat, at=cause.at, steps=cause.events[0].steps)


END_TURN = Action(
    intent=EndTurn,
    decide=end_turn,
    tell=_ended,
    reads=_read_end,
    writes=_write_end,
    begins=(ev.TurnEnded,),
    infers=_infer_end,
    verbs=(
        Verb(
            "end",
            "{who} end",
            ("{who} beendet den Zug", "{who} beendet", "{who} Ende", "{who} fertig"),
            ("{who} ends", "{who} ends the turn"),
        ),
        Verb(
            "end-drawing",
            "{who} end {count}",
            ("{who} beendet und zieht {count}", "{who} Ende {count}", "{who} beendet {count}"),
            ("{who} ends and draws {count}",),
            group="rare",
        ),
    ),
)
UNDO = Action(
    intent=Undo,
    decide=undo,
    tell=_undone,
    reads=_read_undo,
    writes=_write_undo,
    begins=(ev.Undone,),
    infers=_infer_undo,
    verbs=(
        Verb("undo", "{who} undo", ("{who} nimmt zurück", "{who} zurück"), group="rare"),
        Verb(
            "undo-more",
            "{who} undo {count}",
            ("{who} nimmt {count} zurück", "{who} zurück {count}"),
            group="rare",
        ),
    ),
)
