"""The HTTP side, wired: routes to functions, errors to sentences, the hub to the loop."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import TypedDict

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.place import Below
from dazwischen.server.endpoints import (
    http_hints,
    http_house,
    http_mine,
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
from dazwischen.server.endpoints.access import Access, AccessLog
from dazwischen.server.endpoints.doors import Doorkeeper, Doors
from dazwischen.server.endpoints.gate import PATH, Admission, Gate
from dazwischen.server.endpoints.headers import ALWAYS, SecurityHeaders
from dazwischen.server.endpoints.openapi import openapi
from dazwischen.server.endpoints.qr import Drawing
from dazwischen.server.endpoints.replies import Refuse, bearer, http_error, hub_of, refused, unkept
from dazwischen.server.services.desk import Desk
from dazwischen.server.services.disclosure import Disclosure
from dazwischen.server.services.library import Library
from dazwischen.server.services.office import Office
from dazwischen.server.services.retention import FOR_EVER, Retention
from dazwischen.server.tables import ahead
from dazwischen.server.tables.hub import Hub
from dazwischen.server.work.workshop import Workshop
from dazwischen.store.protocol import Store, StoreBroken, StoreError

_log = logging.getLogger("dazwischen")


class State(TypedDict):
    gate: Gate
    doors: Doors
    desk: Desk
    library: Library
    disclosure: Disclosure
    workshop: Workshop
    drawing: Drawing


def app(
    store: Store,
    admission: Admission | None = None,
    access: Access = "off",
    retention: Retention = FOR_EVER,
    notices: Path | None = None,
) -> Starlette:
    admitted = admission or Admission()
    return Starlette(
        routes=routes(),
        middleware=[
            Middleware(Below, admitted.place),
            Middleware(AccessLog, access),
            Middleware(SecurityHeaders),
            Middleware(Doorkeeper),
        ],
        exception_handlers={
            Refuse: refused,  # type: ignore[dict-item] # each handler knows its own exception
            HTTPException: http_error,  # type: ignore[dict-item]
            StoreError: _unkept,  # type: ignore[dict-item]
            Exception: _unforeseen,
        },
        lifespan=_living(store, admitted, retention, Disclosure(retention, access, notices)),
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
        Route("/api/house", http_house.house),
        Route("/api/games", http_tables.games),
        Route("/api/games/mine", http_mine.mine),
        Route("/api/replays", http_replays.bring_in, methods=["POST"]),
        Route("/api/replays/{number:number}", http_replays.replay),
        Route("/api/replays/{number:number}", http_mine.put_away, methods=["DELETE"]),
        Route("/api/replays/{number:number}.jsonl", http_replays.as_lines),
        Route("/api/replays/{number:number}.txt", http_replays.as_protocol),
        Route("/api/replays/{number:number}/analysis", http_replays.analysed),
        Route("/api/replays/{number:number}/cards", http_replays.cards),
        Route("/api/words/{word}", http_words.word),
        Route("/api/letters/{letters}", http_words.letters),
        Route("/api/replays/{number:number}/outline", http_retold.outline),
        Route("/api/replays/{number:number}/steps", http_retold.steps),
        Route("/api/replays/{number:number}/could", http_retold.could),
        Route("/api/referee", http_referee.judge, methods=["POST"]),
        Route("/api/referee/qr.svg", http_referee.page_code),
        Route("/api/tables", http_tables.public_tables),
        Route("/api/tables", http_tables.open_table, methods=["POST"]),
        Route("/api/tables/mine", http_tables.my_tables),
        Route("/api/tables/{code}", http_tables.table),
        Route("/api/tables/{code}/hint", http_hints.hint),
        Route("/api/tables/{code}/invitation", http_tables.invitation),
        Route("/api/tables/{code}/qr.svg", http_tables.invitation_code),
        *routes_desk.routes(),
        WebSocketRoute(PATH, ws_plain.serve),
        *shell.routes(),
        *static.routes(),
    ]


def _living(
    store: Store, admission: Admission, retention: Retention, disclosure: Disclosure
) -> Callable[[Starlette], AbstractAsyncContextManager[State]]:
    @asynccontextmanager
    async def living(_app: Starlette) -> AsyncIterator[State]:
        hub = Hub(store, Metrics(), Bounds(crowd=admission.crowd))
        desk = Desk(hub)
        office = Office(hub, desk, retention)
        office.open()
        desk.floor.wake()
        workshop, drawing = Workshop(hub), Drawing()
        reading = asyncio.create_task(ahead.all_that_is_said(hub))
        gate = Gate(hub, admission)
        yield {
            "gate": gate,
            "doors": gate.doors,
            "desk": desk,
            "library": Library(hub),
            "disclosure": disclosure,
            "workshop": workshop,
            "drawing": drawing,
        }
        reading.cancel()
        workshop.stop()
        drawing.stop()
        office.close()
        await desk.floor.stop()
        await hub.stop()

    return living


async def healthy(request: Request) -> Response:
    """Well if the loop turns and what happens can be kept."""
    trouble = hub_of(request).health.probe()
    if trouble:
        return unkept(request)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """What goes on here is the operator's business, who has given a token out for it."""
    token = request.state.gate.token
    if not token or not secrets.compare_digest(bearer(request).encode(), token.encode()):
        raise HTTPException(404)
    return Response(
        hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


async def _unkept(request: Request, error: StoreError) -> Response:
    """It did not happen, and whoever asked can try again; unless it cannot be read any more."""
    hub_of(request).health.failed(error)
    if isinstance(error, StoreBroken):
        code = "game-damaged" if error.kind == "game" else "book-damaged"
        return refused(request, Refuse(HTTPStatus.GONE, Rejected(code)))
    return unkept(request)


async def _unforeseen(request: Request, error: Exception) -> Response:
    """A mistake of ours: it goes into the log, and a sentence to whoever asked."""
    _log.error("unforeseen", exc_info=error)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    response = refused(request, Refuse(status, Rejected("our-mistake")))
    # This handler stands outside of whatever adds the headers to other answers.
    response.headers.update(ALWAYS)
    return response
