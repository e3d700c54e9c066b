"""What a seat may do now, as data: clients show it and hold no rules themselves."""

from msgspec import Struct

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.rules_count import waited_for
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.rules_turn import may_act
from dazwischen.games.jay.state import (
    PAUSED,
    PLAYING,
    PREPARING,
    REOPENING,
    RUNNING,
    State,
)


class May(Struct, frozen=True):
    lay: tuple[tuple[int, int], ...] = ()
    """Hand figures with what laying them would be (`layout` kinds; FAULT if wrong)."""
    traitor: int | None = None
    """What laying a card face down would be."""
    top_up: int | None = None
    """The fewest cards, if topping up is possible."""
    draw: int = 0
    """Penalty cards to draw first."""
    jay: bool = False
    ready: bool = False
    swap: bool = False
    pause: bool = False
    waive: bool = False
    count: bool = False


def may(state: State, seat: int) -> May:
    """In a tournament nobody is told what is legal, only what can be done at all."""
    hidden = state.rules.options.faults == "tournament"
    acts = bool(state.hands) and may_act(state, seat) is None
    hand = state.hands[seat - 1] if state.hands else ()
    lays: tuple[tuple[int, int], ...] = ()
    traitor = None
    if acts and hand and not hidden:
        lays = _lays(state, seat, sorted(set(hand)))
        traitor = _kind(state, seat, state.rules.traitor)
    elif acts and hand:
        lays = tuple((figure, at.OPEN) for figure in sorted(set(hand)))
        traitor = at.OPEN
    running = state.phase in RUNNING
    preparing = state.phase == PREPARING and not state.ready >> seat & 1
    can_top_up = acts and not (not hand and seat in state.finished)
    return May(
        lay=lays,
        traitor=traitor,
        top_up=least_top_up(state, seat)[0] if can_top_up else 1 if preparing else None,
        draw=known_owed(state, seat) if running else 0,
        jay=running and seat in state.finished and not state.is_out(seat),
        ready=preparing or (state.phase == PAUSED and not state.ready >> seat & 1),
        swap=preparing and state.rules.slots > 0,
        pause=state.phase in (PLAYING, REOPENING),
        waive=state.phase == REOPENING and state.priority[0] == seat and seat != state.obligation,
        count=waited_for(state) and state.count is None and seat != state.obligation,
    )


def _lays(state: State, seat: int, figures: list[int]) -> tuple[tuple[int, int], ...]:
    """Mostly nothing can be laid, so only what can is judged."""
    legal = laying.layable(state.rules.tables, state.flow, seat)
    return tuple(
        [
            (figure, _kind(state, seat, figure) if legal >> figure & 1 else at.FAULT)
            for figure in figures
        ]
    )


def _kind(state: State, seat: int, figure: int) -> int:
    return laying.judge(state.rules.tables, state.flow, seat, figure) if figure else at.FAULT


def known_owed(state: State, seat: int) -> int:
    """Penalty cards that everybody knows this seat owes."""
    if not state.dues or not state.dues[seat - 1]:
        return 0
    cards = sum(due.cards for due in state.dues[seat - 1] if due.open)
    return max(cards, 3 - len(state.hands[seat - 1])) if cards else 0
