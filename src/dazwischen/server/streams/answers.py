"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from dazwischen.server.tables.outbox import read
from dazwischen.server.wire.messages import Done, Refused
from dazwischen.store.records import Event, Refusal
from dazwischen.table.steps import Step

Answer: TypeAlias = Done | Refused
LEAST: Final = 64
"""Answers remembered for a client, and at most twice as many."""
CLIENTS: Final = 32
"""Of a person, that are remembered, and ..."""
PEOPLE: Final = 200
"""... people at a table, besides those who are there."""
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

    __slots__ = ("asker", "id", "seen", "seq")

    def __init__(self, asker: Asker, number: int, seen: int = 0) -> None:
        self.asker: Final = asker
        self.id: Final = number
        self.seen: Final = seen
        """The last event that its player had been shown; 0 if that is not known."""
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
    """By person: nobody makes the table forget what it answered to somebody else."""

    def __init__(self) -> None:
        self._people: dict[int, dict[str, Asker]] = {}
        """Whoever asked last is the last."""

    def to(self, name: str, here: Iterable[Asker] = ()) -> Asker:
        """The client of that name, of those who are here or have been answered before."""
        known = self._people.get(_person(name), {}).get(name)
        return known or next((asker for asker in here if asker.name == name), None) or Asker(name)

    def keep(self, asker: Asker, here: Iterable[Asker]) -> None:
        """It asks something, which is remembered from now on; to come and go is nothing to
        remember. Whoever is here is not forgotten."""
        who = _person(asker.name)
        clients = self._people.pop(who, {})
        self._people[who] = clients
        clients.pop(asker.name, None)
        clients[asker.name] = asker
        if len(clients) > CLIENTS or len(self._people) > PEOPLE:
            self._forget({one.name for one in here} | {asker.name})

    def _forget(self, here: set[str]) -> None:
        """Whoever has been silent for longest."""
        present = {_person(name) for name in here}
        while len(self._people) > PEOPLE:
            gone = next((who for who in self._people if who not in present), None)
            if gone is None:
                break
            del self._people[gone]
        for clients in self._people.values():
            silent = [name for name in clients if name not in here]
            for name in silent[: max(0, len(clients) - CLIENTS)]:
                del clients[name]

    def recall(
        self, asked: Iterable[tuple[str, int]], kept: Iterable[Event], told: Iterable[Refusal] = ()
    ) -> None:
        """What was done before the table slept or the server stopped is not done again, whether it
        was asked of the table or of its game; and what was refused stays refused."""
        for row in kept:
            if row.client:
                self._recalled(row.client).done(row.ticket, row.seq)
        for client, number in asked:
            self._recalled(client).done(number)
        for one in told:
            answer = read(one)
            asker = self._recalled(one.client)
            if isinstance(answer, Refused):
                asker.refused(answer)
            else:
                asker.done(answer.re, answer.seq)

    def _recalled(self, name: str) -> Asker:
        asker = self.to(name)
        self._people.setdefault(_person(name), {})[name] = asker
        return asker


def _person(name: str) -> int:
    """Whose client it is."""
    number = name.partition("/")[0]
    return int(number) if number.isdecimal() else 0
