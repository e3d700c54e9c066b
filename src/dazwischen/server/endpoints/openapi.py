"""The HTTP side described in OpenAPI 3.1, from the structs that are really read and written."""

import re
from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.games import registry
from dazwischen.lexicon.finding import Finding
from dazwischen.lexicon.searching import Search
from dazwischen.server.base.identities import COOKIE
from dazwischen.server.base.limits import WAIT
from dazwischen.server.endpoints.http_hints import Hint
from dazwischen.server.endpoints.http_mine import Library
from dazwischen.server.endpoints.http_people import Link, Me, Name
from dazwischen.server.endpoints.http_replays import BroughtIn
from dazwischen.server.endpoints.http_tables import GameChoice, Invitation, NewTable, Opened
from dazwischen.server.endpoints.http_words import DICTIONARIES, UMLAUTS
from dazwischen.server.endpoints.openapi_desk import DESK
from dazwischen.server.endpoints.operation import (
    ALWAYS,
    CHANGES,
    LINES,
    PLAIN,
    READS,
    SVG,
    WORKED,
    Operation,
)
from dazwischen.server.endpoints.replies import Problem, encoded
from dazwischen.server.services.disclosure import House
from dazwischen.server.wire.messages import RoomInfo
from dazwischen.server.work.archive import Replay
from dazwischen.server.work.checked import Checked
from dazwischen.server.work.judging import Judged
from dazwischen.server.work.retold import Alternatives, Outline, Steps
from dazwischen.texts import LANGUAGES
from dazwischen.version import VERSION

_JSON: Final = "application/json"


def _counted(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}}


def _chosen(name: str, values: Iterable[str]) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string", "enum": list(values)}}


OPERATIONS: Final = (
    Operation("GET", "/healthz", "Whether the server is well", {200: PLAIN}, refuses=(503,)),
    Operation("GET", "/metrics", "Figures for Prometheus", {200: PLAIN}, refuses=(404,)),
    Operation("GET", "/api/openapi.json", "This description", {200: dict[str, Any]}),
    Operation("GET", "/api/me", "Who one is", {200: Me}, known=True),
    Operation(
        "POST", "/api/me", "Take a name", {200: Me, 201: Me}, takes=Name, refuses=(*READS, 422)
    ),
    Operation(
        "POST", "/api/me/link", "Make a link for a second device", {201: Link},
        refuses=CHANGES, known=True,
    ),
    Operation(
        "POST", "/api/link/{token}", "Become the same person on this device", {200: Me},
        refuses=(*CHANGES, 400, 404, 409), query=(_counted("replaces"),),
    ),
    Operation("GET", "/api/house", "Who runs it, and what it keeps for how long", {200: House}),
    Operation("GET", "/api/games", "What can be played, and how", {200: list[GameChoice]}),
    Operation(
        "GET", "/api/games/mine", "Games one sat at, as far as their rounds are over",
        {200: Library}, refuses=(400,), known=True,
        query=(
            _counted("before"), _chosen("game", registry.NAMES), _chosen("result", ("won", "lost")),
            {"name": "with", "in": "query", "schema": {"type": "string"}},
        ),
    ),
    Operation(
        "DELETE", "/api/replays/{number}", "Put a game away from one's own list",
        {200: dict[str, Any]}, refuses=(*CHANGES, 404), known=True,
    ),
    Operation(
        "POST", "/api/replays", "Bring in a game, verified event by event", {201: BroughtIn},
        takes=LINES, refuses=(*CHANGES, 413, *WORKED), known=True,
    ),
    Operation(
        "GET", "/api/replays/{number}", "A game that is over", {200: Replay},
        refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/replays/{number}.jsonl", "The same as JSON lines", {200: LINES},
        refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/replays/{number}.txt", "The same as a file for the referee", {200: PLAIN},
        refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/replays/{number}/analysis", "What could have been done, move by move",
        {200: dict[str, Any]}, refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/replays/{number}/cards", "Whether anybody could have chosen its cards",
        {200: Checked}, refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/words/{word}", "What the dictionary says", {200: Finding},
        refuses=(403, 404, 429),
        query=(_chosen("language", DICTIONARIES), _chosen("umlauts", UMLAUTS)),
    ),
    Operation(
        "GET", "/api/letters/{letters}", "What can be made of letters", {200: Search},
        refuses=(403, 404, 422, 429),
        query=(_chosen("language", DICTIONARIES), _chosen("umlauts", UMLAUTS)),
    ),
    Operation(
        "GET", "/api/replays/{number}/outline", "Its seats, its length, and what mattered in it",
        {200: Outline}, refuses=(404, *WORKED), keyed=True,
    ),
    Operation(
        "GET", "/api/replays/{number}/steps", "What happened, with all that was to be seen then",
        {200: Steps}, refuses=(400, 404, *WORKED), keyed=True,
        query=(_counted("from"), _counted("at")),
    ),
    Operation(
        "GET", "/api/replays/{number}/could", "What could have been laid after an event",
        {200: Alternatives}, refuses=(400, 404, *WORKED), keyed=True, query=(_counted("at"),),
    ),
    Operation(
        "POST", "/api/referee", "Judge a protocol file", {200: Judged},
        takes=PLAIN, refuses=(*READS, *WORKED), query=(_counted("upto"),),
    ),
    Operation(
        "GET", "/api/referee/qr.svg", "The referee's page as a QR code, for a printed sheet",
        {200: SVG}, refuses=(400,),
    ),
    Operation("GET", "/api/tables", "Public tables", {200: list[RoomInfo]}),
    Operation(
        "POST", "/api/tables", "Open a table", {201: Opened},
        takes=NewTable, refuses=(*READS, 422, 429), known=True,
    ),
    Operation(
        "GET", "/api/tables/mine", "Tables at which one has a seat", {200: list[RoomInfo]},
        known=True,
    ),
    Operation(
        "GET", "/api/tables/{code}", "A table", {200: RoomInfo}, refuses=(404,), known=True
    ),
    Operation(
        "GET", "/api/tables/{code}/hint", "The best that one can do in one's turn", {200: Hint},
        refuses=(403, 404, 409, 429), known=True,
    ),
    Operation(
        "GET", "/api/tables/{code}/invitation", "Who invites to what, for those without a name yet",
        {200: Invitation}, refuses=(404,),
    ),
    Operation(
        "GET", "/api/tables/{code}/qr.svg", "The invitation as a QR code", {200: SVG},
        refuses=(400, 404), known=True,
    ),
    *DESK,
)  # fmt: skip


