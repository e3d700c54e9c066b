"""What a seat may do now, as data: clients show it and hold no rules themselves."""

from collections.abc import Callable
from typing import Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.actions import ACTIONS
from dazwischen.games.jay.rules_count import told_out
from dazwischen.games.jay.rules_draw import at_liberty, least_top_up
from dazwischen.games.jay.rules_turn import may_act
from dazwischen.games.jay.sight import May
from dazwischen.games.jay.state import OVER, PREPARING, RUNNING, Cards, State

_OFFERS: Final[dict[str, tuple[tuple[str, Callable[[State, int], bool]], ...]]] = ACTIONS.offers


def may(state: State, seat: int) -> May:
    """In a tournament nobody is told what is legal, only what can be done at all; but penalty cards
    that everybody knows of come first there too, and "Strafe" is heard by all."""
    phase, rules, flow = state.phase, state.rules, state.flow
    hand = state.hands[seat - 1] if state.hands else ()
    acts = bool(state.hands) and may_act(state, seat) is None
    running = phase in RUNNING
    owed = known_owed(state, seat) if running else 0
    hidden = rules.options.faults == "tournament"
    counted = acts and told_out(state) == seat
    lays: tuple[tuple[int, int], ...] = ()
    traitor = None
    if acts and hand:
        if owed or counted:
            lays = _all(hand, at.FAULT)
        elif hidden:
            lays = _all(hand, at.OPEN)
        else:
            lays = laying.lays(rules.tables, flow, seat, hand)
        if owed:
            traitor = at.FAULT
        elif hidden:
            traitor = at.OPEN
        else:
            traitor = laying.judge(rules.tables, flow, seat, rules.traitor)
    preparing = phase == PREPARING and not state.ready >> seat & 1
    takes_extra = preparing or (at_liberty(state) and not counted)
    can_top_up = acts and not owed and not (counted if hand else seat in state.finished)
    return May(
        lay=lays,
        traitor=traitor,
        top_up=1 if takes_extra else least_top_up(state, seat)[0] if can_top_up else None,
        draw=owed,
        swap=preparing and rules.slots > 0,
        next=phase == OVER and state.more and not state.onward >> seat & 1,
        acts=_acts(state, seat),
    )


def _acts(state: State, seat: int) -> tuple[str, ...]:
    return tuple([name for name, may_do in _OFFERS.get(state.phase, ()) if may_do(state, seat)])


def _all(hand: Cards, kind: int) -> tuple[tuple[int, int], ...]:
    return tuple([(figure, kind) for figure in sorted(set(hand))])


def known_owed(state: State, seat: int) -> int:
    """Penalty cards that everybody knows this seat owes."""
    if not state.dues or not state.dues[seat - 1]:
        return 0
    cards = sum(due.cards for due in state.dues[seat - 1] if due.open)
    return max(cards, 3 - len(state.hands[seat - 1])) if cards else 0
