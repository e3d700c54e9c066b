"""The HTTP side, wired: routes to functions, errors to sentences, the hub to the loop."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from typing import TypedDict

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from dazwischen.core.errors import Rejected
from dazwischen.server import (
    http_hints,
    http_people,
    http_referee,
    http_replays,
    http_retold,
    http_tables,
    http_words,
    routes_desk,
    shell,
    static,
    ws_plain,
)
from dazwischen.server.desk import Desk
from dazwischen.server.gate import PATH, Gate
from dazwischen.server.headers import ALWAYS, SecurityHeaders
from dazwischen.server.hub import Hub
from dazwischen.server.metrics import Metrics
from dazwischen.server.openapi import openapi
from dazwischen.server.replies import Refuse, http_error, hub_of, refused
from dazwischen.store.protocol import Store

_log = logging.getLogger("dazwischen")


class State(TypedDict):
    gate: Gate
    desk: Desk


def app(store: Store, origins: Sequence[str] = ()) -> Starlette:
    return Starlette(
        routes=routes(),
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={
            Refuse: refused,  # type: ignore[dict-item] # each handler knows its own exception
            HTTPException: http_error,  # type: ignore[dict-item]
            Exception: _unforeseen,
        },
        lifespan=_living(store, origins),
    )


def routes() -> list[BaseRoute]:
    return [
        Route("/healthz", healthy),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        Route("/api/me", http_people.me),
        Route("/api/me", http_people.be, methods=["POST"]),
        Route("/api/me/link", http_people.make_link, methods=["POST"]),
        Route("/api/link/{token}", http_people.use_link, methods=["POST"]),
        Route("/api/games", http_tables.games),
        Route("/api/games/mine", http_replays.mine),
        Route("/api/replays", http_replays.bring_in, methods=["POST"]),
        Route("/api/replays/{number:int}", http_replays.replay),
        Route("/api/replays/{number:int}.jsonl", http_replays.as_lines),
        Route("/api/replays/{number:int}.txt", http_replays.as_protocol),
        Route("/api/replays/{number:int}/analysis", http_replays.analysed),
        Route("/api/words/{word}", http_words.word),
        Route("/api/replays/{number:int}/outline", http_retold.outline),
        Route("/api/replays/{number:int}/steps", http_retold.steps),
        Route("/api/replays/{number:int}/could", http_retold.could),
        Route("/api/referee", http_referee.judge, methods=["POST"]),
        Route("/api/tables", http_tables.public_tables),
        Route("/api/tables", http_tables.open_table, methods=["POST"]),
        Route("/api/tables/mine", http_tables.my_tables),
        Route("/api/tables/{code}", http_tables.table),
        Route("/api/tables/{code}/hint", http_hints.hint),
        Route("/api/tables/{code}/qr.svg", http_tables.invitation),
        *routes_desk.routes(),
        WebSocketRoute(PATH, ws_plain.serve),
        *shell.routes(),
        *static.routes(),
    ]


def _living(
    store: Store, origins: Sequence[str]
) -> Callable[[Starlette], AbstractAsyncContextManager[State]]:
    @asynccontextmanager
    async def living(_app: Starlette) -> AsyncIterator[State]:
        hub = Hub(store, Metrics())
        desk = Desk(hub)
        desk.floor.wake()
        yield {"gate": Gate(hub, origins), "desk": desk}
        await desk.floor.stop()
        await hub.stop()

    return living


async def healthy(request: Request) -> Response:
    """Answers if the loop turns and the database answers."""
    hub_of(request).store.room("")
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    return Response(
        hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


async def _unforeseen(request: Request, error: Exception) -> Response:
    """A mistake of ours: it goes into the log, and a sentence to whoever asked."""
    _log.error("unforeseen", exc_info=error)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    response = refused(request, Refuse(status, Rejected("our-mistake")))
    # This handler stands outside of whatever adds the headers to other answers.
    response.headers.update(ALWAYS)
    return response
