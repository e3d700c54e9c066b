"""Since when a duty stands: a table in play, one taken up again and the check say the same."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from dazwischen.core import log as logs
from dazwischen.core.auto_actions import AutoAction
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.games import registry
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import OPENING, PREPARING, State
from dazwischen.games.jay.timing import Timing
from dazwischen.table.opening import opened, resumed
from dazwischen.table.replayer import TableReplayer
from dazwischen.table.table import Table
from dazwischen.table.verify import verify

WAIT = 10_000
READY = 4_000
"""When the last of them says so: two events, of which the second opens the round."""


class Fickle:
    """Lays seat 1's first card after a while; but not where all are ready and nothing is opened.

    So its duty stands before the act of the last who is ready and after it, and not between the two
    events of it.
    """

    timing = Timing

    def actions(self, state: State, _timing: Timing, _present: Any) -> Sequence[AutoAction]:
        if not state.round:
            return (AutoAction(do.Deal(seat=TABLE), 0),)
        all_ready = all(state.ready >> seat & 1 for seat in state.seats())
        if state.phase == OPENING or (state.phase == PREPARING and not all_ready):
            return (AutoAction(do.Lay(seat=1, card=state.hands[0][0]), WAIT),)
        return ()


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setitem(vars(registry.module("jay")), "auto_actions", Fickle())
    table = opened("jay", Options(players=3), 5, ["person"] * 3)
    for seat in (1, 2, 3):
        table.submit(seat, do.Ready(seat=seat), READY)
    table.advance(READY)
    assert table.state.phase == OPENING
    assert isinstance(table.envelopes[-2].event, ev.Readied)
    return table


def _laid(table: Table) -> logs.Log:
    wake = table.wake()
    assert wake is not None
    table.advance(wake)
    assert isinstance(table.envelopes[-1].event, ev.Laid)
    return table.log


def test_a_duty_that_was_void_between_two_events_of_an_act_begins_anew(table: Table) -> None:
    assert table.wake() == READY + WAIT


def test_a_table_taken_up_again_waits_as_long(table: Table) -> None:
    again = resumed(table.log)
    assert _laid(again) == _laid(table)


def test_the_check_knows_the_same_time(table: Table) -> None:
    log = _laid(table)
    assert verify(log).log == log
    too_soon = replace(log.envelopes[-1], at=READY + WAIT - 1)
    with pytest.raises(InvalidInput) as raised:
        verify(replace(log, envelopes=(*log.envelopes[:-1], too_soon)))
    assert raised.value.code == "log-no-duty"


def test_following_a_log_comes_to_what_the_table_has(table: Table) -> None:
    log = _laid(table)
    replayer = TableReplayer(log.header)
    replayer.follow(log.envelopes)
    assert (replayer.state, replayer.seats, replayer.outcome) == (table.state, table.seats, None)
    assert replayer.timers.next_at == table.timers.next_at
