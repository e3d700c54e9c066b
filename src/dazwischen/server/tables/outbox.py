"""Answers that a table gives once what they say is kept, and that are kept themselves.

Whoever was answered may ask again under the same id, after the server died too: it is not done
again then, and what was refused is refused with the same words, whatever has become possible since.
What was asked of a game stands with its events.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from dazwischen.server.wire.messages import Done, Refused
from dazwischen.store import records
from dazwischen.store.protocol import Store

if TYPE_CHECKING:
    from dazwischen.core.errors import Rejected
    from dazwischen.server.tables.session import Session

_encode: Final = msgspec.json.Encoder().encode
_Answer: TypeAlias = Done | Refused
_decode: Final = msgspec.json.Decoder(_Answer).decode


class Outbox:
    def __init__(self, room: str) -> None:
        self._room = room
        self._answers: list[tuple[Session, bytes]] = []
        self._kept: list[records.Refusal] = []

    def done(self, session: "Session", number: int) -> None:
        self._answer(session, number, _encode(Done(number)))

    def refuse(self, session: "Session", number: int, rejected: "Rejected") -> None:
        answer = session.refusal(number, rejected)
        session.asker.refused(answer)
        self._answer(session, number, _encode(answer))

    def _answer(self, session: "Session", number: int, said: bytes) -> None:
        who, client = session.identity.id, session.asker.name
        self._answers.append((session, said))
        self._kept.append(records.Refusal(self._room, who, client, number, said))

    def persist(self, store: Store) -> None:
        if self._kept:
            store.add_refusals(self._kept)

    def send(self) -> None:
        for session, answer in self._answers:
            session.send(answer)
        self._answers = []
        self._kept = []


def read(kept: records.Refusal) -> _Answer:
    answer: _Answer = _decode(kept.data)
    return answer
