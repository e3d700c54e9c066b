"""What clients say, in lots.

Hearing, processing, keeping and telling each go on for many clients before the next begins: to
change between the network and the tables for every message would cost more than the messages do.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET

from dazwischen.core.errors import Rejected
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.gc_policy import GcPolicy
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.outbox import Outbox
from dazwischen.server.streams.session import Session
from dazwischen.server.wire import messages as say
from dazwischen.server.wire.connection import POLICY

_decode: Final = msgspec.json.Decoder(say.FromClient).decode
_encode: Final = msgspec.json.Encoder().encode
AT_ONCE: Final = 64
"""Messages that are processed before what came of them is told; the others wait that long."""


class Entrance(Protocol):
    def enter(self, session: Session, hello: say.Hello) -> None:
        """Somebody comes to a table."""
        ...

    def on_internal_error(self, session: Session, number: int, error: Exception) -> None:
        """What he wanted under that number could not be done."""
        ...


class Inbox:
    def __init__(
        self, clock: Clock, journal: Journal, outbox: Outbox, metrics: Metrics, policy: GcPolicy
    ) -> None:
        self.entrance: Entrance | None = None
        """Where those go who say hello."""
        self.others: dict[type, Callable[[Session, Any], None]] = {}
        """Who does what is said to nobody at a table, by what it is."""
        self._clock = clock
        self._journal = journal
        self._outbox = outbox
        self._metrics = metrics
        self._policy = policy
        self._heard: list[tuple[Session, bytes]] = []
        """What clients said, in its order, not yet processed."""
        self._since = 0.0
        """When the first of that was said."""
        self._number = 0
        """Of what is being done."""

    def enqueue(self, session: Session, message: bytes) -> None:
        session.distance.heard = True
        if not self._heard:
            self._since = self._clock.loop.time()
            self._clock.loop.call_soon(self.process)
        self._heard.append((session, message))

    def process(self) -> None:
        """Everything that was said, whoever may have gone since."""
        clock, metrics, heard = self._clock, self._metrics, self._heard
        self._heard = []
        metrics.received += len(heard)
        for begin in range(0, len(heard), AT_ONCE):
            clock.moment = int(clock.loop.time() * 1000)
            for session, message in heard[begin : begin + AT_ONCE]:
                if not session.channel.gone:
                    self._number = 0
                    try:
                        self._process(session, message)
                    except Exception as error:  # noqa: BLE001 - a mistake at one table must not touch the others
                        self._failed(session, error)
            clock.moment = 0
            self._journal.flush()
            if metrics.wanted:
                metrics.latency.took(clock.loop.time() - self._since, metrics.wanted)
                metrics.wanted = 0
            self._policy.processed()
        self._outbox.deliver()

    def allows(self, session: Session) -> bool:
        """Whether one more message is not too many; says so if it is."""
        if session.allowance.take(self._clock.now() / 1000):
            return True
        self._too_fast(session)
        return False

    def _too_fast(self, session: Session) -> None:
        session.refuse(0, Rejected("too-fast"))
        if session.allowance.abused:
            session.leave("too-fast", POLICY)

    def _process(self, session: Session, message: bytes) -> None:
        """Does what the message asks for."""
        if not session.allowance.take(self._clock.moment / 1000):
            self._too_fast(session)
            return
        try:
            read = _decode(message)
        except say.UNREADABLE:
            session.refuse(0, Rejected("unreadable"))
            return
        room = session.room
        match read:
            case say.Do() if room is not None:
                self._number = read.id
                if session.holds:
                    session.holds = False
                    room.held()
                room.intend(session, read)
            case say.Ping():
                rtt = session.distance.rtt
                session.send(_encode(say.Pong(read.n, UNSET if rtt is None else round(rtt))))
            case say.Hold():
                session.holds = read.on
                if room is not None:
                    room.held()
            case say.Share():
                if room is not None:
                    room.share(session.identity.id, read)
            case say.Noted():
                if room is not None:
                    room.noted(session.identity.id)
            case say.Hello():
                if self.entrance is not None:
                    self.entrance.enter(session, read)
            case say.Follow() | say.Unfollow() | say.Act():
                self.others[type(read)](session, read)
            case _ if room is None:
                session.refuse(read.id, Rejected("hello-first"))
            case say.Command():
                self._number = read.id
                room.command(session, read)
            case say.Say():
                self._number = read.id
                room.talk(session, read)

    def _failed(self, session: Session, error: Exception) -> None:
        if self.entrance is not None:
            self.entrance.on_internal_error(session, self._number, error)
