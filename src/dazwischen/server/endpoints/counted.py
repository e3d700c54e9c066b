"""A connection that is no WebSocket, as the gate counts it."""

from dazwischen.server.endpoints.gate import Gate
from dazwischen.server.endpoints.waiting import Connection


class Counted:
    def __init__(self, gate: Gate, peer: str) -> None:
        """`peer` is from where it comes, whoever it may speak for."""
        self._gate = gate
        self._peer = peer
        self._here = True
        self.welcome = gate.connected(peer)
        """Whether it is not one too many."""

    def wait(self, connection: Connection) -> None:
        """It has yet to say what it wants."""
        self._gate.waiting.add(connection, self._gate.proxies.client(self._peer))

    def wait_no_more(self, connection: Connection) -> None:
        self._gate.waiting.remove(connection)

    def leave(self) -> None:
        if self._here:
            self._here = False
            self._gate.disconnected(self._peer)
