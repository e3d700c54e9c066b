"""The server's protocol for HTTP, within bounds: how long a head is, how long anything takes.

A connection waits for a head, then for a body, then for its answer to be read; each has its time.
"""

import asyncio
from http import HTTPStatus
from typing import NoReturn

from dazwischen.server.base.limits import BODY_SECONDS, PIPELINED
from dazwischen.server.endpoints.heard import Heard
from dazwischen.server.endpoints.http_connection import HttpConnection


class Enough(Exception):
    """It is refused: the parser reads no more of what came."""


class Http(HttpConnection):
    _begun = False
    """Whether there is something of a request that could be answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._heard = Heard()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        heard = self._heard
        before, body, self._begun = heard.in_head, heard.body, True
        super().data_received(data)
        if not self._open:
            return
        if heard.in_head:
            if before:
                # What began with this very piece is counted from the next one on.
                heard.came(len(data))
            if not self._deadline.runs:
                self._wait_for_head()
        elif not before and heard.body == body and self._deadline.runs:
            heard.around(len(data))
        if heard.is_endless or heard.is_padded:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")

    # What the parser has found

    def on_message_begin(self) -> None:
        self._heard.begin()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._heard.head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        if not self._heard.in_head:
            # Behind a body. No proxy has looked at it, so it says nothing of who asks.
            self._heard.around(size)
            self._check()
            return
        self._heard.head(size)
        self._check()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._heard.in_head = False
        self._wait_no_more()
        self._check()
        if len(self.pipeline) >= PIPELINED:
            self._enough(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
        self._deadline.set(BODY_SECONDS, self.give_up)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._heard.around()
        self._check()

    def on_body(self, body: bytes) -> None:
        self._heard.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._deadline.stop()
        super().on_message_complete()
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()
        if self.transport.is_closing():
            self._end_in_time()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words, in English
        if not self._refused:
            self._refuse(HTTPStatus.BAD_REQUEST, "unreadable")

    def give_up(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started
        if self._begun and (self._heard.in_head or not answering):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-slow")
        else:
            super().give_up()

    def _rest(self) -> None:
        """Waits for the next request, if all of the last one was heard and answered."""
        answered = self.cycle is None or self.cycle.response_complete
        if answered and not self._deadline.runs and self._open:
            self._heard.wait()
            self._begun = False
            self._wait_for_head()

    def _check(self) -> None:
        if self._heard.is_long or self._heard.is_padded:
            self._enough(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-big")

    def _enough(self, status: HTTPStatus, code: str) -> NoReturn:
        """Where the parser asks: what is left of the same piece could still be a lot."""
        self._refuse(status, code)
        raise Enough
