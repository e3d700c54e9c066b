"""What clients were answered, so that what is sent twice is answered twice and done once.

What is wanted carries its client's name and a number; both stand with the events that it caused, so
that it is not done again after the server died either.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from dazwischen.server.wire.messages import Done, Refused
from dazwischen.store.records import Event, Refusal
from dazwischen.table.steps import Step

Answer: TypeAlias = Done | Refused
_decode: Final = msgspec.json.Decoder(Answer).decode
LEAST: Final = 64
"""Answers remembered for a client, and at most twice as many."""
CLIENTS: Final = 32
"""Of a person, that are remembered, and ..."""
PEOPLE: Final = 200
"""... people at a table, besides those who are there."""
_WORKED_ON: Final = -1
_REFUSED: Final = -2


class RequestLog:
    """What a client of somebody's asked, and what came of it. Two people whose clients are called
    alike are two."""

    def __init__(self, name: str) -> None:
        self.name = name
        # In arrays, because there are many clients, and nearly none ever asks twice.
        self._ids = array("q")
        """What was asked, as it came."""
        self._ends = array("q")
        """For each the last event that it caused, or one of the marks above."""
        self._refusals: dict[int, Refused] | None = None
        """None until something is refused: there are many clients, and most are refused nothing."""
        self._highest = 0

    def asked(self, number: int) -> bool:
        return number <= self._highest and number in self._ids

    def answer(self, number: int) -> Answer | None:
        """None while it is still being worked on."""
        end: int = self._ends[self._ids.index(number)]
        if end == _WORKED_ON:
            return None
        if end == _REFUSED and self._refusals is not None:
            return self._refusals[number]
        return Done(number, end)

    def begin(self, number: int) -> None:
        """It is being worked on."""
        self._put(number, _WORKED_ON)

    def done(self, number: int, seq: int = 0) -> None:
        self._put(number, seq)

    def refused(self, answer: Refused) -> None:
        if self._refusals is None:
            self._refusals = {}
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
        if self._refusals is not None:
            for number in self._ids[:count]:
                self._refusals.pop(number, None)
        del self._ids[:count]
        del self._ends[:count]


class Request:
    """Something that a client wants: what it causes is kept with the client's name and its
    number."""

    __slots__ = ("id", "log")

    def __init__(self, log: RequestLog, number: int) -> None:
        self.log: Final = log
        self.id: Final = number


class PendingRequest(Request):
    """... of a game, which answers it with what happens."""

    __slots__ = ("seen", "seq")

    def __init__(self, log: RequestLog, number: int, seen: int = 0) -> None:
        super().__init__(log, number)
        self.seen: Final = seen
        """The last event that its player had been shown; 0 if that is not known."""
        self.seq = 0
        """The last event that it caused."""


def answered(steps: Sequence[Step]) -> list[PendingRequest]:
    """What they answer, each with the last event that it caused; noted as done."""
    found: list[PendingRequest] = []
    for step in steps:
        request = step.ticket
        if isinstance(request, PendingRequest):
            request.seq = step.envelope.seq
            if not found or found[-1] is not request:
                found.append(request)
    for request in found:
        request.log.done(request.id, request.seq)
    return found


class RequestLogs:
    """Of all clients of a stream, by person: nobody makes it forget what it answered to somebody
    else."""

    def __init__(self) -> None:
        self._people: dict[int, dict[str, RequestLog]] = {}
        """Whoever asked last is the last."""

    def to(self, name: str, here: Iterable[RequestLog] = ()) -> RequestLog:
        """The client of that name, of those who are here or have been answered before."""
        known = self._people.get(_person(name), {}).get(name)
        return known or next((log for log in here if log.name == name), None) or RequestLog(name)

    def keep(self, log: RequestLog) -> bool:
        """It asks something, which is remembered from now on; to come and go is nothing to
        remember. Whether there are more now than need be: then somebody is to be forgotten."""
        who = _person(log.name)
        clients = self._people.pop(who, {})
        self._people[who] = clients
        clients.pop(log.name, None)
        clients[log.name] = log
        return len(clients) > CLIENTS or len(self._people) > PEOPLE

    def forget(self, but: Iterable[RequestLog]) -> None:
        """Whoever has been silent for longest, but nobody of these."""
        here = {log.name for log in but}
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
            answer: Answer = _decode(one.data)
            log = self._recalled(one.client)
            if isinstance(answer, Refused):
                log.refused(answer)
            else:
                log.done(answer.re, answer.seq)

    def _recalled(self, name: str) -> RequestLog:
        log = self.to(name)
        self._people.setdefault(_person(name), {})[name] = log
        return log


def _person(name: str) -> int:
    """Whose client it is."""
    number = name.partition("/")[0]
    return int(number) if number.isdecimal() else 0
