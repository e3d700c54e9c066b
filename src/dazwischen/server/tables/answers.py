"""Answers that a table gives once what they say is kept.

Whoever was answered may ask again under the same id, after the server died too: it is not done
again then, and what was refused is refused with the same words, whatever has become possible since.
What was done stands with the events that it caused, or with what was said; refusals stand here.
"""

from typing import Final

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.server.streams.requests import RequestLogs
from dazwischen.server.streams.session import Session
from dazwischen.server.wire.messages import Done
from dazwischen.store import records
from dazwischen.store.protocol import Store

_encode: Final = msgspec.json.Encoder().encode


class Answers:
    def __init__(self, room: str) -> None:
        self.logs = RequestLogs()
        self.unsent: list[tuple[Session, bytes]] = []
        self._room = room
        self._kept: list[records.Refusal] = []

    def again(self, session: Session, number: int) -> None:
        """What was asked before is answered as it was, once it is done."""
        answer = session.requests.answer(number)
        if answer is not None:
            session.send(_encode(answer))

    def done(self, session: Session, number: int) -> None:
        """What it was is kept with what it caused."""
        session.requests.done(number)
        self.unsent.append((session, _encode(Done(number))))

    def refuse(self, session: Session, number: int, rejected: Rejected) -> None:
        answer = session.refusal(number, rejected)
        session.requests.refused(answer)
        who, client, said = session.identity.id, session.requests.name, _encode(answer)
        self.unsent.append((session, said))
        self._kept.append(records.Refusal(self._room, who, client, number, said))

    def persist(self, store: Store) -> None:
        store.add_refusals(self._kept)

    def send(self) -> None:
        for session, answer in self.unsent:
            session.send(answer)
        self.unsent = []
        self._kept = []
