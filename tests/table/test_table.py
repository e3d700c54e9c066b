"""Order, log and resumption: what holds at every table."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core import log as logs
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from dazwischen.games.jay import events, intents
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.table.opening import opened, resumed
from dazwischen.table.steps import Refusal, Step
from dazwischen.table.table import Table
from tests.conformance import adapter
from tests.table.drive import facts, meddle, run

GAMES = pytest.mark.parametrize("name", registry.NAMES)
thorough = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
HOLDERS = st.sampled_from(["person", "leicht", "meister"])


@st.composite
def tables(draw: st.DrawFn, name: str) -> Table:
    options = draw(adapter(name).options())
    count = registry.module(name).rules.seats(options)
    seats = draw(st.lists(HOLDERS, min_size=count, max_size=count))
    return opened(name, options, draw(st.integers(0, 2**32)), seats)


@GAMES
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_log_is_all_it_takes(name: str, data: st.DataObject, seed: int) -> None:
    """Resumed after any event, a table goes on exactly as the one that never stopped."""
    table = data.draw(tables(name))
    meddle(table, Random(seed), steps=25)
    cut = logs.decode(table.game, logs.encode(table.log))
    again = resumed(cut)
    assert again.state == table.state
    assert again.seats == table.seats
    for some in (table, again):
        some.advance(cut.envelopes[-1].at if cut.envelopes else 0)
        some.advance(table.now)
    assert again.wake() == table.wake()
    wanted = Random(seed + 1), Random(seed + 1)
    first, second = meddle(table, wanted[0], steps=15), meddle(again, wanted[1], steps=15)
    assert [*map(facts, second)] == [*map(facts, first)]
    assert again.log == table.log


@GAMES
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_table_wants_nothing_that_the_game_refuses(
    name: str, data: st.DataObject, seed: int
) -> None:
    table = data.draw(tables(name))
    happened = meddle(table, Random(seed), steps=30) + run(table, upto=400)
    assert [step for step in happened if isinstance(step, Refusal) and step.by == TABLE] == []


@GAMES
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_happened_is_in_the_log(name: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    happened = meddle(table, Random(seed), steps=30)
    steps = [step for step in happened if isinstance(step, Step)]
    assert [step.envelope for step in steps] == table.envelopes
    assert [envelope.seq for envelope in table.envelopes] == list(range(1, len(steps) + 1))
    times = [envelope.at for envelope in table.envelopes]
    assert times == sorted(times)
    assert replay(table.game, table.log) == table.state


def quiet() -> Table:
    """Everybody is a person, and the round is open."""
    table = opened("jay", Options(players=3), 5, ["person"] * 3)
    table.advance(0)
    for seat in (1, 2, 3):
        table.submit(seat, intents.Ready(seat=seat), 0)
    table.advance(0)
    return table


def test_an_earlier_time_comes_first_whatever_arrives_first() -> None:
    table = quiet()
    table.submit(2, intents.Pause(seat=2), 500)
    table.submit(1, intents.Count(seat=1), 400)
    first, second = table.advance(1000)
    assert isinstance(first, Step)
    assert isinstance(second, Refusal)
    assert (first.envelope.at, second.at) == (400, 500)


def test_at_the_same_time_the_order_of_arrival_counts() -> None:
    table = quiet()
    for seat in (3, 2):
        table.submit(seat, intents.Count(seat=seat), 700, ticket=seat)
    first, second = table.advance(700)
    assert isinstance(first, Step)
    assert isinstance(second, Refusal)
    assert (first.ticket, second.ticket) == (3, 2)
    assert second.rejected.code == "already-counting"


def test_what_comes_late_counts_as_of_now() -> None:
    table = quiet()
    table.advance(5000)
    table.submit(2, intents.Count(seat=2), 100)
    (step,) = table.advance(5000)
    assert isinstance(step, Step)
    assert step.envelope.at == 5000
    assert step.envelope.event == events.Counted(2, 1, 5000)


def test_nobody_acts_in_another_name() -> None:
    table = quiet()
    table.submit(2, intents.Count(seat=3), 10)
    (step,) = table.advance(10)
    assert isinstance(step, Step)
    assert step.envelope.event == events.Counted(2, 1, 10)


def test_nothing_begins_before_every_seat_is_taken() -> None:
    table = opened("jay", Options(players=3), 5, ["person", "empty", "leicht"])
    assert len(table.advance(10_000)) == 2
    assert table.wake() is None


def test_seats_must_be_as_many_as_the_game_has() -> None:
    with pytest.raises(InvalidInput):
        opened("jay", Options(players=3), 5, ["person", "leicht"])


def test_a_table_of_bots_needs_nobody() -> None:
    table = opened("jay", Options(players=4), 9, ["leicht"] * 4, Timing(deal=0))
    happened = run(table)
    assert table.outcome is not None
    assert table.wake() is None
    assert any(step.by != TABLE for step in table.envelopes)
    # A dummy can be late, but never does what nobody may.
    assert {step.rejected.code for step in happened if isinstance(step, Refusal)} <= {
        "no-right",
        "does-not-fit",
        "no-right-no-fit",
        "twin-not-served",
        "round-over",
    }
