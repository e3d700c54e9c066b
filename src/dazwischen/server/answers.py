"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from dazwischen.server.messages import Done, Refused
from dazwischen.store.records import Event
from dazwischen.table.steps import Step

Answer: TypeAlias = Done | Refused
LEAST: Final = 64
"""Answers remembered for a client, and at most twice as many."""
CLIENTS: Final = 200


class Asker:
    """A client of somebody's. Two people whose clients are called alike are two."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._given: dict[int, Answer | None] = {}
        """By the id of what was asked; None is still being worked on."""
        self._earlier: dict[int, Answer | None] = {}
        """Those before: to forget many at once is cheaper than one after the other."""

    def asked(self, number: int) -> bool:
        return number in self._given or number in self._earlier

    def answer(self, number: int) -> Answer | None:
        return self._given.get(number) or self._earlier.get(number)

    def give(self, number: int, answer: Answer | None) -> None:
        if len(self._given) >= LEAST:
            self._given, self._earlier = {}, self._given
        self._given[number] = answer


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
            self.to(client).give(number, Done(number))
        for row in kept:
            if row.client:
                self.to(row.client).give(row.ticket, Done(row.ticket, row.seq))
