"""Bytes as they come from the network: requests that are none, frames that are none."""

import socket
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from dazwischen.server.base.limits import Bounds, PerAddress, Rate
from tests.doors.chance import fixed
from tests.doors.stirring import stirred
from tests.doors.trial import Trial
from tests.limits import LONG
from tests.server.bounds import bound
from tests.server.frames import mutated, violent
from tests.server.live import Live, live

_UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
_POST: Final = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"
_HEADS: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n\r\n",
    _POST + b'Content-Length: 14\r\n\r\n{"name":"Eve"}',
    _POST + b'Transfer-Encoding: chunked\r\n\r\n3\r\n{"n\r\n0\r\n\r\n',
    _UPGRADE,
)
_FREE: Final = Bounds(
    address=PerAddress(requests=Rate(1e9, 1e9), people=Rate(1e9, 1e9)),
    messages=Rate(1e9, 1e9),
    crowd=1e9,
)


def wire(trial: Trial) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        fixed(trial.dice),
        live(Path(folder)) as server,
    ):
        bound(server.parts, _FREE)
        cookie = "; ".join(f"{name}={value}" for name, value in server.person().cookies.items())
        for dice in trial:
            trial.now = _bytes(cookie.encode(), dice)
            _send(server, trial.now)
            if server.complaints.records:
                raise AssertionError(server.complaints.records[0])
        assert server.browser().get("/healthz").status_code == 200


def _bytes(cookie: bytes, dice: Random) -> bytes:
    head = dice.choice(_HEADS)
    if head is not _UPGRADE:
        return stirred(head, dice)
    if dice.random() < 0.3:
        return stirred(head + b"Cookie: " + cookie + b"\r\n\r\n", dice)
    frames = b"".join(mutated(dice) for _ in range(dice.randint(1, 9)))
    return head + b"Cookie: " + cookie + b"\r\n\r\n" + frames + violent(dice)


def _send(server: Live, data: bytes) -> None:
    """And no more: whoever answers has answered, or hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        try:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                """Until the end."""
        except ConnectionError:
            return
