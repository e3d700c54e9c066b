"""Answers over HTTP: JSON; errors have a code, the rules and a sentence, and no internals."""

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected, Unusable
from dazwischen.server.hub import Hub
from dazwischen.server.identities import asked_by
from dazwischen.server.limits import BODY_BYTES
from dazwischen.server.origin import is_own
from dazwischen.server.record import UNREADABLE
from dazwischen.server.told import Told, told
from dazwischen.store.records import Identity
from dazwischen.texts import LANGUAGES

if TYPE_CHECKING:
    from dazwischen.server.desk import Desk

T = TypeVar("T")
_DIGITS: Final = 15
"""Of a number in a query: none that is meant has more."""


class Problem(Struct, frozen=True):
    code: str
    rules: tuple[str, ...]
    text: str
    line: int | UnsetType = UNSET
    """Where, in what was sent."""


class Refuse(Exception):
    """Ends a request with a status and a sentence."""

    def __init__(self, status: int, rejected: Rejected) -> None:
        super().__init__(rejected.code)
        self.status = status
        self.rejected = rejected


def reply(value: Any, status: int = 200) -> Response:  # noqa: ANN401 - whatever JSON can say
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(request: Request, error: Refuse) -> Response:
    words = hub_of(request).texts(language(request))
    rejected = error.rejected
    text = words(rejected.key, rejected.args)
    line = rejected.line if isinstance(rejected, Told) and rejected.line else UNSET
    return reply(Problem(rejected.code, rejected.rules, text, line), error.status)


def http_error(request: Request, error: HTTPException) -> Response:
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    response = refused(request, Refuse(error.status_code, Rejected(code)))
    response.headers.update(error.headers or {})
    return response


def unusable(status: int, error: Unusable) -> Refuse:
    return Refuse(status, told(error))


def hub_of(request: Request) -> Hub:
    hub: Hub = request.state.gate.hub
    return hub


def desk_of(request: Request) -> "Desk":
    desk: Desk = request.state.desk
    return desk


def language(request: Request) -> str:
    """As the request's `lang` says, else as the browser prefers, else German."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        name = part.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "de"


def whole_number(request: Request, name: str) -> int:
    """Of the query; 0 if it is left out."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
        raise Refuse(400, Rejected("bad-request"))
    return int(text)


def somebody(request: Request) -> Identity:
    identity = asked_by(hub_of(request).store, request)
    if identity is None:
        raise Refuse(401, Rejected("who-are-you"))
    return identity


def same_site(request: Request) -> None:
    """What changes something is asked for by our own pages only."""
    headers = request.headers
    if not is_own(headers.get("origin"), headers.get("host"), request.state.gate.origins):
        raise Refuse(403, Rejected("foreign-origin"))


async def body(request: Request, kind: type[T]) -> T:
    same_site(request)
    data = await raw_body(request)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except UNREADABLE:
        raise Refuse(400, Rejected("unreadable")) from None


async def raw_body(request: Request, most: int = BODY_BYTES) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refuse(413, Rejected("too-big"))
        parts.append(part)
    return b"".join(parts)
