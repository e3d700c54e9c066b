"""Bots that know nothing but what their view says they may do: enough to drive a table."""

from typing import Any

from dazwischen.bots.protocol import Action
from dazwischen.cards import layout as at
from dazwischen.core.dice import Dice
from dazwischen.core.game import Intent
from dazwischen.games.jarnac import intents as jarnac
from dazwischen.games.jay import intents as jay
from dazwischen.games.jsolitaer import intents as solitaire


class Dummy:
    def __init__(self, game: str, seat: int) -> None:
        self.seat = seat
        self.seen: list[tuple[int, Any]] = []
        self._choose = {"jay": _jay, "jsolitaer": _solitaire, "jarnac": _jarnac}[game]

    def notice(self, dice: Dice, *, own: bool) -> int:
        return 100 if own else 150 + dice.below(600)

    def see(self, view: Any, at: int) -> None:
        self.seen.append((at, view))

    def act(self, _now: int, dice: Dice) -> Action[Any] | None:
        intent = self._choose(self.seat, self.seen[-1][1], dice)
        return None if intent is None else Action(intent, dice.below(900))


def _jay(seat: int, view: Any, dice: Dice) -> Intent | None:
    may = view.may
    if "jay" in may.acts:
        return jay.CallJay(seat=seat)
    if may.draw and view.phase != "preparing":
        return jay.Draw(seat=seat, count=may.draw)
    if "ready" in may.acts:
        return jay.Ready(seat=seat)
    legal = [figure for figure, kind in may.lay if kind != at.FAULT]
    if legal:
        return jay.Lay(seat=seat, card=legal[dice.below(len(legal))])
    obliged = view.flow is not None and view.flow.obligation == seat
    if may.top_up and obliged and view.phase != "preparing":
        return jay.TopUp(seat=seat, count=may.top_up)
    return None


def _solitaire(seat: int, view: Any, dice: Dice) -> Intent | None:
    may = view.may
    if may.lay:
        move = may.lay[dice.below(len(may.lay))]
        if move.source == "hand":
            return solitaire.Lay(seat=seat, stack=move.stack, card=move.card)
    return solitaire.EndTurn(seat=seat) if may.end else None


def _jarnac(seat: int, view: Any, dice: Dice) -> Intent | None:  # noqa: ARG001
    may = view.may
    if may.draw:
        return jarnac.Draw(seat=seat)
    if may.accept:
        return jarnac.Accept(seat=seat)
    return jarnac.Pass(seat=seat) if may.pass_ else None
