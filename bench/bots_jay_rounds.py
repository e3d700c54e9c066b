"""Rounds of Jay between bots in virtual time."""

from collections.abc import Sequence
from typing import TypeAlias

from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.table.opening import opened
from dazwischen.table.steps import Refusal, Step
from dazwischen.table.table import Table

Happened: TypeAlias = list[Step | Refusal]

AT_ONCE = Timing(deal=1)
LONGEST = 3_600_000
"""Milliseconds of table time: a round that takes an hour will never end."""
STRIDE = 500
"""Milliseconds of table time that are let pass at a time."""


def seated(options: Options, strengths: Sequence[str], seed: int) -> Table:
    return opened("jay", options, seed, strengths, AT_ONCE)


def steps(table: Table) -> Happened:
    """Lets the next things happen."""
    due = table.wake()
    if due is None or due > LONGEST * max(1, table.state.rules.options.rounds):
        raise RuntimeError("everybody waits for everybody")
    return table.advance(due + STRIDE)


def played(options: Options, strengths: Sequence[str], seed: int) -> Table:
    """A table at which everything has been played."""
    table = seated(options, strengths, seed)
    while table.outcome is None:
        steps(table)
    return table
