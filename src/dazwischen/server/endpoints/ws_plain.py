"""WebSocket by uvicorn's own protocol, where picows does not install: slower, else the same."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import MESSAGE_BYTES
from dazwischen.server.endpoints.gate import Gate
from dazwischen.store.records import Identity

_THEIRS: Final = ("Invalid UTF-8", "ASGI callable returned without completing handshake")
_WAITING: Final = 200
"""Messages that may wait for a slow reader before he is given a fresh view instead."""


def _ours(record: logging.LogRecord) -> bool:
    """What a client does wrong is no error of ours, and neither is to turn somebody away."""
    return not record.getMessage().startswith(_THEIRS)


logging.getLogger("uvicorn.error").addFilter(_ours)


class PlainConnection:
    def __init__(self, gate: Gate, socket: WebSocket, identity: Identity, address: str) -> None:
        self.session = gate.sessions.made(self, identity, address)
        self.session.channel.write = self.send
        self._inbox = gate.sessions.inbox
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self._waiting.put_nowait(message)
        if self._waiting.qsize() > _WAITING:
            self.session.channel.congested = True

    def ping(self) -> None:
        # uvicorn sends ping frames of its own and tells nobody the time; silence closes it too.
        self.session.distance.pong()

    def close(self, code: int) -> None:
        self._waiting.put_nowait(code)

    async def write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._write()

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.decode())
            if self._waiting.empty():
                self.session.flowing()

    async def read(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            message = received.get("bytes") or b"" if text is None else text.encode()
            if len(message) <= MESSAGE_BYTES:
                self._inbox.enqueue(self.session, message)
            elif self._inbox.allows(self.session):
                self.session.refuse(0, Rejected("too-big"))


async def serve(socket: WebSocket) -> None:
    gate: Gate = socket.state.gate
    headers = socket.headers
    address: str = socket.state.address
    answer = gate.admit(socket.url.path, headers, address)
    if isinstance(answer, Response):
        await socket.send_denial_response(answer)
        return
    await socket.accept()
    connection = PlainConnection(gate, socket, answer, address)
    gate.sessions.connected(connection.session)
    writing = asyncio.create_task(connection.write())
    try:
        with suppress(WebSocketDisconnect):
            await connection.read()
    finally:
        writing.cancel()
        gate.sessions.closed(connection.session)
