"""A table as a stream of events, from which its record follows."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command, StreamKind
from dazwischen.server.tables import hosting
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.evolve import NOWHERE, evolve
from dazwischen.server.tables.record import Record
from dazwischen.server.wire import commands as do


class Somebody(Struct, frozen=True):
    """Who wants something of a table, and who else is there."""

    who: int
    here: Callable[[int], bool]


def _decide(
    record: Record, command: Command[Somebody, do.Command]
) -> Sequence[ev.Event] | Rejected:
    answer = hosting.decide(record, command.by.who, command.action, command.by.here)
    return answer if isinstance(answer, Rejected) else answer.events


TABLE: Final = StreamKind("table", NOWHERE, ev.Event, _decide, evolve, over=lambda _record: False)
