"""A real server in a thread of this process, on real sockets, with either way to carry frames."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import uvicorn

from dazwischen.server.hub import Hub
from dazwischen.server.run import Settings, configured
from dazwischen.server.ws_picows import Upgraded
from dazwischen.store.sqlite import SQLiteStore
from tests.server.client import Client

T = TypeVar("T")
PICOWS: Final = "picows"
PLAIN: Final = "plain"
TRANSPORTS: Final = (PICOWS, PLAIN)


class Complaints(logging.Handler):
    """Whatever the server logs as a warning or worse: nothing, if all is well."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.records.append(f"{record.name}: {record.getMessage()}\n{trace}")


class Live:
    def __init__(self, data: Path, transport: str = PICOWS) -> None:
        self.complaints = Complaints()
        self._store = SQLiteStore(data / "dazwischen.sqlite3")
        ws = Upgraded if transport == PICOWS else "websockets-sansio"
        self._server = uvicorn.Server(configured(self._store, Settings(port=0), ws))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = ExitStack()
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
        deadline = time.monotonic() + 10
        while not self._server.started:
            assert self._thread.is_alive(), self.complaints.records
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.002)

    def stop(self) -> None:
        self._closing.close()
        self._server.should_exit = True
        self._thread.join(10)
        self._store.close()
        logging.getLogger().removeHandler(self.complaints)

    @property
    def port(self) -> int:
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Hub:
        hub: Hub = self._server.lifespan.state["gate"].hub
        return hub

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
        return done.result(10)

    # People

    def person(self, name: str = "Ada") -> httpx.Client:
        """A browser with an identity of its own."""
        browser = self._closing.enter_context(httpx.Client(base_url=self.base))
        assert browser.post("/api/me", json={"name": name}).status_code == 201
        return browser

    def socket(self, browser: httpx.Client, **headers: str) -> Client:
        cookie = "; ".join(f"{key}={value}" for key, value in browser.cookies.items())
        return self._closing.enter_context(closing(Client(self.port, {"Cookie": cookie, **headers})))

    def table(self, browser: httpx.Client, **wanted: Any) -> str:
        """A new table's code."""
        answer = browser.post("/api/tables", json={"game": "jay", **wanted})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code


@contextmanager
def live(data: Path, transport: str = PICOWS) -> Iterator[Live]:
    server = Live(data, transport)
    server.start()
    try:
        yield server
    finally:
        server.stop()
