"""Identities over HTTP: a name, and the way to a second device."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base import identities
from dazwischen.server.base.limits import NAME, clean
from dazwischen.server.base.place import Place
from dazwischen.server.endpoints.qr import qr_code
from dazwischen.server.endpoints.replies import (
    Refuse,
    address_of,
    body,
    doors_of,
    hub_of,
    reply,
    same_site,
    somebody,
    whole_number,
)
from dazwischen.server.tables.hub import Hub


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
    hub, identity = hub_of(request), somebody(request)
    hub.seen(identity)
    return reply(_told(hub, identity.id, identity.name))


async def be(request: Request) -> Response:
    """Takes a nickname: the first time with a new identity, later the same one renamed."""
    wanted = await body(request, Name)
    name = clean(wanted.name, NAME)
    if not name:
        raise Refuse(422, Rejected("name-empty"))
    hub = hub_of(request)
    identity = identities.asked_by(hub.store, request)
    if identity is not None:
        somebody(request)
        hub.store.rename(identity.id, name)
        hub.renamed(identity.id, name)
        return reply(_told(hub, identity.id, name))
    if wait := doors_of(request).newcomer(address_of(request)):
        raise Refuse(429, Rejected("too-many-people"), wait)
    secret = identities.new_secret()
    made = hub.store.add_identity(identities.digest(secret), name, hub.wall())
    response = reply(_told(hub, made.id, made.name), 201)
    _remember(request, response, secret)
    return response


async def make_link(request: Request) -> Response:
    same_site(request)
    hub, identity = hub_of(request), somebody(request)
    token, expires = identities.new_secret(), hub.wall() + identities.LINK
    hub.store.add_link(identities.digest(token), identity.id, expires)
    path = f"/#/device/{token}"
    return reply(Link(path, expires, await qr_code(request, path)), 201)


async def use_link(request: Request) -> Response:
    """The second device becomes the same person, with a secret of its own. Whoever it was before is
    not given up unless that is said (`replaces`, the id)."""
    same_site(request)
    hub = hub_of(request)
    token = identities.digest(request.path_params["token"])
    who = hub.store.link(token, hub.wall())
    mine = identities.asked_by(hub.store, request)
    if who is not None and mine is not None:
        if mine.id == who:
            return reply(_told(hub, who, mine.name))
        if whole_number(request, "replaces") != mine.id:
            names = {"mine": mine.name, "theirs": hub.name(who)}
            raise Refuse(409, Rejected("link-replaces", (), names))
    if hub.store.use_link(token, hub.wall()) is None or who is None:
        raise Refuse(404, Rejected("link-spent"))
    secret = identities.new_secret()
    hub.store.add_secret(who, identities.digest(secret))
    response = reply(_told(hub, who, hub.name(who)))
    _remember(request, response, secret)
    return response


def _told(hub: Hub, who: int, name: str) -> Me:
    return Me(who, name, hub.pledges.commitment(who))


def _remember(request: Request, response: Response, secret: str) -> None:
    place: Place = request.state.gate.place
    identities.remember(response, secret, secure=place.is_safe(request), base=place.base)
