"""What comes of what is wanted at a table."""

from typing import Any, Final, TypeAlias

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Intent
from dazwischen.core.log import Envelope
from dazwischen.core.seats import Seats


class Step:
    """An event, and what was true after it; `ticket` is that of the intent that caused it."""

    __slots__ = ("envelope", "seats", "state", "ticket")

    def __init__(self, envelope: Envelope, state: Any, seats: Seats, ticket: object = None) -> None:  # noqa: ANN401
        self.envelope: Final = envelope
        self.state: Final = state
        self.seats: Final = seats
        self.ticket: Final = ticket


class Refusal:
    """An intent that changed nothing."""

    __slots__ = ("at", "by", "intent", "rejected", "ticket")

    def __init__(
        self, by: int, intent: Intent, at: int, rejected: Rejected, ticket: object = None
    ) -> None:
        self.by: Final = by
        self.intent: Final = intent
        self.at: Final = at
        self.rejected: Final = rejected
        self.ticket: Final = ticket


Wanted: TypeAlias = tuple[int, int, int, Intent, object]
"""An intent in its place: when, the order of arrival, who, what, and its ticket."""
