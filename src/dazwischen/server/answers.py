"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from dazwischen.server.messages import Done, Refused
from dazwischen.store.records import Event
from dazwischen.table.steps import Step

Answer: TypeAlias = Done | Refused
LEAST: Final = 64
"""Answers remembered for a client, and at most twice as many."""
CLIENTS: Final = 200
_WORKED_ON: Final = -1
_REFUSED: Final = -2


class Asker:
    """A client of somebody's. Two people whose clients are called alike are two."""

    def __init__(self, name: str) -> None:
        self.name = name
        # In arrays, because there are many clients, and nearly none ever asks twice.
        self._ids = array("q")
        """What was asked, as it came."""
        self._ends = array("q")
        """For each the last event that it caused, or one of the marks above."""
        self._refusals: dict[int, Refused] = {}
        self._highest = 0

    def asked(self, number: int) -> bool:
        return number <= self._highest and number in self._ids

    def answer(self, number: int) -> Answer | None:
        """None while it is still being worked on."""
        end: int = self._ends[self._ids.index(number)]
        if end == _WORKED_ON:
            return None
        return self._refusals[number] if end == _REFUSED else Done(number, end)

    def begin(self, number: int) -> None:
        """It is being worked on."""
        self._put(number, _WORKED_ON)

    def done(self, number: int, seq: int = 0) -> None:
        self._put(number, seq)

    def refused(self, answer: Refused) -> None:
        self._refusals[answer.re] = answer
        self._put(answer.re, _REFUSED)

    def _put(self, number: int, end: int) -> None:
        ids, ends = self._ids, self._ends
        if ids and ids[-1] == number:
            ends[-1] = end
        elif self.asked(number):
            ends[ids.index(number)] = end
        else:
            if len(ids) == 2 * LEAST:
                self._forget(LEAST)
            ids.append(number)
            ends.append(end)
            self._highest = max(self._highest, number)

    def _forget(self, count: int) -> None:
        """Many at once, which is cheaper than one after the other."""
        for number in self._ids[:count]:
            self._refusals.pop(number, None)
        del self._ids[:count]
        del self._ends[:count]


class Ask:
    """Something that a client waits for the answer to."""

    __slots__ = ("asker", "id", "seq")

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker: Final = asker
        self.id: Final = number
        self.seq = 0
        """The last event that it caused."""


def answered(steps: Sequence[Step]) -> list[Ask]:
    """What they answer, each with the last event that it caused."""
    asks: list[Ask] = []
    for step in steps:
        ask = step.ticket
        if isinstance(ask, Ask):
            ask.seq = step.envelope.seq
            if not asks or asks[-1] is not ask:
                asks.append(ask)
    return asks


class Answers:
    def __init__(self) -> None:
        self._askers: dict[str, Asker] = {}

    def to(self, name: str) -> Asker:
        """Whoever came last is remembered longest."""
        asker = self._askers.pop(name, None) or Asker(name)
        self._askers[name] = asker
        if len(self._askers) > CLIENTS:
            del self._askers[next(iter(self._askers))]
        return asker

    def recall(self, asked: Iterable[tuple[str, int]], kept: Iterable[Event]) -> None:
        """What was done before the table slept or the server stopped is not done again, whether it
        was asked of the table or of its game."""
        for client, number in asked:
            self.to(client).done(number)
        for row in kept:
            if row.client:
                self.to(row.client).done(row.ticket, row.seq)
