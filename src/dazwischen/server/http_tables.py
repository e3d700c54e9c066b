"""Tables over HTTP: what can be played, opening a table, finding one, its invitation."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct, field
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.bots.strength import LEVELS, strength
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.games import registry
from dazwischen.server import info
from dazwischen.server.codes import new_code
from dazwischen.server.limits import DAY, DELAY, NAME, TABLES, clean
from dazwischen.server.messages import RoomInfo
from dazwischen.server.qr import qr
from dazwischen.server.record import Place, Record, Rules
from dazwischen.server.replies import Refuse, body, hub_of, reply, somebody, unusable
from dazwischen.server.room import Room

Delay: TypeAlias = Annotated[int, Meta(ge=0, le=DELAY)]


class GameChoice(Struct, frozen=True):
    """A game with the schemas of its options and timings."""

    name: str
    options: dict[str, Any]
    timing: dict[str, Any]
    bots: tuple[str, ...]


def _as_usual() -> Raw:
    """A default that the description of this struct need not write out."""
    return Raw(b"{}")


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: Raw = field(default_factory=_as_usual)
    timing: Raw = field(default_factory=_as_usual)
    seats: tuple[str, ...] = ()
    """From the first seat on: `me`, `free`, or the strength of a bot. Left out: me, then free."""
    name: str = ""
    public: bool = False
    watching: bool = True
    delay: Delay = 0
    """Milliseconds by which those who watch are behind."""
    talk: bool = True
    start: bool = False
    """Start at once if every seat is taken."""


class Opened(Struct, frozen=True):
    code: str
    path: str
    """The invitation: whoever opens it comes to the table."""
    room: RoomInfo


async def games(request: Request) -> Response:  # noqa: ARG001
    return reply([_choice(name) for name in registry.NAMES])


def _choice(name: str) -> GameChoice:
    options, timing = registry.game(name).options, registry.keeper(name).timing
    return GameChoice(name, msgspec.json.schema(options), msgspec.json.schema(timing), LEVELS)


async def open_table(request: Request) -> Response:
    hub, identity = hub_of(request), somebody(request)
    wanted = await body(request, NewTable)
    if hub.store.hosted_by(identity.id, since=hub.wall() - DAY) >= TABLES:
        raise Refuse(429, Rejected("too-many-tables", (), {"most": TABLES}))
    try:
        rules = Rules(wanted.game, wanted.options, wanted.timing).written_out()
        record = Record(
            code=new_code(hub.store),
            host=identity.id,
            rules=rules,
            seats=_seats(wanted.seats, rules.seats(), identity.id),
            name=clean(wanted.name, NAME),
            public=wanted.public,
            watching=wanted.watching,
            delay=wanted.delay,
            talk=wanted.talk,
        )
    except Unusable as error:
        raise unusable(422, error) from None
    room = hub.open(record)
    if wanted.start and not any(place.free for place in record.seats):
        room.start()
    return reply(Opened(record.code, _path(record.code), info.info(room)), 201)


def _seats(wanted: tuple[str, ...], count: int, me: int) -> tuple[Place, ...]:
    chosen = wanted or ("me",)
    if len(chosen) > count:
        raise Unusable("seat-count", count=len(chosen), seats=count)
    if chosen.count("me") > 1:
        raise Unusable("one-seat-each")
    places = []
    for holder in chosen:
        if holder == "me":
            places.append(Place(who=me))
        else:
            places.append(Place(bot="" if holder == "free" else str(strength(holder))))
    return (*places, *(Place() for _ in range(count - len(places))))


async def public_tables(request: Request) -> Response:
    hub = hub_of(request)
    return reply([info.info(room) for room in hub.rooms.values() if room.record.public])


async def my_tables(request: Request) -> Response:
    """Where one can go on."""
    hub, identity = hub_of(request), somebody(request)
    return reply([info.info(room) for room in hub.rooms_of(identity.id)])


async def table(request: Request) -> Response:
    return reply(info.info(room_of(request)))


async def invitation(request: Request) -> Response:
    """The invitation as a QR code."""
    return qr(request, _path(room_of(request).record.code))


def _path(code: str) -> str:
    return f"/#/table/{code}"


def room_of(request: Request) -> Room:
    """Whoever knows the code may see it; nobody can list private ones."""
    somebody(request)
    room = hub_of(request).room(request.path_params["code"])
    if room is None:
        raise Refuse(404, Rejected("no-such-table"))
    return room
