"""A client that blocks: what it sends is sent at once, what it receives it keeps.

It knows the frames of the protocol and can send what no library would.
"""

import json
import select
import socket
import ssl
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import Event
from websockets.uri import parse_uri

from tests.limits import LONG

PATIENCE: Final = LONG
"""Seconds: a machine with ten other things to do answers late."""


class Refusal(Exception):
    """The server did not open a WebSocket."""

    def __init__(self, status: int, headers: Headers) -> None:
        super().__init__(status)
        self.status = status
        self.headers = headers


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Client:
    def __init__(
        self,
        port: int,
        headers: dict[str, str],
        path: str = "/ws",
        trusting: ssl.SSLContext | None = None,
    ) -> None:
        """`trusting`: whom it trusts, where the line is to be safe."""
        scheme = "wss" if trusting else "ws"
        self._protocol = ClientProtocol(parse_uri(f"{scheme}://127.0.0.1:{port}{path}"))
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        if trusting:
            self.socket = trusting.wrap_socket(self.socket, server_hostname="127.0.0.1")
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.inbox: list[dict[str, Any]] = []
        """Read and not yet looked at."""
        self.ended = False
        self._answer: Response | None = None
        request = self._protocol.connect()
        for name, value in headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()
        self._shake_hands()

    def _shake_hands(self) -> None:
        while self._answer is None:
            if self.ended:
                raise ConnectionError("no answer to the handshake")
            self._read(PATIENCE)
        if self._answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.socket.close()
            raise Refusal(self._answer.status_code, self._answer.headers)

    # Sending

    def send(self, message: dict[str, Any]) -> None:
        self.text(json.dumps(message).encode())

    def text(self, payload: bytes, *, fin: bool = True) -> None:
        self.frame(Opcode.TEXT, payload, fin=fin)

    def frame(self, opcode: Opcode, payload: bytes, *, fin: bool = True) -> None:
        """Any frame, whether it makes sense or not."""
        self.raw(Frame(opcode, payload, fin).serialize(mask=True))

    def raw(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            self.ended = True

    # Receiving

    def next(self, *kinds: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next of these kinds; what comes before is thrown away."""
        deadline = time.monotonic() + patience
        while True:
            while self.inbox:
                message = self.inbox.pop(0)
                if not kinds or message["t"] in kinds:
                    return message
            self._wait(deadline)

    def until(
        self, found: Callable[[dict[str, Any]], bool], patience: float = PATIENCE
    ) -> list[dict[str, Any]]:
        """All messages up to the first that is looked for."""
        seen: list[dict[str, Any]] = []
        deadline = time.monotonic() + LONG
        while True:
            assert time.monotonic() < deadline, seen[-9:]
            seen.append(self.next(patience=patience))
            if found(seen[-1]):
                return seen

    def waiting(self) -> list[dict[str, Any]]:
        """What has arrived by now."""
        while not self.ended and select.select([self.socket], [], [], 0)[0]:
            self._read(0.1)
        taken, self.inbox = self.inbox, []
        return taken

    def closing(self, patience: float = PATIENCE) -> int | None:
        """The code with which the server closes, once it has."""
        deadline = time.monotonic() + patience
        try:
            while True:
                self._wait(deadline)
        except Closed as closed:
            return closed.code

    def close(self) -> None:
        self.socket.close()
        self.ended = True

    def _wait(self, deadline: float) -> None:
        if self.ended:
            raise Closed(self._protocol.close_rcvd.code if self._protocol.close_rcvd else None)
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._read(left)

    def _read(self, patience: float) -> None:
        self.socket.settimeout(patience)
        try:
            data = self.socket.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            data = b""
        self.socket.settimeout(PATIENCE)
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
            self.ended = True
        for event in self._protocol.events_received():
            self._take(event)
        self._flush()

    def _take(self, event: Event) -> None:
        if isinstance(event, Response):
            self._answer = event
        elif isinstance(event, Frame) and event.opcode == Opcode.TEXT:
            self.inbox.append(json.loads(bytes(event.data)))
        elif isinstance(event, Frame) and event.opcode == Opcode.CLOSE:
            self.ended = True

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self.raw(data)
