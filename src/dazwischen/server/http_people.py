"""Identities over HTTP: a name, and the way to a second device."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server import identities
from dazwischen.server.limits import NAME, clean
from dazwischen.server.qr import qr_code
from dazwischen.server.replies import Refuse, body, hub_of, reply, same_site, somebody


class Me(Struct, frozen=True):
    id: int
    name: str


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
    return reply(Me(identity.id, identity.name))


async def be(request: Request) -> Response:
    """Takes a nickname: the first time with a new identity, later the same one renamed."""
    wanted = await body(request, Name)
    name = clean(wanted.name, NAME)
    if not name:
        raise Refuse(422, Rejected("name-empty"))
    hub = hub_of(request)
    identity = identities.asked_by(hub.store, request)
    if identity is not None:
        hub.store.rename(identity.id, name)
        hub.renamed(identity.id, name)
        return reply(Me(identity.id, name))
    secret = identities.new_secret()
    made = hub.store.add_identity(identities.digest(secret), name, hub.wall())
    response = reply(Me(made.id, made.name), 201)
    identities.remember(response, secret, secure=request.url.scheme == "https")
    return response


async def make_link(request: Request) -> Response:
    same_site(request)
    hub, identity = hub_of(request), somebody(request)
    token, expires = identities.new_secret(), hub.wall() + identities.LINK
    hub.store.add_link(identities.digest(token), identity.id, expires)
    path = f"/#/device/{token}"
    return reply(Link(path, expires, qr_code(request, path)), 201)


async def use_link(request: Request) -> Response:
    """The second device becomes the same person, with a secret of its own."""
    same_site(request)
    hub = hub_of(request)
    token = identities.digest(request.path_params["token"])
    who = hub.store.use_link(token, hub.wall())
    if who is None:
        raise Refuse(404, Rejected("link-spent"))
    secret = identities.new_secret()
    hub.store.add_secret(who, identities.digest(secret))
    response = reply(Me(who, hub.name(who)))
    identities.remember(response, secret, secure=request.url.scheme == "https")
    return response
