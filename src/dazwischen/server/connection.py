"""The border between a socket and what is said over it: the only thing a transport has to offer."""

from typing import Final, Protocol

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TOO_BIG: Final = 1009
MISTAKE: Final = 1011
RESTART: Final = 1012


class Connection(Protocol):
    def send(self, message: bytes) -> None:
        """Sends a text frame. Never waits and never fails: a dead connection just swallows it."""
        ...

    def ping(self) -> None:
        """Sends a ping frame of the protocol; the listener hears of the answer."""
        ...

    def close(self, code: int) -> None: ...

    @property
    def congested(self) -> bool:
        """More waits to be sent than should; whoever does not keep up is not sent every step."""
        ...


class Listener(Protocol):
    """What a transport tells: a session is one."""

    def received(self, message: bytes) -> None: ...
    def too_big(self) -> None: ...
    def pong(self) -> None: ...
    def flowing(self) -> None:
        """The connection is no longer congested."""
        ...

    def closed(self) -> None: ...


class Gone:
    """What is left of a connection that is closed: nothing arrives."""

    congested = False

    def send(self, message: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int) -> None: ...


GONE: Final = Gone()
