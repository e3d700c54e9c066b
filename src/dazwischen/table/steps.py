"""What comes of what is wanted at a table."""

from typing import Any

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Intent
from dazwischen.core.log import Envelope
from dazwischen.table.seats import Seats


class Step(Struct, frozen=True):
    """An event, and what was true after it; `ticket` is that of the intent that caused it."""

    envelope: Envelope
    state: Any
    seats: Seats
    ticket: int = 0


class Refusal(Struct, frozen=True):
    """An intent that changed nothing."""

    by: int
    intent: Intent
    at: int
    rejected: Rejected
    ticket: int = 0


class Wanted(Struct, frozen=True, order=True):
    """An intent in its place: by time, then in the order of arrival."""

    at: int
    order: int
    by: int
    intent: Any
    ticket: int
