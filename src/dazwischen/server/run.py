"""Runs the server in this process until it is told to stop."""

import logging
from contextlib import closing
from pathlib import Path
from socket import socket
from typing import Any

import uvicorn
from msgspec import Struct

from dazwischen.server import journal
from dazwischen.server.app import app
from dazwischen.server.collecting import calm
from dazwischen.server.http_protocol import Http
from dazwischen.server.limits import FRAME_BYTES
from dazwischen.store.protocol import Store
from dazwischen.store.sqlite import DATABASE, SQLiteStore


class Settings(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    origins: tuple[str, ...] = ()
    quiet: bool = False
    """Says nothing as long as all is well."""


def frames() -> Any:  # noqa: ANN401 - uvicorn takes a class or a name
    """picows where it is installed, else uvicorn's own protocol."""
    try:
        from dazwischen.server.ws_picows import Upgraded
    except ImportError:
        logging.getLogger("dazwischen").warning("picows is missing; using a slower protocol")
        return "websockets-sansio"
    return Upgraded


class Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Whoever waits for news is answered first: the server waits for open requests."""
        desk = self.lifespan.state.get("desk")
        if desk is not None:
            desk.close()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Whoever runs it holds the folder of its data."""
    journal.begin(logging.WARNING if settings.quiet else logging.INFO)
    calm()
    with closing(SQLiteStore(settings.data / DATABASE)) as store:
        Server(configured(store, settings, frames())).run()


def configured(store: Store, settings: Settings, ws: Any) -> uvicorn.Config:  # noqa: ANN401
    """The server as it always is, with one of the two ways to carry frames."""
    return uvicorn.Config(
        app(store, settings.origins),
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=ws,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        ws_ping_interval=20,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
    )
