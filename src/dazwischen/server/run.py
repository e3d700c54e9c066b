"""Runs the server in this process until it is told to stop."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from socket import socket
from typing import Any, Final

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from dazwischen.server.app import Services, app
from dazwischen.server.base import journal
from dazwischen.server.base.gc_policy import calm
from dazwischen.server.base.journal import Access
from dazwischen.server.base.limits import FRAME_BYTES
from dazwischen.server.endpoints.gate import Admission
from dazwischen.server.endpoints.http_protocol import Http
from dazwischen.server.services.retention import FOR_EVER, Retention
from dazwischen.server.tables import table_log
from dazwischen.server.tables.house import House
from dazwischen.server.tables.tables import Tables
from dazwischen.store.protocol import Store, StoreDamaged
from dazwischen.store.records import Damage
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from dazwischen.texts import load

_log = logging.getLogger("dazwischen")

SLICE: Final = 0.0005
"""Seconds for which a thread that computes goes on: after each look into the database the loop
waits for it that long."""
ACCEPTED: Final = 8
"""Connections that are taken in a turn of the loop."""
LOOKS: Final = 2.0
"""Seconds between two looks whether something was compiled."""


class Listening(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000


class Folders(Struct, frozen=True):
    data: Path = Path("data")
    notices: Path | None = None
    """With what the operator has to say."""


class Logs(Struct, frozen=True):
    level: str = "info"
    access: Access = "off"
    quiet: bool = False
    """Says nothing as long as all is well."""


class Settings(Struct, frozen=True):
    """What an operator can set, by what it is about."""

    listening: Listening = Listening()
    folders: Folders = Folders()
    logs: Logs = Logs()
    admission: Admission = Admission()
    retention: Retention = FOR_EVER

    @classmethod
    def of(cls, found: Mapping[str, Any]) -> "Settings":
        """As usual but for what was found, each called by its part and its name there."""
        parts: dict[str, dict[str, Any]] = {}
        for name, value in found.items():
            part, _, field = name.partition(".")
            parts.setdefault(part, {})[field] = value
        usual = cls()
        set_ = {part: replace(getattr(usual, part), **values) for part, values in parts.items()}
        return replace(usual, **set_)


def frames() -> Any:  # noqa: ANN401 - uvicorn takes a class or a name
    """picows where it is installed, else uvicorn's own protocol."""
    try:
        from dazwischen.server.endpoints.ws_picows import Upgraded
    except ImportError:
        _log.warning("picows is missing; using a slower protocol")
        return "websockets-sansio"
    return Upgraded


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, outdated: Callable[[], bool] | None = None) -> None:
        super().__init__(config)
        self._outdated = outdated
        self.renewing = False
        """Whether it stopped so that another process goes on with what was compiled meanwhile."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever tells it to stop wants a clean end, and no death by the same signal after it,
        before the database is closed."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if sys.platform == "win32":
            return
        listening = [one for server in self.servers for one in server.sockets]
        for _ in range(ACCEPTED - 1):
            for one in listening:
                self.servers.append(await self._listen_too(one))

    async def _listen_too(self, listening: socket) -> asyncio.Server:
        """With another file of the same socket: uvloop takes one connection from each in a turn of
        the loop, and whoever comes while many do would have to come again."""
        again = socket(listening.family, listening.type, fileno=os.dup(listening.fileno()))
        loop = asyncio.get_running_loop()
        return await loop.create_server(self._spoken_to, sock=again, backlog=self.config.backlog)

    def _spoken_to(self) -> asyncio.Protocol:
        return Http(self.config, self.server_state, self.lifespan.state)

    async def main_loop(self) -> None:
        if self._outdated is None:
            await super().main_loop()
            return
        watching = asyncio.create_task(self._watch(self._outdated))
        try:
            await super().main_loop()
        finally:
            watching.cancel()

    async def _watch(self, outdated: Callable[[], bool]) -> None:
        house: House = self.lifespan.state["house"]
        while not (outdated() and idle(house.tables)):  # noqa: ASYNC110 - the compiler tells nobody
            await asyncio.sleep(LOOKS)
        self.renewing = self.should_exit = True

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Whoever waits for news is answered first: the server waits for open requests."""
        services: Services | None = self.lifespan.state.get("services")
        if services is not None:
            services.service.close()
        await super().shutdown(sockets)


def idle(tables: Tables) -> bool:
    """Whether nobody would notice a second without server: connections come back by themselves."""
    rooms = (host.room for host in tables.awake.values())
    return not any(room.record.play.playing and room.sessions for room in rooms)


def run(settings: Settings, outdated: Callable[[], bool] | None = None) -> bool:
    """Whoever runs it holds the folder of its data. True: it is to be started once more, because
    it was outdated and nobody was playing."""
    logs = settings.logs
    level = logging.getLevelNamesMapping()[logs.level.upper()]
    journal.begin(max(level, logging.WARNING) if logs.quiet else level)
    calm()
    sys.setswitchinterval(SLICE)
    with closing(SQLiteStore(settings.folders.data / DATABASE)) as store:
        look_through(store)
        server = Server(configured(store, settings, frames()), outdated)
        server.run()
        return server.renewing


def look_through(store: SQLiteStore) -> None:
    """What is damaged is said. A server does not go on over broken pages; games and tables that are
    damaged cost nobody else anything."""
    damages = [*store.found, *(() if store.whole else table_log.damages(store, thorough=False))]
    for damage in damages:
        _log.error("%s", said_of(damage))
    broken = [damage for damage in damages if damage.what == "pages"]
    if broken:
        raise StoreDamaged(broken)


def said_of(damage: Damage) -> str:
    args = {"name": damage.name, "seq": damage.seq, "problem": damage.problem}
    return load("en")("damage", {"what": damage.what, **args})


def configured(store: Store, settings: Settings, ws: Any) -> uvicorn.Config:  # noqa: ANN401
    """The server as it always is, with one of the two ways to carry frames."""
    return uvicorn.Config(
        app(
            store,
            settings.admission,
            settings.logs.access,
            settings.retention,
            settings.folders.notices,
        ),
        host=settings.listening.host,
        port=settings.listening.port,
        http=Http,
        ws=ws,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        ws_ping_interval=20,
        # We look ourselves from where somebody comes, for WebSockets too.
        proxy_headers=False,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
    )
