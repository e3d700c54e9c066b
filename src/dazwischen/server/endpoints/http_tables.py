"""Tables over HTTP: what can be played, opening a table, finding one, its invitation."""

from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.bots.readiness import ready, unready
from dazwischen.bots.strength import LEVELS
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.games import registry
from dazwischen.server.base.codes import new_code
from dazwischen.server.base.limits import DAY, LISTED, NAME, TABLE_BYTES, TABLES, clean
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.qr import qr
from dazwischen.server.endpoints.replies import (
    address_of,
    body,
    clock_of,
    invalid,
    people_of,
    reply,
    somebody,
    store_of,
    tables_of,
)
from dazwischen.server.tables.ahead import Ahead
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.pledges import FirstShare, Pledges
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.wire.messages import RoomInfo
from dazwischen.server.wire.settings import TableSettings

RETRY: Final = 3600
"""Seconds after which a table may count no more, because nobody used it."""


class GameChoice(Struct, frozen=True):
    """A game with the schemas of its options and timings."""

    name: str
    options: dict[str, Any]
    timing: dict[str, Any]
    bots: tuple[str, ...]
    unready: tuple[str, ...]
    """Of these bots, those that this server cannot seat as long as its kernels are not compiled."""


def _as_usual() -> Raw:
    """A default that the description of this struct need not write out."""
    return Raw(b"{}")


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: Raw = field(default_factory=_as_usual)
    timing: Raw = field(default_factory=_as_usual)
    seats: tuple[str, ...] = ()
    """From the first seat on: `me`, `free`, or the strength of a bot. Left out: me, then free."""
    settings: TableSettings = field(default_factory=TableSettings)
    start: bool = False
    """Start at once if every seat is taken."""
    share: FirstShare | None = None
    """In the cards of its first game."""


class Invitation(Struct, frozen=True):
    """What somebody is told who was sent a link, before he says who he is."""

    host: str
    name: str
    """Of the table, if it has one."""
    game: str
    options: Raw
    people: tuple[str, ...]
    free: int
    """Seats that he could take."""
    playing: bool
    watching: bool


class Opened(Struct, frozen=True):
    code: str
    path: str
    """The invitation: whoever opens it comes to the table."""
    room: RoomInfo
    commitment: str
    """To the secret of the next table that one opens."""


async def games(request: Request) -> Response:  # noqa: ARG001
    return reply([_choice(name) for name in registry.NAMES])


def _choice(name: str) -> GameChoice:
    return GameChoice(name, *_schemas(name), LEVELS, unready(name))


@cache
def _schemas(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Of options and timings: worked out once, because that takes a while and leaves a lot."""
    known = registry.module(name)
    options, timing = known.rules.options, known.auto_actions.timing
    return msgspec.json.schema(options), msgspec.json.schema(timing)


async def open_table(request: Request) -> Response:
    store, identity = store_of(request), somebody(request)
    ahead: Ahead = request.state.house.ahead
    pledges: Pledges = request.state.pledges
    wanted = await body(request, NewTable, TABLE_BYTES)
    _check_room(request, identity.id)
    if wait := doors_of(request).table(address_of(request)):
        raise Refuse(429, Rejected("too-fast"), wait)
    try:
        rules = Rules(wanted.game, wanted.options, wanted.timing).written_out()
        seats = _seats(wanted.seats, rules, identity.id)
    except InvalidInput as error:
        raise invalid(422, error) from None
    await ahead.all_that_bots_know(rules, seats)
    # Others of the same person may have been opened meanwhile.
    _check_room(request, identity.id)
    record = Record(
        code=new_code(store),
        host=identity.id,
        rules=rules,
        seats=seats,
        settings=replace(wanted.settings, name=clean(wanted.settings.name, NAME)),
        pledge=pledges.used(identity.id, wanted.share),
    )
    host = tables_of(request).open(record)
    if wanted.start and not any(place.free for place in record.seats):
        host.changing.start()
    next_one = pledges.commitment(identity.id)
    return reply(Opened(record.code, _path(record.code), host.showing.info(), next_one), 201)


def _check_room(request: Request, who: int) -> None:
    since = clock_of(request).wall() - DAY
    if store_of(request).hosted_by(who, since=since) >= TABLES:
        raise Refuse(429, Rejected("too-many-tables", (), {"most": TABLES}), RETRY)


def _seats(wanted: tuple[str, ...], rules: Rules, me: int) -> tuple[Place, ...]:
    chosen, count = wanted or ("me",), rules.seats()
    if len(chosen) > count:
        raise InvalidInput("seat-count", count=len(chosen), seats=count)
    if chosen.count("me") > 1:
        raise InvalidInput("one-seat-each")
    places = []
    for holder in chosen:
        if holder == "me":
            places.append(Place(who=me))
        else:
            free = holder == "free"
            places.append(Place(bot="" if free else str(ready(rules.game, holder))))
    return (*places, *(Place() for _ in range(count - len(places))))


async def public_tables(request: Request) -> Response:
    hosts = reversed(tables_of(request).awake.values())
    public = islice((host for host in hosts if host.room.record.settings.public), LISTED)
    return reply([host.showing.info() for host in public])


async def my_tables(request: Request) -> Response:
    """Where one can go on."""
    return reply(tables_of(request).infos_of(somebody(request).id))


async def table(request: Request) -> Response:
    return reply(host_of(request).showing.info())


async def invitation(request: Request) -> Response:
    """Who invites to what. A table that sleeps sleeps on."""
    record, name = tables_of(request).record(request.path_params["code"]), people_of(request).name
    if record is None:
        raise Refuse(404, Rejected("no-such-table"))
    return reply(
        Invitation(
            host=name(record.host),
            name=record.settings.name,
            game=record.rules.game,
            options=record.rules.options,
            people=tuple(name(sat.who) for sat in record.people),
            # The seats of a tournament are given out by its draw.
            free=0 if record.tournament else sum(place.free for place in record.seats),
            playing=record.play.playing > 0,
            watching=record.settings.watching,
        )
    )


async def invitation_code(request: Request) -> Response:
    """The invitation as a QR code."""
    return await qr(request, _path(host_of(request).room.record.code))


def _path(code: str) -> str:
    return f"/#/table/{code}"


def host_of(request: Request) -> Host:
    """Whoever knows the code may see it; nobody can list private ones."""
    somebody(request)
    host = tables_of(request).find(request.path_params["code"])
    if host is None:
        raise Refuse(404, Rejected("no-such-table"))
    return host
