"""Nobody is stuck, and nobody is led into a trap: whatever may be done can be done, everywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core.game import TABLE
from dazwischen.games import registry
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.state import OVER
from dazwischen.table.opening import PERSON, opened
from dazwischen.table.table import Table
from tests.conformance import adapter
from tests.offers import check, check_the_rest

GAMES = pytest.mark.parametrize("name", registry.NAMES)
SEEDS = st.integers(0, 2**32)
thorough = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def lived(name: str, options: Any, seed: int, steps: int = 120) -> Iterator[Table]:
    """A table of people who want this and that, whenever something has happened there.

    What only the clock tells has become a fact by then: the table says so itself.
    """
    seats = registry.module(name).rules.seats(options)
    table, dice, player = opened(name, options, seed, [PERSON] * seats), Random(seed), adapter(name)
    table.advance(0)
    for _ in range(steps):
        yield table
        if table.outcome is not None:
            return
        now = table.now + dice.choice((0, 0, 10, 400, 1500, 3000))
        intent = player.intent(table.state, dice, now)
        if intent.seat != TABLE:
            table.submit(intent.seat, intent, now)
        table.advance(now)


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_what_is_offered_can_be_done_and_is_enough(
    name: str, data: st.DataObject, seed: int
) -> None:
    for table in lived(name, data.draw(adapter(name).options()), seed):
        check(name, table.state, table.now)


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_what_is_not_offered_cannot_be_done_well(name: str, data: st.DataObject, seed: int) -> None:
    for step, table in enumerate(lived(name, data.draw(adapter(name).options()), seed)):
        if step % 5 == 0:
            check_the_rest(name, table.state, table.now)


@pytest.mark.parametrize("faults", get_args(Faults))
@pytest.mark.parametrize("seed", range(15))
def test_in_whole_rounds_of_jay(faults: Faults, seed: int) -> None:
    table = opened("jay", Options(players=3, faults=faults), seed, ["leicht"] * 3)
    while (wake := table.wake()) is not None:
        table.advance(wake)
        check("jay", table.state, table.now)
    assert table.state.phase == OVER
