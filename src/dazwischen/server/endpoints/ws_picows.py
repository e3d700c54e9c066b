"""WebSocket frames by picows, on the port and in the loop of the HTTP server.

uvicorn hands over a connection that asks to be upgraded; from then on it is picows' alone.
"""

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.common import WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSAutoPingStrategy, WSCloseCode, WSProtocol  # type: ignore[attr-defined]
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import FRAME_BYTES, MESSAGE_BYTES, READ_SECONDS
from dazwischen.server.endpoints.gate import Gate
from dazwischen.server.streams.session import Session
from dazwischen.server.wire.connection import TOO_BIG
from dazwischen.store.records import Identity

_FRAGMENTS: Final = 64
"""Of which a message may consist; they could be empty and go on for ever."""
_LAST_WORDS: Final = 1.0
"""Seconds for the other side to close in its turn."""
_TEXT: Final = WSMsgType.TEXT
_HIGH_WATER: Final = 256 * 1024


class ClientsMistakes(logging.LoggerAdapter[logging.Logger]):
    """What a client does wrong is no error of ours; what has a traceback is."""

    def error(self, msg: object, *args: object, **kwargs: Any) -> None:  # noqa: ANN401
        self.debug(msg, *args, **kwargs)

    warning = error


_log = ClientsMistakes(logging.getLogger("picows"))


class PicowsConnection(WSListener):
    _session: Session
    """From the handshake on: without one, nothing would part the two again."""

    def __init__(self, gate: Gate, identity: Identity, address: str) -> None:
        self._sessions = gate.sessions
        self._inbox = gate.sessions.inbox
        self._identity = identity
        self._address = address
        self._transport: WSTransport | None = None
        self._parts = bytearray()
        self._fragments = 0
        self._closing = False
        self._cut: asyncio.TimerHandle | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._session = self._sessions.made(self, self._identity, self._address)
        self._session.channel.write = partial(transport.send, _TEXT)
        transport.underlying_transport.set_write_buffer_limits(high=_HIGH_WATER)
        self._sessions.connected(self._session)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if self._closing and kind != WSMsgType.CLOSE:
            return
        if kind == _TEXT and frame.fin and not self._fragments:
            self._whole(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.BINARY):
            self._fragment(frame)
        elif kind == WSMsgType.PONG:
            self._session.distance.pong()
        elif kind == WSMsgType.PING:
            # Answered by the library they would pile up without bound if nobody reads the answers.
            if self._inbox.allows(self._session) and not self._session.channel.congested:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()

    def _fragment(self, frame: WSFrame) -> None:
        """picows does not put fragments together."""
        self._parts += frame.get_payload_as_memoryview()
        self._fragments += 1
        if not frame.fin:
            if len(self._parts) > FRAME_BYTES or self._fragments > _FRAGMENTS:
                self.close(TOO_BIG)
            return
        message, self._parts, self._fragments = bytes(self._parts), bytearray(), 0
        self._whole(message)

    def _whole(self, message: bytes) -> None:
        if len(message) <= MESSAGE_BYTES:
            self._inbox.enqueue(self._session, message)
        elif self._inbox.allows(self._session):
            self._session.refuse(0, Rejected("too-big"))

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        self._transport = None
        if self._cut is not None:
            self._cut.cancel()
        self._sessions.closed(self._session)

    def pause_writing(self) -> None:
        self._session.channel.congested = True

    def resume_writing(self) -> None:
        self._session.flowing()

    def ping(self) -> None:
        if self._transport is not None:
            self._transport.send_ping()

    def close(self, code: int) -> None:
        transport = self._transport
        if transport is None or self._closing:
            return
        self._closing = True
        transport.send_close(WSCloseCode(code))
        if self._session.channel.congested:
            # Whoever does not read would never be rid of what waits to be sent.
            transport.disconnect(graceful=False)
        else:
            # Closed at once, what the other side is still sending would cost it our last words.
            loop = asyncio.get_running_loop()
            loop.call_later(_LAST_WORDS, transport.disconnect)
            # ... which would wait for ever for somebody who does not read them.
            abort = transport.underlying_transport.abort
            self._cut = loop.call_later(READ_SECONDS, abort)


class Upgraded(WSProtocol):  # type: ignore[misc] # compiled, without types
    """What uvicorn makes for a connection that asks to become a WebSocket."""

    def __init__(self, *, app_state: dict[str, Any], **_: object) -> None:
        gate: Gate = app_state["gate"]
        # Not asked of the protocol itself, which would hold itself by it.
        peer: list[str] = []
        self._peer = peer
        super().__init__(
            None, None, False, lambda request: _admitted(gate, request, peer[0]), _log,  # noqa: FBT003
            False, 5.0, False, 20.0, 20.0, WSAutoPingStrategy.PING_WHEN_IDLE, False, FRAME_BYTES,  # noqa: FBT003
            None, 2048,
        )  # fmt: skip

    def connection_made(self, transport: asyncio.Transport) -> None:
        name = transport.get_extra_info("peername")
        self._peer.append(name[0] if isinstance(name, tuple) else "")
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """The request itself, which the HTTP server has read already."""
        while data:
            buffer = self.get_buffer(len(data))
            taken = min(len(buffer), len(data))
            buffer[:taken] = data[:taken]
            self.buffer_updated(taken)
            data = data[taken:]


def _admitted(
    gate: Gate, request: WSUpgradeRequest, peer: str
) -> WSUpgradeResponseWithListener | WSListener:
    path = request.path.decode("latin-1")
    headers = request.headers
    address = gate.proxies.client(peer, ",".join(headers.getall("x-forwarded-for", ())))
    answer = gate.admit(path, headers, address)
    if isinstance(answer, Response):
        said = {name: value for name, value in answer.headers.items() if name != "content-length"}
        response = WSUpgradeResponse.create_error_response(
            HTTPStatus(answer.status_code), bytes(answer.body), said
        )
        return WSUpgradeResponseWithListener(response, None)
    return PicowsConnection(gate, answer, address)
