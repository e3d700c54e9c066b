"""Identities over HTTP: a name, and the way to a second device."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base import identities
from dazwischen.server.base.limits import NAME, clean
from dazwischen.server.base.place import Place
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.qr import qr_code
from dazwischen.server.endpoints.replies import (
    address_of,
    body,
    clock_of,
    people_of,
    reply,
    same_site,
    somebody,
    store_of,
    tables_of,
    whole_number,
)
from dazwischen.server.tables.pledges import Pledges


class Me(Struct, frozen=True):
    id: int
    name: str
    commitment: str
    """To the secret that the first game of the next table one opens is dealt from."""


class Name(Struct, frozen=True):
    name: str


class Link(Struct, frozen=True):
    path: str
    """Where a second device has to go within ten minutes; good for once."""
    expires: int
    qr: str
    """The same as a QR code, in SVG, for a camera."""


async def me(request: Request) -> Response:
    identity = somebody(request)
    people_of(request).seen(identity)
    return reply(_told(request, identity.id, identity.name))


async def be(request: Request) -> Response:
    """Takes a nickname: the first time with a new identity, later the same one renamed."""
    wanted = await body(request, Name)
    name = clean(wanted.name, NAME)
    if not name:
        raise Refuse(422, Rejected("name-empty"))
    store = store_of(request)
    identity = identities.asked_by(store, request)
    if identity is not None:
        somebody(request)
        store.rename(identity.id, name)
        people_of(request).renamed(identity.id, name)
        tables_of(request).renamed(identity.id)
        return reply(_told(request, identity.id, name))
    if wait := doors_of(request).newcomer(address_of(request)):
        raise Refuse(429, Rejected("too-many-people"), wait)
    secret = identities.new_secret()
    made = store.add_identity(identities.digest(secret), name, clock_of(request).wall())
    response = reply(_told(request, made.id, made.name), 201)
    _remember(request, response, secret)
    return response


async def make_link(request: Request) -> Response:
    same_site(request)
    identity, now = somebody(request), clock_of(request).wall()
    token, expires = identities.new_secret(), now + identities.LINK
    store_of(request).add_link(identities.digest(token), identity.id, expires)
    path = f"/#/device/{token}"
    return reply(Link(path, expires, await qr_code(request, path)), 201)


async def use_link(request: Request) -> Response:
    """The second device becomes the same person, with a secret of its own. Whoever it was before is
    not given up unless that is said (`replaces`, the id)."""
    same_site(request)
    store, name, now = store_of(request), people_of(request).name, clock_of(request).wall()
    token = identities.digest(request.path_params["token"])
    who = store.link(token, now)
    mine = identities.asked_by(store, request)
    if who is not None and mine is not None:
        if mine.id == who:
            return reply(_told(request, who, mine.name))
        if whole_number(request, "replaces") != mine.id:
            names = {"mine": mine.name, "theirs": name(who)}
            raise Refuse(409, Rejected("link-replaces", (), names))
    if store.use_link(token, now) is None or who is None:
        raise Refuse(404, Rejected("link-spent"))
    secret = identities.new_secret()
    store.add_secret(who, identities.digest(secret))
    response = reply(_told(request, who, name(who)))
    _remember(request, response, secret)
    return response


def _told(request: Request, who: int, name: str) -> Me:
    pledges: Pledges = request.state.pledges
    return Me(who, name, pledges.commitment(who))


def _remember(request: Request, response: Response, secret: str) -> None:
    place: Place = request.state.gate.place
    identities.remember(response, secret, secure=place.is_safe(request), base=place.base)
