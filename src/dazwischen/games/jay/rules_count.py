"""Counting out: J-COUNT-1."""

from typing import Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Count, CountOut
from dazwischen.games.jay.priority import opening_priority
from dazwischen.games.jay.rules_turn import NOBODY, is_seat
from dazwischen.games.jay.state import OPENING, PLAYING, REOPENING, State

COUNT_OUT: Final = 3000
"""Milliseconds from "23" to "Strafe"."""


def count(state: State, intent: Count) -> list[ev.JayEvent] | Rejected:
    if intent.seat != TABLE and not is_seat(state, intent.seat):
        return NOBODY
    if not waited_for(state):
        return Rejected("nobody-must", ("J-COUNT-1",))
    if state.count is not None:
        return Rejected("already-counting", ("J-COUNT-1",))
    return [ev.Counted(intent.seat, state.obligation, intent.at)]


def count_out(state: State, intent: CountOut) -> list[ev.JayEvent] | Rejected:
    """What everybody can tell by the clock becomes a fact, so that it can be shown to all."""
    if intent.seat != TABLE:
        return Rejected("table-counts-out", ("J-COUNT-1",))
    if state.count is None or state.count.out:
        return Rejected("nobody-is-counted", ("J-COUNT-1",))
    if intent.at < state.count.since + COUNT_OUT:
        return Rejected("still-counting", ("J-COUNT-1",))
    return [ev.CountedOut(state.obligation)]


def waited_for(state: State) -> bool:
    """Whether everybody waits for the player under obligation, also to open or to reopen."""
    if state.phase == REOPENING:
        return opening_priority(state)[0] == state.obligation
    return state.phase in (OPENING, PLAYING)


def counted_out(state: State, seat: int, now: int) -> bool:
    """ "Strafe" has been said: the player under obligation may only lay a traitor.

    At level 1 no traitor can be laid on a traitor; then the count binds nobody, or play would end.
    """
    counting = state.count
    if counting is None or seat != state.obligation:
        return False
    over = counting.out or now >= counting.since + COUNT_OUT
    return over and _traitor_fits(state, seat)


def told_out(state: State) -> int:
    """The seat that may only lay a traitor, as everybody was told, or 0."""
    if state.count is None or not state.count.out:
        return 0
    return state.obligation if _traitor_fits(state, state.obligation) else 0


def _traitor_fits(state: State, seat: int) -> bool:
    rules = state.rules
    return laying.judge(rules.tables, state.flow, seat, rules.traitor) != at.FAULT
