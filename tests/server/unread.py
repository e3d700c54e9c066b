"""Somebody who asks one thing behind the other, and reads nothing of what is answered."""

import socket
import time

from dazwischen.server.base.limits import PIPELINED
from dazwischen.server.endpoints.http_protocol import Http
from tests.limits import LONG
from tests.server.live import Live

_ASKED = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
_NARROW = 4096
"""Bytes that the system takes off the server's hands: it would take all the answers."""


def unread(server: Live) -> socket.socket:
    """A connection with an answer that cannot be sent, and requests that wait behind it."""
    with socket.fromfd(server.listening, socket.AF_INET, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _NARROW)
    line = socket.socket()
    line.settimeout(LONG)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _NARROW)
    line.connect(("127.0.0.1", server.port))
    line.sendall(_ASKED * PIPELINED)
    port = line.getsockname()[1]
    until = time.monotonic() + LONG
    while not server.call(lambda: _waits(server, port)):
        assert time.monotonic() < until
        time.sleep(0.01)
    return line


def gone(server: Live, line: socket.socket) -> None:
    """Hangs up, and waits until that is noticed."""
    port = line.getsockname()[1]
    line.close()
    until = time.monotonic() + LONG
    while server.call(lambda: _found(server, port)) is not None:
        assert time.monotonic() < until
        time.sleep(0.01)


def _found(server: Live, port: int) -> Http | None:
    return next((one for one in server.connections if one.client and one.client[1] == port), None)


def _waits(server: Live, port: int) -> bool:
    found = _found(server, port)
    return found is not None and found.flow.write_paused and len(found.pipeline) > 1
