"""The border between a socket and what is said over it: the only thing a transport has to offer."""

from typing import Final, Protocol

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012


class Connection(Protocol):
    """Besides, it tells its session how to send a text frame: whatever that is, it never waits and
    never fails. To ask the connection for each would be a detour."""

    def ping(self) -> None:
        """Sends a ping frame of the protocol; the session hears of the answer."""
        ...

    def close(self, code: int) -> None: ...


class Gone:
    """What is left of a connection that is closed: nothing arrives."""

    def ping(self) -> None: ...
    def close(self, code: int) -> None: ...


GONE: Final = Gone()


def swallow(message: bytes) -> None:
    """Sends nothing: nobody is there yet, or any more."""
