"""One connected client: who it is, how it is reached, and at which table it is."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.server.base.allowance import Allowance
from dazwischen.server.base.words import texts
from dazwischen.server.streams.outbox import Channel
from dazwischen.server.streams.pinging import Distance
from dazwischen.server.streams.requests import RequestLog
from dazwischen.server.wire import messages as say
from dazwischen.server.wire.sentences import refusal
from dazwischen.store.records import Identity

_encode: Final = msgspec.json.Encoder().encode


class Hosting(Protocol):
    """The table at which a client is."""

    def intend(self, session: "Session", wish: say.Do) -> None: ...
    def command(self, session: "Session", wish: say.Command) -> None: ...
    def talk(self, session: "Session", wish: say.Say) -> None: ...
    def share(self, who: int, sent: say.Share) -> None: ...
    def noted(self, who: int) -> None: ...

    def held(self) -> None:
        """Somebody reads or looks elsewhere, or is back."""
        ...

    def leave(self, session: "Session") -> None: ...
    def welcome(self, session: "Session", hello: say.Hello | None = None) -> None: ...
    def names(self, language: str) -> Sequence[str]: ...
    def drop(self) -> None:
        """It is to be read again as it was kept."""
        ...


class Session:
    def __init__(
        self, identity: Identity, address: str, channel: Channel, distance: Distance,
        allowance: Allowance,
    ) -> None:  # fmt: skip
        self.identity = identity
        self.address = address
        """From where, as far as it counts."""
        self.channel = channel
        self.distance = distance
        self.allowance = allowance
        self.lang = "de"
        self.room: Hosting | None = None
        self.requests = RequestLog("")
        """Whose numbers its messages carry."""
        self.seat: int | None = None
        """With whose eyes it looks, as `Record.eyes` says."""
        self.holds = False
        """Its person reads or looks elsewhere."""

    def send(self, message: bytes) -> None:
        """With the next post."""
        self.channel.send(message)

    def refuse(self, number: int, rejected: Rejected) -> None:
        self.channel.send(_encode(self.refusal(number, rejected)))

    def refusal(self, number: int, rejected: Rejected) -> say.Refused:
        names = self.room.names(self.lang) if self.room is not None else ()
        text = refusal(texts(self.lang), rejected, self.seat or 0, names)
        return say.Refused(number, rejected.code, rejected.rules, text)

    def flowing(self) -> None:
        """It reads again: whoever did not keep up is given a fresh view."""
        channel = self.channel
        channel.congested = False
        if not channel.behind:
            return
        channel.behind = False
        if self.room is not None:
            self.room.welcome(self)
        if channel.refresh is not None:
            channel.refresh()

    def leave(self, code: str, close: int) -> None:
        """Says why, then closes; what it still says is not processed."""
        if not self.channel.gone:
            words = texts(self.lang)
            self.channel.end(_encode(say.Bye(code, words(f"bye-{code}"))), close)
