"""A game in play on the network: its table, the table's time, and what is not yet kept.

The table's time stands still while nobody is there, while its only person among bots reads or looks
elsewhere, and while the server is down.
"""

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from dazwischen.core import log as logs
from dazwischen.core.game import Intent
from dazwischen.core.replayer import replay, replayed
from dazwischen.games import registry
from dazwischen.server.base.clock import Clock
from dazwischen.server.streams.requests import Request
from dazwischen.server.work import summaries
from dazwischen.store.records import Event, Summary
from dazwischen.table.steps import Refusal, Step
from dazwischen.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
MISSED: Final = 100
"""Events that somebody who comes back is told; whoever missed more gets a fresh view, which is
cheaper."""


class ActiveGame:
    def __init__(self, number: int, table: Table, clock: Clock) -> None:
        self.number = number
        self.table = table
        self.read = _reader(table.game.intents)
        self._between = registry.module(table.game.name).annotator.between
        self.fresh: list[Step] = []
        """Happened, not yet kept, and so not yet told."""
        self.held = False
        """Its only person reads or looks elsewhere: its time stands."""
        self._kept = table.state
        """What was true after the last event that is kept."""
        self._clock = clock
        self._began = clock.now() - table.now
        self._stands = True
        """Its time does, from the beginning until it first runs."""

    @property
    def promised(self) -> tuple[str, tuple[str, ...]]:
        """What everybody may know of how its seed came about, as long as it is played."""
        mixed = self.table.header.mixed
        return (mixed.commitment, mixed.shares) if mixed else ("", ())

    def now(self) -> int:
        """The table's time."""
        if self._stands:
            return self.table.now
        return (self._clock.moment or self._clock.now()) - self._began

    def run(self, *, waits: bool = False) -> list[Refusal]:
        """Lets happen what is due; what happened is in `fresh`, what was refused is returned. The
        time of bots among themselves stands while they wait for their turn."""
        refused = []
        for step in self.table.advance(self.now()):
            if isinstance(step, Refusal):
                refused.append(step)
            else:
                self.fresh.append(step)
        self._hold(resting=self.table.resting or self.held or waits)
        return refused

    def due(self) -> int | None:
        """When it wants to run again, in the server's time."""
        wake = None if self._stands else self.table.wake()
        return None if wake is None else wake + self._began

    def rows(self) -> list[Event]:
        """What is to be kept."""
        return [self._row(step) for step in self.fresh]

    def summary(self) -> Summary | None:
        """What lists tell of it, if that is to be kept anew."""
        outcome, closed = self.table.outcome, None
        for step in self.fresh:
            standing = self._between(step.state)
            if standing is not None or outcome is not None:
                closed = step.envelope.seq, standing
        return None if closed is None else summaries.after(*closed, self.table.seats, outcome)

    def kept(self) -> list[Step]:
        """All of it is kept now, and may be told."""
        steps, self.fresh = self.fresh, []
        self._kept = self.table.state
        return steps

    def since(self, seq: int, until: int) -> list[logs.Envelope] | None:
        """What happened after one event and until another, or None if it is too much."""
        return self.table.envelopes[seq:until] if until - seq <= MISSED else None

    @property
    def last(self) -> int:
        """The number of the last event that is kept."""
        return len(self.table.envelopes) - len(self.fresh)

    def state_at(self, seq: int) -> Any:  # noqa: ANN401 - each game has its own
        """What was true after that event."""
        if seq == self.last:
            return self._kept
        return replay(self.table.game, self.table.log, seq)

    def steps_after(self, at: int) -> list[Step]:
        """What has happened and is kept since that time, of a game that was taken up again."""
        envelopes = self.table.envelopes[: self.last]
        first = bisect_right(envelopes, at, key=lambda envelope: envelope.at)
        if first == len(envelopes):
            return []
        replayer, steps = replayed(self.table.game, self.table.log, first), []
        for envelope in envelopes[first:]:
            replayer.happen(envelope)
            steps.append(Step(envelope, replayer.state, replayer.seats))
        return steps

    def _hold(self, *, resting: bool) -> None:
        if self._stands and not resting:
            self._began = self._clock.now() - self.table.now
        self._stands = resting

    def _row(self, step: Step) -> Event:
        envelope, asked = step.envelope, step.ticket
        data = _encode(envelope.event)
        name, number = (asked.log.name, asked.id) if isinstance(asked, Request) else ("", 0)
        return Event(self.number, envelope.seq, envelope.at, envelope.by, data, name, number)


@cache
def _reader(intents: Any) -> Callable[[Raw], Intent]:  # noqa: ANN401 - a union type is no `type`
    """Made once a game: looking a union of types up takes longer than reading."""
    return msgspec.json.Decoder(intents).decode
