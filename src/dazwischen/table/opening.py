"""Tables with people and bots at their seats, new or taken up again."""

from collections.abc import Sequence

from msgspec import Struct

from dazwischen.bots.strength import strength
from dazwischen.core import log as logs
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.core.mixing import Mixed
from dazwischen.games import registry
from dazwischen.table.places import Sit
from dazwischen.table.table import Table

PERSON = "person"
EMPTY = "empty"


def opened(
    game: str,
    options: Struct,
    seed: int | Mixed | logs.Chances,
    seats: Sequence[str],
    timing: Struct | None = None,
) -> Table:
    """A table at time 0. Each seat is `person`, `empty` or the strength of a bot."""
    known = registry.module(game)
    table = Table(logs.header(known.rules, options, seed, timing or known.auto_actions.timing()))
    if len(seats) != len(table.seats):
        raise InvalidInput("seat-count", count=len(seats), seats=len(table.seats))
    for number, holder in enumerate(seats, 1):
        if holder == PERSON:
            table.submit(TABLE, Sit(seat=number, holder="person"), 0)
        elif holder != EMPTY:
            sit = Sit(seat=number, holder="bot", bot=str(strength(holder)))
            table.submit(TABLE, sit, 0)
    return table


def resumed(log: logs.Log, *, ponders: bool = True) -> Table:
    """The table as it was after the log's last event, with everything that was under way.

    Unless it `ponders`, what bots have to think about for long is left until they are told where.
    """
    table = Table(log.header)
    if not ponders:
        table.ponder(lambda _question: None)
    table.resume(log.envelopes)
    return table
