"""Why somebody cannot be at a table."""

from collections.abc import Callable

from dazwischen.core.errors import Rejected
from dazwischen.server.tables.record import Record


def bars(record: Record, who: int, room: int, name: Callable[[int], str]) -> Rejected | None:
    """... with so much room."""
    refusal, by = record.bars(who, room), put_out(record, who, name)
    if refusal is not None and refusal.code == "watching-off" and by:
        return Rejected("put-out", (), {"name": by})
    return refusal


def put_out(record: Record, who: int, name: Callable[[int], str]) -> str:
    """What whoever has given somebody's seat away is called; nothing if he knows or has one."""
    by = record.put_out_by(who)
    return name(by) if by else ""
