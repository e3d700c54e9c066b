"""Finishing and the end of a round: J-END-1 to J-END-5."""

from dazwischen.core.contest import POINTS
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import CallJay
from dazwischen.games.jay.rules_duty import extra_card
from dazwischen.games.jay.rules_turn import NOBODY, is_seat, not_running
from dazwischen.games.jay.state import OVER, RUNNING, State


def call_jay(state: State, intent: CallJay) -> list[ev.JayEvent] | Rejected:
    seat = intent.seat
    if not is_seat(state, seat):
        return NOBODY
    late = state.phase == OVER and not intent.later and _in_the_window(state, intent.at)
    if state.phase not in RUNNING and not late:
        return not_running(state)
    if any(caller == seat for caller, _ in state.calls):
        return Rejected("is-out", ("J-END-1",))
    if seat in state.finished:
        return _valid_call(state, intent)
    if state.rules.options.announce == "auto" or late:
        return Rejected("not-finished", ("J-END-4",))
    return [ev.CalledWrongly(seat), *extra_card(state, seat, "extra-jay")]


def _in_the_window(state: State, now: int) -> bool:
    """The round ended by calls, and the last group of simultaneous ones is not over yet."""
    window = state.rules.options.window
    groups = _groups(state.calls, window, state.later)
    return bool(groups) and bool(state.places) and now <= groups[-1][0][1] + window


def _valid_call(state: State, intent: CallJay) -> list[ev.JayEvent] | Rejected:
    seat, now = intent.seat, intent.at
    calls = (*state.calls, (seat, now))
    # Where there is a clock, it says what was later.
    after = intent.later and state.counted
    later = state.later | (1 << seat if after else 0)
    events: list[ev.JayEvent] = [ev.Called(seat, now, after)]
    if len(calls) >= state.rules.places:
        events.append(ended(state, calls, later))
    return events


def ended(state: State, calls: tuple[tuple[int, int], ...], later: int) -> ev.RoundEnded:
    ranked = ranking(state, calls, later)[: state.rules.places]
    points = [0] * state.rules.players
    if state.scored:
        for seat, worth in zip(ranked, POINTS, strict=False):
            points[seat - 1] = worth
    return ev.RoundEnded(ranked, tuple(points))


def ranking(state: State, calls: tuple[tuple[int, int], ...], later: int) -> tuple[int, ...]:
    """J-END-1: by call; calls in one window by who finished first."""
    order = {seat: place for place, seat in enumerate(state.finished)}
    return tuple(
        seat
        for group in _groups(calls, state.rules.options.window, later)
        for seat, _ in sorted(group, key=lambda call: order.get(call[0], 0))
    )


def _groups(
    calls: tuple[tuple[int, int], ...], window: int, later: int
) -> list[list[tuple[int, int]]]:
    """Calls that count as simultaneous: none later than the window after the first of its group."""
    groups: list[list[tuple[int, int]]] = []
    for call in calls:
        at_once = bool(groups) and call[1] <= groups[-1][0][1] + window
        if at_once and not later >> call[0] & 1:
            groups[-1].append(call)
        else:
            groups.append([call])
    return groups
