"""What clients say and what they are told, in lots.

Hearing, heeding, keeping and telling each go on for many clients before the next begins: to change
between the network and the tables for every message would cost more than the messages do.
"""

from typing import TYPE_CHECKING, Final

from dazwischen.server.tables.session import Session

if TYPE_CHECKING:
    from dazwischen.server.tables.hub import Hub

AT_ONCE: Final = 64
"""Messages that are heeded before what came of them is told; the others wait that long."""


class Mail:
    def __init__(self, hub: "Hub") -> None:
        self.moment = 0
        """The time of the lot that is being heeded, else 0."""
        self.since = 0.0
        """When the first of what is being heeded was said."""
        self._hub = hub
        self._heard: list[tuple[Session, bytes]] = []
        """What clients said, in its order, not yet heeded."""
        self._posted: list[tuple[Session, bytes]] = []
        """What they are to be told."""

    def hear(self, session: Session, message: bytes) -> None:
        if not self._heard:
            self.since = self._hub.loop.time()
            self._hub.loop.call_soon(self.heed)
        self._heard.append((session, message))

    def heed(self) -> None:
        """Everything that was said, whoever may have gone since."""
        hub, heard = self._hub, self._heard
        self._heard = []
        hub.metrics.received += len(heard)
        for begin in range(0, len(heard), AT_ONCE):
            self.moment = int(hub.loop.time() * 1000)
            for session, message in heard[begin : begin + AT_ONCE]:
                self._heed_one(session, message)
            self.moment = 0
            hub.flush()
            hub.collecting.heeded()
        self.deliver()

    def _heed_one(self, session: Session, message: bytes) -> None:
        if session.gone:
            return
        try:
            session.heed(message)
        except Exception as error:  # noqa: BLE001 - a mistake at one table must not touch the others
            self._hub.mistaken(session, error)

    def post(self, session: Session, message: bytes) -> None:
        if not self._posted:
            self._hub.loop.call_soon(self.deliver)
        self._posted.append((session, message))

    def deliver(self) -> None:
        posted, self._posted = self._posted, []
        self._hub.metrics.sent += len(posted)
        for session, message in posted:
            session.deliver(message)
