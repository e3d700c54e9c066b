"""Who may act at all, and when: K-TURN-1, K-TURN-3, K-TEAM-1, K-PRO-6."""

from typing import Final

from dazwischen.core.errors import Argument, Rejected
from dazwischen.games.jarnac.rules_time import out_of_time
from dazwischen.games.jarnac.state import DRAW, JARNAC, OVER, WAITING, State

WHY_OVER: Final = {
    "rows": ("K-END-1",),
    "bag": ("K-END-2",),
    "solo-rows": ("K-END-1", "K-SOLO-1"),
    "solo-bag": ("K-SOLO-1",),
    "solo-flags": ("K-SOLO-1", "K-PRO-6"),
    "solo-flag": ("K-SOLO-1", "K-PRO-6"),
    "flags": ("K-PRO-6",),
    "flag": ("K-PRO-6",),
}


def acting(state: State, seat: int) -> Rejected | None:
    """None if the seat speaks for its side in a running game."""
    refusal = speaking(state, seat)
    if refusal:
        return refusal
    return Rejected("game-over", WHY_OVER[state.ended]) if state.phase == OVER else None


def speaking(state: State, seat: int) -> Rejected | None:
    """None if the seat speaks for its side, also where the game is over."""
    side = state.rules.side_of(seat)
    if not side:
        return Rejected("no-such-seat")
    if state.phase == WAITING:
        return Rejected("not-begun", ("K-TURN-1",))
    if seat != state.captains[side - 1]:
        return Rejected("not-captain", ("K-TEAM-1",), {"captain": state.captains[side - 1]})
    return None


def at_move(state: State, seat: int, now: int) -> Rejected | None:
    """None if it is the seat's side that has to do something now, and has the time for it."""
    refusal = acting(state, seat)
    if refusal:
        return refusal
    if state.rules.side_of(seat) != state.side:
        return Rejected("side-not-at-move", ("K-TURN-1",), {"side": state.side})
    return out_of_time(state, now) or held_up(state)


def held_up(state: State) -> Rejected | None:
    """The other side has not yet had its time to object: K-WORD-2, K-PRO-5."""
    if not state.held or state.laid is None:
        return None
    args: dict[str, Argument] = {"side": state.other(state.side), "word": state.laid.word}
    return Rejected("may-still-object", objection_rules(state), args)


def objection_rules(state: State) -> tuple[str, ...]:
    return ("K-WORD-2", "K-PRO-5") if state.rules.professional else ("K-WORD-2",)


def at_play(state: State, seat: int, now: int) -> Rejected | None:
    """None if the seat's side may lay a word or pass: nothing is left to be drawn first."""
    refusal = at_move(state, seat, now)
    if refusal:
        return refusal
    if state.beat:
        return Rejected("only-last-jarnac", ("K-PRO-4",))
    return draw_first(state)


def draw_first(state: State) -> Rejected | None:
    if state.phase not in (DRAW, JARNAC) or not state.due:
        return None
    rule = "K-TURN-1" if state.opens else "K-TURN-3"
    return Rejected("letters-first", (rule,), {"count": state.due})
