"""What a seat is told that it may do is never refused."""

from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.state import OVER, State
from dazwischen.table.opening import opened
from tests.conformance import adapter, play

NOW = 10**6


def offered(state: State, seat: int) -> Iterator[do.JayIntent]:
    may = GAME.view(state, seat).may
    if may.jay:
        yield do.CallJay(seat=seat, at=NOW)
    if may.draw:
        yield do.Draw(seat=seat, at=NOW, count=may.draw)
    if may.ready:
        yield do.Ready(seat=seat, at=NOW)
    if may.pause:
        yield do.Pause(seat=seat, at=NOW)
    if may.waive:
        yield do.Waive(seat=seat, at=NOW)
    if may.count:
        yield do.Count(seat=seat, at=NOW)
    counted = state.count is not None and state.obligation == seat
    if may.draw or counted:
        # Penalty cards come first, and after a count only the traitor.
        return
    if may.top_up is not None:
        yield do.TopUp(seat=seat, at=NOW, count=may.top_up)
    for figure, kind in may.lay:
        if kind != at.FAULT:
            yield do.Lay(seat=seat, at=NOW, card=figure)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_may_be_done_can_be_done(data: st.DataObject, seed: int) -> None:
    options = data.draw(adapter("jay").options())
    for state in play("jay", options, seed, steps=100).moments:
        check(state)


@pytest.mark.parametrize("faults", get_args(Faults))
@pytest.mark.parametrize("seed", range(15))
def test_in_whole_rounds(faults: Faults, seed: int) -> None:
    table = opened("jay", Options(players=3, faults=faults), seed, ["leicht"] * 3)
    while (wake := table.wake()) is not None:
        table.advance(wake)
        check(table.state)
    assert table.state.phase == OVER


def check(state: State) -> None:
    for seat in state.seats():
        for intent in offered(state, seat):
            answer = GAME.decide(state, intent)
            assert not isinstance(answer, Rejected), (intent, answer)
