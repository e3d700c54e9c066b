"""uvicorn's protocol for HTTP as a connection that can be refused and that ends in time.

It also lets go of a connection that becomes a WebSocket.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from dazwischen.server.base.limits import HEAD_SECONDS, READ_SECONDS
from dazwischen.server.endpoints.answering import Answering
from dazwischen.server.endpoints.counted import Counted
from dazwischen.server.endpoints.deadline import Deadline
from dazwischen.server.endpoints.plain_refusal import refusal

_log = logging.getLogger("dazwischen.http")
# What somebody sends that is no HTTP is told to them; the log is for mistakes of ours.
_log.setLevel(logging.ERROR)


class HttpConnection(HttpToolsProtocol):
    _counted: Counted

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _log
        self._answering = Answering()
        self._deadline = Deadline(self.loop)
        """Until when a head or a body has to be here."""
        self._reading = Deadline(self.loop)
        """Until when somebody has to read what waits to be sent."""
        self._refused = False
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = Counted(self.app_state["gate"], self.client[0] if self.client else "")
        if self._counted.welcome:
            self._wait_for_head()
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-fast")

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        waiting = [cycle for cycle, _ in self.pipeline]
        self.pipeline.clear()
        self._answering.forget(waiting)
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering.begin(cycle)
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._leave()
        try:
            super().handle_websocket_upgrade()
        except UnicodeError:
            # picows quotes what it cannot use, which need not be text.
            self.transport.abort()
        # Its parser holds it and it holds its parser. Where a connection closes, uvicorn parts them
        # itself; this one goes on without either.
        self.parser = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_in_time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._reading.stop()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_in_time()

    def _end_in_time(self) -> None:
        """A connection that is closed stays until all was read, which could be for ever."""
        if not self._reading.runs:
            self._reading.set(READ_SECONDS, self.transport.abort)

    def give_up(self) -> None:
        """It took too long, or others need the room more."""
        self._hang_up()

    def _wait_for_head(self) -> None:
        self._deadline.set(HEAD_SECONDS, self.give_up)
        self._counted.wait(self)

    def _wait_no_more(self) -> None:
        self._deadline.stop()
        self._counted.wait_no_more(self)

    def _refuse(self, status: HTTPStatus, code: str) -> None:
        self.transport.write(refusal(status, code))
        self._hang_up()

    def _hang_up(self) -> None:
        self._refused = True
        self._wait_no_more()
        self.transport.close()
        self._end_in_time()

    def _leave(self) -> None:
        self._wait_no_more()
        self._reading.stop()
        self._counted.leave()

    @property
    def _open(self) -> bool:
        """Whether it goes on with this protocol."""
        return not (self._refused or self._upgraded or self.transport.is_closing())
