"""The border between a socket and what is said over it: the only thing a transport has to offer."""

from typing import Final, Protocol

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012


class Connection(Protocol):
    def send(self, message: bytes) -> None:
        """Sends a text frame. Never waits and never fails: a dead connection just swallows it."""
        ...

    def ping(self) -> None:
        """Sends a ping frame of the protocol; the session hears of the answer."""
        ...

    def close(self, code: int) -> None: ...


class Gone:
    """What is left of a connection that is closed: nothing arrives."""

    def send(self, message: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int) -> None: ...


GONE: Final = Gone()
