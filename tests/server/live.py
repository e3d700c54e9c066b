"""A real server in a thread of this process, on real sockets, with either way to carry frames."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from dazwischen.server.endpoints.gate import Gate
from dazwischen.server.endpoints.http_protocol import Http
from dazwischen.server.endpoints.ws_picows import Upgraded
from dazwischen.server.run import Listening, Server, Settings, configured
from dazwischen.server.services.tournament_service import TournamentService
from dazwischen.server.tables.house import House as Parts
from dazwischen.store.sqlite import SQLiteStore
from tests.limits import LONG, until
from tests.server.house import House
from tests.serving import START

T = TypeVar("T")
PICOWS: Final = "picows"
PLAIN: Final = "plain"
USUAL: Final = Settings(Listening(port=0))
TRANSPORTS: Final = (PICOWS, PLAIN)


class Complaints(logging.Handler):
    """Whatever the server logs as a warning or worse: nothing, if all is well."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.records.append(f"{record.name}: {record.getMessage()}\n{trace}")


class Live(House):
    def __init__(self, data: Path, transport: str = PICOWS, settings: Settings = USUAL) -> None:
        super().__init__()
        self.complaints = Complaints()
        self._store = SQLiteStore(data / "dazwischen.sqlite3")
        ws = Upgraded if transport == PICOWS else "websockets-sansio"
        self._server = Server(configured(self._store, settings, ws))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve()

        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(serve())

    def start(self) -> None:
        logging.getLogger().addHandler(self.complaints)
        self._thread.start()

        def started() -> bool:
            assert self._thread.is_alive(), self.complaints.records
            return self._server.started

        until(started, "the server to start", START)

    def stop(self) -> None:
        self.send_home()
        self.quit()
        self._thread.join(LONG)
        assert not self._thread.is_alive(), "the server does not stop"
        self._store.close()
        logging.getLogger().removeHandler(self.complaints)

    def quit(self) -> None:
        """Asks it to stop, with everybody still there."""
        self._server.should_exit = True

    @property
    def port(self) -> int:
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def listening(self) -> int:
        """The file of the socket at which it listens."""
        return self._server.servers[0].sockets[0].fileno()

    @property
    def connections(self) -> list[Http]:
        """Those that speak HTTP; they come and go, so look between two turns of the loop."""
        return [one for one in self._server.server_state.connections if isinstance(one, Http)]

    def open_connections(self) -> int:
        return len(self._server.server_state.connections)

    @property
    def state(self) -> dict[str, Any]:
        """What every request is handed."""
        state: dict[str, Any] = self._server.lifespan.state
        return state

    @property
    def gate(self) -> Gate:
        gate: Gate = self.state["gate"]
        return gate

    @property
    def service(self) -> TournamentService:
        service: TournamentService = self.state["services"].service
        return service

    @property
    def parts(self) -> Parts:
        parts: Parts = self.state["house"]
        return parts

    def call(self, what: Callable[[], T]) -> T:
        """Runs it between two turns of the server's loop."""
        assert self._loop is not None
        done: Future[T] = Future()

        def run() -> None:
            try:
                done.set_result(what())
            except BaseException as error:  # noqa: BLE001 - it is raised where it was asked for
                done.set_exception(error)

        self._loop.call_soon_threadsafe(run)
        return done.result(LONG)


@contextmanager
def live(data: Path, transport: str = PICOWS, settings: Settings = USUAL) -> Iterator[Live]:
    server = Live(data, transport, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