async def openapi(request: Request) -> Response:  # noqa: ARG001
    return encoded(_told())


@cache
def _told() -> bytes:
    """It takes a moment, and whoever asks for it often would have it all the time."""
    return msgspec.json.encode(described())


@cache
def described() -> dict[str, Any]:
    used = {kind for one in OPERATIONS for kind in (*one.answers.values(), one.takes, Problem)}
    structs = [kind for kind in used if kind is not None and not isinstance(kind, str)]
    structs.sort(key=repr)
    schemas, components = msgspec.json.schema_components(
        structs, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(repr, structs), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dazwischen", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {COOKIE: {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(one: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    refused = {*one.refuses, *ALWAYS, *([401] if one.known else [])}
    answers = {**one.answers, **dict.fromkeys(refused, Problem)}
    described: dict[str, Any] = {
        "summary": one.summary,
        "parameters": [*_in_path(one.path), *_in_query(one), _LANGUAGE],
        "responses": {
            str(status): {
                "description": HTTPStatus(status).phrase,
                "content": _content(kind, schema_of),
            }
            for status, kind in sorted(answers.items())
        },
    }
    if one.takes is not None:
        content = _content(one.takes, schema_of)
        described["requestBody"] = {"required": True, "content": content}
    if one.known:
        described["security"] = [{COOKIE: []}]
    return described


_LANGUAGE: Final = {
    "name": "lang",
    "in": "query",
    "description": "Of sentences; else as Accept-Language says",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}


_KEY: Final = {
    "name": "key",
    "in": "query",
    "description": "Of the link, for those who did not sit at the game",
    "schema": {"type": "string"},
}
_WAIT: Final = {
    "name": "wait",
    "in": "query",
    "description": "Seconds to wait for a change, with If-None-Match; 304 if there is none",
    "schema": {"type": "integer", "minimum": 0, "maximum": WAIT},
}
_IN_PATH: Final = {
    "number": {"type": "integer", "minimum": 0},
    "code": {"type": "string", "minLength": 1},
    "token": {"type": "string", "minLength": 1},
    "word": {"type": "string", "minLength": 1},
    "letters": {"type": "string", "minLength": 1, "maxLength": 20},
    "game": {"type": "string", "enum": list(registry.NAMES)},
    "level": {"type": "string", "minLength": 1},
}


def _in_path(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [
        {"name": name, "in": "path", "required": True, "schema": _IN_PATH[name]} for name in names
    ]


def _in_query(one: Operation) -> list[dict[str, Any]]:
    return [*([_KEY] if one.keyed else []), *([_WAIT] if one.waits else []), *one.query]


def _content(kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401
    if kind is None:
        return {}
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {_JSON: {"schema": schema_of[repr(kind)]}}
