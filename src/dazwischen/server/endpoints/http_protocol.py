"""uvicorn's protocol for HTTP, within bounds: how long a head may be, how long anything may take.

A connection waits for a head, then for a body, then for its answer to be read; each has its time.
It also lets go of a connection that becomes a WebSocket.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Final, NoReturn

import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import (
    BODY_SECONDS,
    HEAD_SECONDS,
    HEADER_BYTES,
    PIPELINED,
    READ_SECONDS,
)
from dazwischen.server.endpoints.gate import Gate
from dazwischen.server.endpoints.replies import Problem
from dazwischen.texts import load

_LANGUAGE: Final = "de"
"""Of whoever has not said which one."""
_CHUNK: Final = 5
"""Bytes around each piece of a body that comes in pieces, at least."""
_RETRY: Final = 1
"""Seconds after which it is worth another attempt where there were too many at once, or it took too
long."""
_AGAIN: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT)
_log = logging.getLogger("dazwischen.http")
# What somebody sends that is no HTTP is told to them; the log is for mistakes of ours.
_log.setLevel(logging.ERROR)


class Enough(Exception):
    """It is refused: the parser reads no more of what came."""


class Http(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    """Until when somebody has to read what waits to be sent."""
    _head = 0
    """Bytes of a head that is not whole yet."""
    _size = 0
    """Bytes of the parts of a head that are."""
    _around = 0
    """Bytes that came with a body and are none of it: lengths of its pieces, headers behind it."""
    _body = 0
    """Bytes of it."""
    _in_head = True
    _begun = False
    """Whether there is something of a request that could be answered."""
    _refused = False
    _upgraded = False
    _answering: RequestResponseCycle | None = None
    _here = False
    """Whether it counts among the connections of its address."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger = _log
        self._here = True
        if self._gate.connected(self._peer):
            self._wait_for_head()
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        self._forget_requests()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        before, heard, self._begun = self._in_head, self._body, True
        super().data_received(data)
        if not self._open:
            return
        if self._in_head:
            # What began with this very piece is counted from the next one on.
            self._head += len(data) if before else 0
            if self._timer is None:
                self._wait_for_head()
        elif not before and self._body == heard and self._timer is not None:
            self._around += len(data)
        if self._head > HEADER_BYTES or self._is_padded:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _forget_requests(self) -> None:
        """Whoever has gone is answered no more. uvicorn thinks of the last request only: the one
        before it would be written to a connection that is closed, and complain at length."""
        waiting = [cycle for cycle, _ in self.pipeline]
        self.pipeline.clear()
        for cycle in waiting:
            # It never begins, and would hold this connection, which holds it.
            cycle.on_response = _nothing
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    # What the parser has found

    def on_message_begin(self) -> None:
        self._in_head, self._head, self._size = True, 0, 0
        self._around = self._body = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        if not self._in_head:
            # Behind a body. No proxy has looked at it, so it says nothing of who asks.
            self._surround(size)
            return
        self._size += size
        if self._size > HEADER_BYTES:
            self._enough(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._waiting_no_more()
        if self._size > HEADER_BYTES:
            self._enough(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")
        if len(self.pipeline) >= PIPELINED:
            self._enough(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
        self._timer = self.loop.call_later(BODY_SECONDS, self._too_slow)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._surround(_CHUNK)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()
        if self.transport.is_closing():
            self._end_in_time()

    def _rest(self) -> None:
        """Waits for the next request, if all of the last one was heard and answered."""
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self._timer is None and self._open:
            self._in_head, self._begun, self._head = True, False, 0
            self._wait_for_head()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._gone()
        try:
            super().handle_websocket_upgrade()
        except UnicodeError:
            # picows quotes what it cannot use, which need not be text.
            self.transport.abort()
        # Its parser holds it and it holds its parser. Where a connection closes, uvicorn parts them
        # itself; this one goes on without either.
        self.parser = None  # type: ignore[assignment]

    # Time

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_in_time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._read_on()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_in_time()

    def _end_in_time(self) -> None:
        """A connection that is closed stays until all was read, which could be for ever."""
        if self._reading is None:
            self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def give_up(self) -> None:
        """Others need the room more."""
        self._too_slow()

    def _wait_for_head(self) -> None:
        self._timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)
        self._gate.waiting.add(self, self._gate.proxies.client(self._peer))

    def _too_slow(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started
        if self._begun and (self._in_head or not answering):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        else:
            self._hang_up()

    def _refuse(self, status: HTTPStatus, code: str) -> None:
        self.transport.write(_refusal(status, code))
        self._hang_up()

    def _hang_up(self) -> None:
        self._refused = True
        self._waiting_no_more()
        self.transport.close()
        self._end_in_time()

    def _enough(self, status: HTTPStatus, code: str) -> NoReturn:
        """Where the parser asks: what is left of the same piece could still be a lot."""
        self._refuse(status, code)
        raise Enough

    def _surround(self, size: int) -> None:
        self._around += size
        if self._is_padded:
            self._enough(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")

    @property
    def _is_padded(self) -> bool:
        """There is more around a body than anybody needs."""
        return self._around > HEADER_BYTES + self._body

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words, in English
        if not self._refused:
            self._refuse(HTTPStatus.BAD_REQUEST, "unreadable")

    def _waiting_no_more(self) -> None:
        self._stop_timer()
        self._gate.waiting.remove(self)

    def _gone(self) -> None:
        self._waiting_no_more()
        self._read_on()
        if self._here:
            self._here = False
            self._gate.disconnected(self._peer)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _read_on(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    @property
    def _open(self) -> bool:
        """Whether it goes on with this protocol."""
        return not (self._refused or self._upgraded or self.transport.is_closing())

    @property
    def _peer(self) -> str:
        """From where the connection comes, whoever it may speak for."""
        return self.client[0] if self.client else ""

    @property
    def _gate(self) -> Gate:
        gate: Gate = self.app_state["gate"]
        return gate


def _nothing() -> None:
    pass


def _refusal(status: HTTPStatus, code: str) -> bytes:
    words = load(_LANGUAGE)(Rejected(code).key, {})
    body = msgspec.json.encode(Problem(code, (), words))
    again = f"retry-after: {_RETRY}\r\n" if status in _AGAIN else ""
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n{again}\r\n"
    )
    return head.encode() + body
