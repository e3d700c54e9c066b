"""What somebody is shown of a table: all of it when he comes, then whatever changes about it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from dazwischen.core.log import Envelope
from dazwischen.server.base.people import People
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.barring import put_out
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.info import info
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.talk import Talk
from dazwischen.server.wire import messages as say

_encode: Final = msgspec.json.Encoder().encode


class Showing:
    def __init__(self, room: Room, broadcaster: Broadcaster, talk: Talk, people: People) -> None:
        self._room = room
        self._broadcaster = broadcaster
        self._talk = talk
        self._people = people

    def info(self) -> say.RoomInfo:
        room = self._room
        here = [session.identity.id for session in room.sessions]
        return info(room.record, self._people.name, room.game, here)

    def welcome(self, session: Session, hello: say.Hello | None = None) -> None:
        """Everything needed to show the table, with what was missed if it is not too much."""
        identity = session.identity
        seat = self._room.record.eyes(identity.id)
        if seat != session.seat:
            session.seat = seat
            self._broadcaster.regroup()
        game, missed = self.situation(session, hello)
        session.send(
            _encode(
                say.Welcome(
                    say.Person(identity.id, self._people.name(identity.id), here=True),
                    session.seat or 0,
                    self.info(),
                    game,
                    tuple(missed or ()),
                    self._talk.remembered(),
                    fresh=missed is None,
                )
            )
        )

    def situation(
        self, session: Session, hello: say.Hello | None = None
    ) -> tuple[say.GameInfo | None, Sequence[Envelope] | None]:
        """The game as it may see it, and what it missed; None if that is too much."""
        return self._broadcaster.situation(session, hello)

    def tell(self) -> None:
        """The table changed."""
        room, record = self.info(), self._room.record
        for session in list(self._room.sessions):
            who = session.identity.id
            seat = record.eyes(who)
            if seat != session.seat:
                self.welcome(session)
            by = put_out(record, who, self._people.name)
            session.send(_encode(say.Room(room, seat or 0, by)))
