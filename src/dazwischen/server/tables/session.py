"""One connected client: reads what it says, keeps its bounds, knows how far away it is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from dazwischen.core.errors import Rejected
from dazwischen.server.base.allowance import Allowance
from dazwischen.server.streams.answers import Asker
from dazwischen.server.tables import pledge
from dazwischen.server.tables.record import UNREADABLE
from dazwischen.server.wire import messages as say
from dazwischen.server.wire.connection import GOING_AWAY, GONE, POLICY, Connection, swallow
from dazwischen.server.wire.sentences import refusal
from dazwischen.store.records import Identity

if TYPE_CHECKING:
    from dazwischen.server.tables.hub import Hub
    from dazwischen.server.tables.room import Room

_decode: Final = msgspec.json.Decoder(say.FromClient).decode
_encode: Final = msgspec.json.Encoder().encode
_SMOOTHING: Final = 0.3
MEASURED: Final = 15_000
"""Milliseconds for which the measured way to somebody holds, as long as he is heard."""


class Session:
    def __init__(
        self, hub: "Hub", connection: Connection, identity: Identity, address: str = ""
    ) -> None:
        self.identity = identity
        self.address = address
        """From where, as far as it counts."""
        self.connection = connection
        self.write: Callable[[bytes], None] = swallow
        """Sends a message. Its connection says how, as long as there is one."""
        self.asker = Asker("")
        """Whose ids its messages carry."""
        self.asking = 0
        """The id of what is being done for it."""
        self.gone = False
        """It was told to go, or went."""
        self.lang = "de"
        self.room: Room | None = None
        self.seat: int | None = None
        """With whose eyes it looks, as `Record.eyes` says."""
        self.holds = False
        """Its person reads or looks elsewhere."""
        self.congested = False
        """More waits to be sent than should: whoever does not keep up is not sent every step."""
        self.behind = False
        """It could not keep up and will be given a fresh view."""
        self.rtt: float | None = None
        """Milliseconds there and back, smoothed."""
        self._hub = hub
        self._allowance = Allowance(hub.now() / 1000, hub.bounds.rate, hub.bounds.burst)
        self.slot = 0
        """When it is looked after."""
        self._heard = False
        """It said something since then."""
        self._pinged: int | None = None
        """When, if it has not answered yet."""
        self._measured = 0
        """When it was last pinged."""

    def came(self, room: "Room", hello: say.Hello) -> None:
        self.room, self.lang = room, hello.lang
        self.asker = room.answers.to(
            f"{self.identity.id}/{hello.client}", (one.asker for one in room.sessions)
        )

    def received(self, message: bytes) -> None:
        self._heard = True
        self._hub.mail.hear(self, message)

    def heed(self, message: bytes) -> None:
        """Does what the message asks for."""
        if not self.allowed():
            return
        try:
            read = _decode(message)
        except UNREADABLE:
            self.refuse(0, Rejected("unreadable"))
            return
        match read:
            case say.Do() if self.room is not None:
                self.asking = read.id
                if self.holds:
                    self._hold(on=False)
                self.room.intend(self, read)
            case say.Ping():
                rtt = UNSET if self.rtt is None else round(self.rtt)
                self.send(_encode(say.Pong(read.n, rtt)))
            case say.Hold():
                self._hold(on=read.on)
            case say.Share():
                if self.room is not None:
                    pledge.take(self.room, self.identity.id, read)
            case say.Noted():
                if self.room is not None:
                    self.room.noted(self.identity.id)
            case say.Hello():
                self._hub.enter(self, read)
            case _ if self.room is None:
                self.refuse(read.id, Rejected("hello-first"))
            case say.Command():
                self.asking = read.id
                self.room.command(self, read)
            case say.Say():
                self.asking = read.id
                self.room.talk(self, read)

    def _hold(self, *, on: bool) -> None:
        self.holds = on
        if self.room is not None:
            self.room.presence.hold(self.room)

    def allowed(self) -> bool:
        """Whether one more message is not too many; says so if it is."""
        if self._allowance.take(self._hub.now() / 1000):
            return True
        self.refuse(0, Rejected("too-fast"))
        if self._allowance.abused:
            self.leave("too-fast", POLICY)
        return False

    def too_big(self) -> None:
        self.refuse(0, Rejected("too-big"))

    def refuse(self, number: int, rejected: Rejected) -> None:
        self.send(_encode(self.refusal(number, rejected)))

    def refusal(self, number: int, rejected: Rejected) -> say.Refused:
        names = self.room.names(self.lang) if self.room is not None else ()
        text = refusal(self._hub.texts(self.lang), rejected, self.seat or 0, names)
        return say.Refused(number, rejected.code, rejected.rules, text)

    def send(self, message: bytes) -> None:
        """With the next post."""
        self._hub.mail.post(self, message)

    def deliver(self, message: bytes) -> None:
        if self.congested:
            self.behind = True
        else:
            self.write(message)

    def flowing(self) -> None:
        self.congested = False
        if self.behind and self.room is not None:
            self.behind = False
            self.room.welcome(self)

    def check(self) -> None:
        """Whoever is heard is there; how far away, need not be measured all the time."""
        now = self._hub.now()
        if self._pinged is not None:
            self.connection.close(GOING_AWAY)
        elif not self._heard or now - self._measured >= MEASURED:
            self._pinged = self._measured = now
            self.connection.ping()
        self._heard = False

    def pong(self) -> None:
        if self._pinged is None:
            return
        trip = self._hub.now() - self._pinged
        self._pinged = None
        self.rtt = trip if self.rtt is None else self.rtt + _SMOOTHING * (trip - self.rtt)

    def leave(self, code: str, close: int) -> None:
        """Says why, then closes; what it still says is not heeded."""
        if self.gone:
            return
        self.gone = True
        words = self._hub.texts(self.lang)
        self._hub.mail.deliver()
        self.write(_encode(say.Bye(code, words(f"bye-{code}"))))
        self.connection.close(close)

    def closed(self) -> None:
        self._hub.closed(self)
        self.gone = True
        # Each would keep the other in memory.
        self.connection = GONE
        self.write = swallow
