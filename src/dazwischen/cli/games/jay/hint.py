"""What is up to the person now, as one sentence; from the seat's view, like all that is shown."""

from typing import Final

from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import OPENING, OVER, PLAYING, PREPARING, REOPENING


class Hint(Struct, frozen=True):
    message: Message
    asked: bool
    """Something waits for the person, or could be done right now."""


READING: Final = Hint(Message("play-hint-reading"), asked=True)


def legal(view: View) -> dict[int, int]:
    """Hand figures that may be laid now with what that would be; told only where faults are
    refused anyway."""
    if view.options.faults != "guarded" or view.may.draw:
        return {}
    return {figure: kind for figure, kind in view.may.lay if kind != at.FAULT}


def hint(view: View) -> Hint:
    may = view.may
    if view.phase == OVER:
        return _asks("next-round")
    if "jay" in may.acts:
        return _asks("say-jay")
    if may.draw:
        return _asks("draw", count=may.draw)
    if view.hand and view.counted_out == view.seat:
        return _asks("counted-out")
    if "ready" in may.acts:
        slots = "yes" if may.swap else "no"
        return _asks("ready" if view.phase == PREPARING else "paused", slots=slots)
    if view.flow is None:
        return _tournament(view)
    if view.phase == PLAYING:
        return _playing(view)
    first = view.flow.priority[0] if view.flow.priority else 0
    if first == view.seat and view.phase in (OPENING, REOPENING):
        return _opens(view)
    return _waits("opens" if view.phase == OPENING else "reopens", first)


def _playing(view: View) -> Hint:
    may, flow = view.may, view.flow
    if flow is None or may.top_up is None:
        return _waits("out")
    if not view.hand:
        return _asks("no-pawn", least=may.top_up)
    guarded = view.options.faults == "guarded"
    fits = legal(view)
    if flow.obligation == view.seat:
        if not guarded:
            return _asks("must")
        if fits:
            return _asks("must-fits")
        return _asks("must-nothing", least=may.top_up)
    if fits and at.THROW in fits.values():
        return _asks("throw")
    if fits:
        return _asks("redirect")
    if view.seat in flow.reservations and not guarded:
        return _asks("reserved")
    return _waits("turn", flow.obligation)


def _tournament(view: View) -> Hint:
    """Nobody says whose turn it is; only what cannot be done at all is known."""
    if not view.may.lay and view.may.top_up is None:
        return _waits("others")
    if view.phase != PLAYING:
        return _opens(view)
    if not view.hand:
        return _asks("empty")
    return _asks("tournament")


def _opens(view: View) -> Hint:
    if view.phase == OPENING:
        return _asks("open")
    return _asks("reopen", waive="yes" if "waive" in view.may.acts else "no")


def _asks(key: str, **args: Argument) -> Hint:
    return Hint(Message(f"play-hint-{key}", args), asked=True)


def _waits(key: str, seat: int = 0) -> Hint:
    return Hint(Message(f"play-hint-{key}", {"seat": seat}), asked=False)
