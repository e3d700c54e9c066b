"""Finished games over HTTP: to see again, to keep, to bring in from elsewhere.

Those who sat at a game see it by who they are, all others by its key, which is part of the link to
it. A game in play is shown to nobody here.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core import log as logs
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.seating import Holder, about_seats
from dazwischen.games import registry
from dazwischen.server.hub import Hub
from dazwischen.server.identities import asked_by
from dazwischen.server.kept import header_of, log_of
from dazwischen.server.limits import ANALYSED, IMPORTS
from dazwischen.server.replies import (
    Refuse,
    hub_of,
    raw_body,
    reply,
    same_site,
    somebody,
    unusable,
)
from dazwischen.store import records
from dazwischen.table.seats import Seat, evolve
from dazwischen.table.verify import Verified, read, verify

_LARGEST: Final = (1 << 63) - 1
CHECKING: Final = ThreadPoolExecutor(1, "replays")
"""Long games take a while to check and to write down; one after the other, and no table waits."""


class SeatTold(Struct, frozen=True):
    names: tuple[str, ...]
    """Of the people who sat there; nobody's if they are forgotten."""
    holder: Holder = "empty"
    """Whose the seat was at the end."""
    bot: str = ""


class Listed(Struct, frozen=True):
    id: int
    game: str
    path: str
    """The link: whoever has it can see the game."""
    names: dict[int, tuple[str, ...]]
    """By seat."""
    begun: int
    ended: int | None
    outcome: Raw | None


class Replay(Struct, frozen=True):
    id: int
    path: str
    header: Raw
    """As in the log: game, version, seed, options, dictionary, timing."""
    seats: tuple[SeatTold, ...]
    begun: int
    ended: int | None
    outcome: Raw | None
    envelopes: tuple[logs.Envelope, ...]


class BroughtIn(Struct, frozen=True):
    id: int
    key: str
    path: str


async def mine(request: Request) -> Response:
    hub, identity = hub_of(request), somebody(request)
    games = hub.store.games(of=identity.id, ended=True)
    return reply([_listed(hub, game) for game in games])


async def replay(request: Request) -> Response:
    hub, game = hub_of(request), finished(request)
    log = log_of(hub.store, game)
    return reply(
        Replay(
            game.id,
            path_of(game.id, game.key),
            game.header,
            seats_told(hub, game, log),
            game.begun,
            game.ended,
            game.outcome,
            log.envelopes,
        )
    )


async def as_lines(request: Request) -> Response:
    game = finished(request)
    log = log_of(hub_of(request).store, game)
    return _file(logs.encode(log), f"{log.header.game}-{game.id}.jsonl", "application/x-ndjson")


async def as_protocol(request: Request) -> Response:
    game = finished(request)
    log = log_of(hub_of(request).store, game)
    name, loop = log.header.game, asyncio.get_running_loop()
    try:
        text = await loop.run_in_executor(CHECKING, registry.export, name, log)
    except Unusable as error:
        raise unusable(422, error) from None
    return _file(text.encode(), f"{name}-{game.id}.txt", "text/plain; charset=utf-8")


async def analysed(request: Request) -> Response:
    game = finished(request)
    log, loop = log_of(hub_of(request).store, game), asyncio.get_running_loop()
    if len(log.envelopes) > ANALYSED:
        raise Refuse(422, Rejected("too-long-to-analyse", (), {"most": ANALYSED}))
    try:
        found = await loop.run_in_executor(CHECKING, registry.analysis, log.header.game, log)
    except Unusable as error:
        raise unusable(422, error) from None
    return reply(found)


async def bring_in(request: Request) -> Response:
    """A log from elsewhere, believed only if every event in it follows by the rules."""
    same_site(request)
    hub, identity = hub_of(request), somebody(request)
    if hub.store.imported_by(identity.id) >= IMPORTS:
        raise Refuse(429, Rejected("too-many-imports", (), {"most": IMPORTS}))
    data, loop = await raw_body(request), asyncio.get_running_loop()
    try:
        verified = await loop.run_in_executor(CHECKING, _verified, data)
    except Unusable as error:
        raise unusable(422, error) from None
    key = secrets.token_urlsafe(12)
    number = _kept(hub, verified, identity.id, key)
    return reply(BroughtIn(number, key, path_of(number, key)), 201)


def _verified(data: bytes) -> Verified:
    return verify(read(data))


def _kept(hub: Hub, verified: Verified, who: int, key: str) -> int:
    log, now = verified.log, hub.wall()
    lasted = log.envelopes[-1].at if log.envelopes else 0
    outcome = None if verified.outcome is None else msgspec.json.encode(verified.outcome)
    game = records.Game(
        id=0,
        room="",
        key=key,
        header=Raw(msgspec.json.encode(log.header)),
        people=(records.Sat(0, who),),
        begun=max(0, now - lasted),
    )
    with hub.store.transaction():
        number = hub.store.add_game(game)
        hub.store.add_events(
            records.Event(number, e.seq, e.at, e.by, msgspec.json.encode(e.event))
            for e in log.envelopes
        )
        hub.store.end_game(number, now, outcome)
    return number


def finished(request: Request) -> records.Game:
    """A game that is over and that whoever asks may see; all others are as if there were none."""
    number = request.path_params["number"]
    game = hub_of(request).store.game(number) if number <= _LARGEST else None
    if game is None or game.ended is None or not _may_see(request, game):
        raise Refuse(404, Rejected("no-such-game"))
    return game


def _may_see(request: Request, game: records.Game) -> bool:
    key = request.query_params.get("key", "")
    if game.key and secrets.compare_digest(key.encode(), game.key.encode()):
        return True
    identity = asked_by(hub_of(request).store, request)
    return identity is not None and any(sat.who == identity.id for sat in game.people)


def path_of(number: int, key: str) -> str:
    return f"/#/replay/{number}/{key}"


def _listed(hub: Hub, game: records.Game) -> Listed:
    seats = sorted({sat.seat for sat in game.people if sat.seat})
    names = {seat: _names(hub, game, seat) for seat in seats}
    path = path_of(game.id, game.key)
    return Listed(game.id, header_of(game).game, path, names, game.begun, game.ended, game.outcome)


def _names(hub: Hub, game: records.Game, seat: int) -> tuple[str, ...]:
    names = (hub.name(sat.who) for sat in game.people if sat.seat == seat)
    return tuple(name for name in names if name)


def seats_told(hub: Hub, game: records.Game, log: logs.Log) -> tuple[SeatTold, ...]:
    known = registry.game(log.header.game)
    seats = (Seat(),) * known.seats(logs.options_of(known, log.header))
    for event in log.events:
        if about_seats(event):
            seats = evolve(seats, event)
    return tuple(
        SeatTold(_names(hub, game, number), seat.holder, seat.bot)
        for number, seat in enumerate(seats, 1)
    )


def _file(data: bytes, name: str, kind: str) -> Response:
    return Response(
        data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
