"""What is being answered over a connection: whoever has gone is answered no more."""

from collections.abc import Iterable

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle


class Answering:
    def __init__(self) -> None:
        self._cycle: RequestResponseCycle | None = None

    def begin(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def forget(self, waiting: Iterable[RequestResponseCycle]) -> None:
        """uvicorn thinks of the last request only: the one before it would be written to a
        connection that is closed, and complain at length."""
        for cycle in waiting:
            # It never begins, and would hold this connection, which holds it.
            cycle.on_response = _nothing
        if self._cycle is not None and not self._cycle.response_complete:
            self._cycle.disconnected = True
            self._cycle.message_event.set()


def _nothing() -> None:
    pass
