"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from dazwischen.server.messages import Done, Refused
from dazwischen.store.records import Event

Answer: TypeAlias = Done | Refused
MOST: Final = 64
"""Answers remembered for a client."""
CLIENTS: Final = 200


class Asker:
    """A client of somebody's. Two people whose clients are called alike are two."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.given: dict[int, Answer | None] = {}
        """By the id of what was asked; None is still being worked on."""

    def give(self, number: int, answer: Answer | None) -> None:
        self.given[number] = answer
        if len(self.given) > MOST:
            del self.given[next(iter(self.given))]


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

    def recall(self, kept: Iterable[Event]) -> None:
        """What was done before the table slept or the server stopped is not done again."""
        for row in kept:
            if row.client:
                self.to(row.client).give(row.ticket, Done(row.ticket, row.seq))
