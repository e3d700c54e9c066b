"""Answers over HTTP: JSON; errors have a code, the rules and a sentence, and no internals."""

from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.input_problem import InputProblem, problem_of
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import SMALL_BYTES
from dazwischen.server.base.people import People
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.numbers import DIGITS
from dazwischen.server.endpoints.origin import is_own
from dazwischen.server.services.tournament_service import TournamentService
from dazwischen.server.tables.tables import Tables
from dazwischen.server.wire.messages import UNREADABLE
from dazwischen.store.protocol import Store
from dazwischen.store.records import Identity
from dazwischen.texts import LANGUAGES, Texts

T = TypeVar("T")
_SOON: Final = 10
"""Seconds after which it is worth trying again."""


class Problem(Struct, frozen=True):
    code: str
    rules: tuple[str, ...]
    text: str
    line: int | UnsetType = UNSET
    """Where, in what was sent."""


def reply(value: Any, status: int = 200) -> Response:  # noqa: ANN401 - whatever JSON can say
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def encoded(data: bytes) -> Response:
    """What was put into JSON elsewhere."""
    return Response(data, media_type="application/json")


def refused(request: Request, error: Refuse) -> Response:
    return in_words(error, texts(language(request)))


def in_words(error: Refuse, words: Texts) -> Response:
    rejected = error.rejected
    text = words(rejected.key, rejected.args)
    line = rejected.line if isinstance(rejected, InputProblem) and rejected.line else UNSET
    response = reply(Problem(rejected.code, rejected.rules, text, line), error.status)
    if error.after:
        response.headers["retry-after"] = str(error.after)
    return response


def unkept(request: Request) -> Response:
    """Nothing can be kept just now, so nothing is done."""
    return refused(request, Refuse(503, Rejected("cannot-keep"), _SOON))


def http_error(request: Request, error: HTTPException) -> Response:
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    response = refused(request, Refuse(error.status_code, Rejected(code)))
    response.headers.update(error.headers or {})
    return response


def invalid(status: int, error: InvalidInput) -> Refuse:
    return Refuse(status, problem_of(error))


def store_of(request: Request) -> Store:
    store: Store = request.state.runtime.store
    return store


def clock_of(request: Request) -> Clock:
    clock: Clock = request.state.runtime.clock
    return clock


def people_of(request: Request) -> People:
    people: People = request.state.runtime.people
    return people


def tables_of(request: Request) -> Tables:
    tables: Tables = request.state.house.tables
    return tables


def tournament_service(request: Request) -> TournamentService:
    service: TournamentService = request.state.services.service
    return service


def language(request: Request) -> str:
    """As the request's `lang` says, else as the browser prefers, else German."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """Of the languages that a browser names; none is meant that comes after many others."""
    for part in accepted.split(",", 20)[:20]:
        name = part.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "de"


def whole_number(request: Request, name: str) -> int:
    """Of the query; 0 if it is left out."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
        raise Refuse(400, Rejected("bad-request"))
    return int(text)


def somebody(request: Request) -> Identity:
    identity = asked_by(store_of(request), request)
    if identity is None:
        raise Refuse(401, Rejected("who-are-you"))
    if identity.banned:
        raise Refuse(403, Rejected("banned"))
    return identity


def same_site(request: Request) -> None:
    """What changes something is asked for by our own pages only."""
    headers = request.headers
    if not is_own(headers.get("origin"), headers.get("host"), request.state.gate.origins):
        raise Refuse(403, Rejected("foreign-origin"))


def bearer(request: Request) -> str:
    """The key in the header that is made for keys; "" if there is none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def address_of(request: Request) -> str:
    """From where it is asked; households count as one."""
    address: str = request.state.address
    return address


async def body(request: Request, kind: type[T], most: int = SMALL_BYTES) -> T:
    same_site(request)
    data = await raw_body(request, most)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except UNREADABLE:
        raise Refuse(400, Rejected("unreadable")) from None


async def raw_body(request: Request, most: int) -> bytes:
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refuse(413, Rejected("too-big"))
            parts.append(part)
    except ClientDisconnect:
        # Nobody hears it any more.
        raise Refuse(400, Rejected("unreadable")) from None
    return b"".join(parts)
