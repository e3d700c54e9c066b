"""The HTTP side, wired: routes to functions, errors to sentences, the house to the loop."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import TypedDict

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from dazwischen.core.errors import Rejected
from dazwischen.server.base.journal import Access
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.place import Below
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints import (
    ahead,
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
from dazwischen.server.endpoints.access import AccessLog
from dazwischen.server.endpoints.doorkeeper import Doorkeeper
from dazwischen.server.endpoints.doors import Doors
from dazwischen.server.endpoints.gate import PATH, Admission, Gate
from dazwischen.server.endpoints.headers import ALWAYS, SecurityHeaders
from dazwischen.server.endpoints.openapi import openapi
from dazwischen.server.endpoints.qr import Drawing
from dazwischen.server.endpoints.replies import bearer, http_error, refused, unkept
from dazwischen.server.services.disclosure import Disclosure
from dazwischen.server.services.letting_go import LettingGo
from dazwischen.server.services.library import Library
from dazwischen.server.services.office import Office
from dazwischen.server.services.online_tables import OnlineTables
from dazwischen.server.services.rating import Rater
from dazwischen.server.services.retention import FOR_EVER, Retention
from dazwischen.server.services.sheets import Sheets
from dazwischen.server.services.tournament_service import (
    SHEETS,
    TOURNAMENTS,
    TournamentService,
    sheet_host,
    tournament_host,
)
from dazwischen.server.services.tournaments import Tournaments
from dazwischen.server.tables.house import House, Runtime
from dazwischen.server.tables.pledges import Pledges
from dazwischen.server.work.workshop import Workshop
from dazwischen.store.protocol import Store, StoreBroken, StoreError

_log = logging.getLogger("dazwischen")


class Services(Struct, frozen=True):
    """What is done for people beside the tables."""

    service: TournamentService
    library: Library
    disclosure: Disclosure


class Work(Struct, frozen=True):
    """What takes so long that it happens beside the loop."""

    workshop: Workshop
    drawing: Drawing


class State(TypedDict):
    """What whoever answers a request is handed, a part for each layer."""

    runtime: Runtime
    house: House
    pledges: Pledges
    services: Services
    work: Work
    gate: Gate
    doors: Doors
    token: str
    """With it one sees the figures."""


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
        house = House(store, Metrics(), Bounds(crowd=admission.crowd))
        service, office = opened(house, retention)
        office.open()
        service.online_tables.wake()
        has = house.runtime
        workshop, drawing = Workshop(has.bounds), Drawing()
        reading = asyncio.create_task(ahead.all_that_is_said())
        doors = Doors(has.clock, has.bounds)
        gate = Gate(store, has.bounds, has.people, house.sessions, doors, admission)
        yield {
            "runtime": has,
            "house": house,
            "pledges": Pledges(),
            "services": Services(service, Library(store, has.clock, house.tables), disclosure),
            "work": Work(workshop, drawing),
            "gate": gate,
            "doors": doors,
            "token": admission.token,
        }
        reading.cancel()
        workshop.stop()
        drawing.stop()
        office.close()
        await service.online_tables.stop()
        await house.stop()

    return living


def opened(house: House, retention: Retention = FOR_EVER) -> tuple[TournamentService, Office]:
    """What the house does with its tables."""
    has = house.runtime
    store, clock, journal = has.store, has.clock, has.journal
    sheets, tournaments = sheet_host(store, journal, clock), tournament_host(store, journal, clock)
    online_tables = OnlineTables(
        store, has.health, house.tables, house.unattended, house.ahead, tournaments
    )
    service = TournamentService(store, sheets, tournaments, online_tables)
    house.following.offer(SHEETS.name, Sheets(service))
    house.following.offer(TOURNAMENTS.name, Tournaments(service))
    house.aftermath.when_over(online_tables.over)
    house.aftermath.when_ending(Rater(store, clock, has.policy).rate)
    going = LettingGo(store, has.inbox, journal, has.people, house.sessions, house.tables, service)
    return service, Office(store, clock, has.health, going, retention)


async def healthy(request: Request) -> Response:
    """Well if the loop turns and what happens can be kept."""
    trouble = request.state.runtime.health.probe()
    if trouble:
        return unkept(request)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """What goes on here is the operator's business, who has given a token out for it."""
    token = request.state.token
    if not token or not secrets.compare_digest(bearer(request).encode(), token.encode()):
        raise HTTPException(404)
    figures: Metrics = request.state.runtime.metrics
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _unkept(request: Request, error: StoreError) -> Response:
    """It did not happen, and whoever asked can try again; unless it cannot be read any more."""
    request.state.runtime.health.failed(error)
    if isinstance(error, StoreBroken):
        kind = error.kind if error.kind in {"game", "table"} else "book"
        code = f"{kind}-damaged"
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
