"""Whole matches in virtual time: the bots, a table, and nothing to wait for."""

from dazwischen.bots.jay_simple import JaySimple
from dazwischen.cli.play_table import Table
from dazwischen.core import chance
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.state import OVER

MOST = 2000
"""Actions in a round; the longest seen took a tenth of that."""


def simple_bots(options: Options, seed: int, seats: range) -> dict[int, JaySimple]:
    rules = ruleset(options)
    return {seat: JaySimple(rules, seat, chance.stream(seed, seat)) for seat in seats}


def seated(options: Options, seed: int) -> Table:
    return Table(options, seed, simple_bots(options, seed, range(1, options.players + 1)))


def play_round(table: Table, now: int) -> int:
    """Deals and plays until the round is over; returns the time it is then."""
    assert isinstance(table.deal(now), list)
    for _ in range(MOST):
        if table.state.phase == OVER:
            return now
        due = table.due()
        assert due is not None, "everybody waits for everybody"
        now = max(now, due)
        table.advance(now)
    raise AssertionError("the round does not end")
