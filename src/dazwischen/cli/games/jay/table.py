"""The table of a game in the terminal: one person, bots, and a clock that waits for the person.

The table's time runs at the game's pace and never past what is to happen next: whoever reads or
types slowly holds up the bots, and they do not make up for it afterwards.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from dazwischen.cli.games.jay.clock import Clock
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE, Intent
from dazwischen.core.seating import about_seats
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import State
from dazwischen.games.jay.timing import Timing
from dazwischen.table.opening import PERSON, opened
from dazwischen.table.steps import Refusal

LEISURE: Final = Timing(takeover=0, deal=0, ready=0, count=0, waive=0, forced=0, absent=0)
"""Whoever plays in a terminal types: the table hurries nobody."""
SEAT: Final = 1
"""The person's."""
_ASKED: Final = 1


class Change(Struct, frozen=True):
    """One event between two states."""

    before: State
    event: ev.JayEvent
    after: State


class PlayTable:
    def __init__(
        self, options: Options, seed: int, bots: Sequence[str], clock: Clock, pace: float = 1.0
    ) -> None:
        self.table = opened("jay", options, seed, [PERSON, *bots], LEISURE)
        self.clock = clock
        self.pace = pace
        self._held = 0.0
        """How much less of the table's time has passed than would have at its pace."""

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def deal(self) -> list[Change] | Rejected:
        return self.submit(do.Deal(seat=TABLE), TABLE)

    def submit(self, intent: Intent, by: int = SEAT) -> list[Change] | Rejected:
        now = self._now()
        self.table.submit(by, intent, now, ticket=_ASKED)
        return self._happened(now)

    def due(self) -> int | None:
        """When the next bot acts, in the clock's time."""
        due = self.table.wake()
        return None if due is None else round((due + self._held) / self.pace)

    def advance(self) -> list[Change]:
        answer = self._happened(self._now())
        return [] if isinstance(answer, Rejected) else answer

    def _now(self) -> int:
        elapsed = self.clock.now() * self.pace
        due = self.table.wake()
        if due is not None:
            self._held = max(self._held, elapsed - due)
        return round(elapsed - self._held)

    def _happened(self, now: int) -> list[Change] | Rejected:
        before, changes = self.state, []
        for step in self.table.advance(now):
            if isinstance(step, Refusal):
                if step.ticket == _ASKED:
                    return step.rejected
                continue
            if not about_seats(step.envelope.event):
                changes.append(Change(before, step.envelope.event, step.state))
            before = step.state
        return changes
