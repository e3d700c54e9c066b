"""What a seat may do now, as data: clients show it and hold no rules themselves."""

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_count import waited_for
from dazwischen.games.jay.rules_draw import least_top_up
from dazwischen.games.jay.rules_turn import may_act
from dazwischen.games.jay.sight import May
from dazwischen.games.jay.state import (
    PAUSED,
    PLAYING,
    PREPARING,
    REOPENING,
    RUNNING,
    State,
)


def may(state: State, seat: int) -> May:
    """In a tournament nobody is told what is legal, only what can be done at all."""
    phase, rules, flow = state.phase, state.rules, state.flow
    hand = state.hands[seat - 1] if state.hands else ()
    acts = bool(state.hands) and may_act(state, seat) is None
    lays: tuple[tuple[int, int], ...] = ()
    traitor = None
    if acts and hand:
        if rules.options.faults == "tournament":
            lays = tuple([(figure, at.OPEN) for figure in sorted(set(hand))])
            traitor = at.OPEN
        else:
            lays = laying.lays(rules.tables, flow, seat, hand)
            traitor = laying.judge(rules.tables, flow, seat, rules.traitor)
    running = phase in RUNNING
    preparing = phase == PREPARING and not state.ready >> seat & 1
    can_top_up = acts and not (not hand and seat in state.finished)
    must = flow[at.OBLIGATION] if flow else 0
    return May(
        lay=lays,
        traitor=traitor,
        top_up=least_top_up(state, seat)[0] if can_top_up else 1 if preparing else None,
        draw=known_owed(state, seat) if running else 0,
        jay=running and seat in state.finished and not flow[at.OUT] >> seat & 1,
        ready=preparing or (phase == PAUSED and not state.ready >> seat & 1),
        swap=preparing and rules.slots > 0,
        pause=phase in (PLAYING, REOPENING),
        waive=phase == REOPENING and seat != must and opening_priority(state)[0] == seat,
        count=seat != must and state.count is None and waited_for(state),
    )


def known_owed(state: State, seat: int) -> int:
    """Penalty cards that everybody knows this seat owes."""
    if not state.dues or not state.dues[seat - 1]:
        return 0
    cards = sum(due.cards for due in state.dues[seat - 1] if due.open)
    return max(cards, 3 - len(state.hands[seat - 1])) if cards else 0
