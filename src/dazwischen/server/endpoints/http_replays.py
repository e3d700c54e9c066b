"""Finished games over HTTP: to see again, to keep, to bring in from elsewhere.

Those who sat at a game see it by who they are, all others by its key, which is part of the link to
it. A game in play is shown to nobody here.
"""

import secrets
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core import log as logs
from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import ANALYSED, IMPORTS, LOG_BYTES
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.replies import (
    address_of,
    clock_of,
    encoded,
    language,
    people_of,
    raw_body,
    reply,
    same_site,
    somebody,
    store_of,
)
from dazwischen.server.endpoints.worked_out import worked_out
from dazwischen.server.work import archive, checked
from dazwischen.server.work.archive import BroughtBy, Told
from dazwischen.server.work.load_log import header_of, stored_game
from dazwischen.store import records
from dazwischen.store.protocol import Store

RETRY: Final = 3600
"""Seconds after which somebody may have put some of his games away."""


class BroughtIn(Struct, frozen=True):
    id: int
    key: str
    path: str


Name: TypeAlias = Callable[[int], str]
"""What somebody is called."""


async def replay(request: Request) -> Response:
    game = finished(request)
    kept, told = stored_game(store_of(request), game), told_of(people_of(request).name, game)
    return encoded(await worked_out(request, archive.replayed, kept, told))


async def as_lines(request: Request) -> Response:
    game = finished(request)
    kept, told = stored_game(store_of(request), game), told_of(people_of(request).name, game)
    data = await worked_out(request, archive.in_lines, kept, told.names)
    return _file(data, f"{header_of(game).game}-{game.id}.jsonl", "application/x-ndjson")


async def as_protocol(request: Request) -> Response:
    game = finished(request)
    kept = stored_game(store_of(request), game)
    data = await worked_out(request, archive.as_protocol, kept, language(request))
    return _file(data, f"{header_of(game).game}-{game.id}.txt", "text/plain; charset=utf-8")


async def analysed(request: Request) -> Response:
    game = finished(request)
    kept = stored_game(store_of(request), game)
    return encoded(await worked_out(request, archive.analysed, kept, ANALYSED))


async def cards(request: Request) -> Response:
    """Whether anybody could have chosen them."""
    game = finished(request)
    kept = stored_game(store_of(request), game)
    return encoded(await worked_out(request, checked.checked, kept, language(request)))


async def bring_in(request: Request) -> Response:
    """A log from elsewhere, believed only if every event in it follows by the rules."""
    same_site(request)
    store, identity = store_of(request), somebody(request)
    _check_room(store, identity.id)
    if wait := doors_of(request).bring_in(address_of(request)):
        raise Refuse(429, Rejected("too-fast"), wait)
    data = await raw_body(request, LOG_BYTES)
    brought = await worked_out(request, archive.verified, data)
    # Others may have come in meanwhile.
    _check_room(store, identity.id)
    key = secrets.token_urlsafe(12)
    number = _kept(store, clock_of(request).wall(), brought, identity.id, key)
    return reply(BroughtIn(number, key, path_of(number, key)), 201)


def _check_room(store: Store, who: int) -> None:
    if store.imported_by(who) >= IMPORTS:
        raise Refuse(429, Rejected("too-many-imports", (), {"most": IMPORTS}), RETRY)


def _kept(store: Store, now: int, brought: BroughtBy, who: int, key: str) -> int:
    game = records.Game(
        id=0,
        room="",
        key=key,
        header=Raw(brought.header),
        people=(records.Sat(0, who),),
        begun=max(0, now - brought.lasted),
    )
    with store.transaction():
        number = store.add_game(game)
        store.add_events(records.Event(number, *event) for event in brought.events)
        store.end_game(number, now, brought.outcome)
        store.put_summary(number, brought.summary)
    return number


def finished(request: Request) -> records.Game:
    """A game that is over and that whoever asks may see; all others are as if there were none."""
    game = game_of(request)
    if game is None or game.ended is None or not _may_see(request, game):
        raise Refuse(404, Rejected("no-such-game"))
    return game


def game_of(request: Request) -> records.Game | None:
    return store_of(request).game(request.path_params["number"])


def _may_see(request: Request, game: records.Game) -> bool:
    key = request.query_params.get("key", "")
    if game.key and secrets.compare_digest(key.encode(), game.key.encode()):
        return True
    store = store_of(request)
    identity = asked_by(store, request)
    return identity is not None and sat_there(store, game, identity.id)


def sat_there(store: Store, game: records.Game, who: int) -> bool:
    """And has not put it away since."""
    sat = any(sat.who == who for sat in game.people)
    return sat and not store.is_put_away(game.id, who)


def path_of(number: int, key: str) -> str:
    return f"/#/replay/{number}/{key}"


def names_of(name: Name, game: records.Game, seat: int) -> tuple[str, ...]:
    """Of those who sat there; of a game from elsewhere as the file says."""
    if not game.room:
        names = header_of(game).names or ()
        return tuple(name for name in names[seat - 1 : seat] if name)
    known = (name(sat.who) for sat in game.people if sat.seat == seat)
    return tuple(name for name in known if name)


def told_of(name: Name, game: records.Game) -> Told:
    header, path = header_of(game), path_of(game.id, game.key)
    known = registry.module(header.game).rules
    seats = range(1, known.seats(logs.options_of(known, header)) + 1)
    names = tuple(names_of(name, game, seat) for seat in seats)
    return Told(game.id, path, names, game.begun, game.ended, game.outcome)


def _file(data: bytes, name: str, kind: str) -> Response:
    return Response(
        data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
