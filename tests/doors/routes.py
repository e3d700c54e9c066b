"""Everything that can be asked over HTTP, by somebody with a name and links who means no good."""

import asyncio
import json
import logging
from ipaddress import IPv4Address
from random import Random
from typing import Any, Final
from urllib.parse import quote

from msgspec import Struct
from starlette.applications import Starlette

from dazwischen.server.app import app
from dazwischen.server.endpoints.openapi import OPERATIONS
from dazwischen.store.sqlite import SQLiteStore
from tests.doors import files
from tests.doors.chance import fixed
from tests.doors.stirring import other, stirred, written
from tests.doors.trial import Trial
from tests.limits import LONG
from tests.server import loops
from tests.server.live import Complaints

KEY: Final = "k" * 40
CLIENT: Final = "c" * 24
_JSON: Final[dict[str, Any]] = {
    "/api/me": {"name": "Eve"},
    "/api/me/ratings": {"wanted": True},
    "/api/tables": {
        "game": "jay", "options": {"players": 3, "level": 7}, "timing": {"deal": 1},
        "seats": ["me", "leicht", "free"], "settings": {"name": "x", "public": True}, "start": True,
    },
    "/api/sheets": {"key": KEY},
    "/api/sheets/{code}/actions": {"key": KEY, "client": CLIENT, "actions": [
        {"id": 1, "do": {"do": "begin", "names": ["A", "B", "C"], "title": "x"}},
    ]},
    "/api/tournaments": {"key": KEY, "settings": {"game": "jay", "options": {"level": 3}}},
    "/api/tournaments/{code}/actions": {"key": KEY, "client": CLIENT, "actions": [
        {"id": 1, "do": {"do": "register", "name": "Ada", "here": True}},
        {"id": 2, "do": {"do": "register", "name": "B", "bot": "leicht", "here": True}},
        {"id": "t" * 24, "do": {"do": "draw", "number": 1}},
    ]},
    "/api/tournaments/{code}/seat": {"key": KEY},
}  # fmt: skip


class Answer(Struct):
    status: int = 0
    body: bytes = b""
    cookie: str = ""


class Asker:
    """Somebody at the door, without a network."""

    def __init__(self, application: Starlette, state: dict[str, Any]) -> None:
        self._app = application
        self._state = state
        self.cookie = b""

    async def ask(
        self, method: str, path: str, body: bytes, headers: list[tuple[bytes, bytes]], at: int
    ) -> Answer:
        """`at`: from where, so that the bounds of one address are not all that is met."""
        answer = Answer()
        where, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": where, "raw_path": quote(where, safe="/%").encode(),
            "query_string": query.encode("utf-8", "replace"), "root_path": "",
            "headers": [(b"host", b"x"), *headers], "client": (_address(at), 9),
            "server": ("x", 80), "state": dict(self._state),
        }  # fmt: skip
        heard = False

        async def receive() -> dict[str, Any]:
            nonlocal heard
            if heard:
                await asyncio.sleep(LONG)
            heard = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        answer.cookie = value.split(b";")[0].decode()
            else:
                answer.body += message.get("body", b"")

        await self._app(scope, receive, send)
        return answer


def _address(number: int) -> str:
    return str(IPv4Address((10 << 24) + number))


def routes(trial: Trial) -> None:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with fixed(trial.dice):
            loops.run(_asked(trial, complaints))
    finally:
        logging.getLogger().removeHandler(complaints)


async def _asked(trial: Trial, complaints: Complaints) -> None:
    store = SQLiteStore(":memory:")
    application = app(store)
    async with application.router.lifespan_context(application) as state:
        asker = Asker(application, dict(state or {}))
        of = await _prepared(asker)
        for dice in trial:
            method, path, body, headers = _request(of, dice)
            trial.now = method, path, body[:200], headers
            answer = await asker.ask(method, path, body, headers, dice.randrange(1 << 24))
            if complaints.records:
                raise AssertionError(complaints.records[0])
            if not 200 <= answer.status <= 503 or answer.status == 500:
                raise AssertionError(f"answered with {answer.status}")
    store.close()


async def _prepared(asker: Asker) -> dict[str, str]:
    """Somebody with a table, a sheet and a tournament: what fills the gaps of paths."""

    async def made(path: str) -> Any:
        body = json.dumps(_JSON[path]).encode()
        headers = [(b"cookie", asker.cookie)]
        answer = await asker.ask("POST", path, body, headers, 1)
        asker.cookie = answer.cookie.encode() or asker.cookie
        return json.loads(answer.body)

    await made("/api/me")
    table, sheet, tour = [
        (await made(path))["code"] for path in ("/api/tables", "/api/sheets", "/api/tournaments")
    ]
    return {"cookie": asker.cookie.decode(), "table": table, "sheet": sheet, "tour": tour}


def _request(of: dict[str, str], dice: Random) -> tuple[str, str, bytes, list[tuple[bytes, bytes]]]:
    operation = dice.choice(OPERATIONS)
    kind = "sheet" if "sheets" in operation.path else "tour"
    code = of[kind if "sheets" in operation.path or "tournaments" in operation.path else "table"]
    filled = {
        "code": code, "number": str(dice.choice([0, 1, 2, 2**63, 10**30])), "token": "x" * 20,
        "word": "haus", "letters": "hau?", "game": "jay", "level": "3",
    }  # fmt: skip
    path = operation.path.format(**filled)
    if dice.random() < 0.25:
        path = "/" + stirred(path.encode(), dice).decode("utf-8", "replace")[:2_000]
    if dice.random() < 0.7:
        path += f"?key={KEY}"
    if dice.random() < 0.3:
        name = dice.choice(["upto", "from", "step", "count", "lang", "umlauts", "wait", "format"])
        value = dice.choice(["0", "1", "-1", "9" * 40, "ä", "", "NaN", "1e9", "٣", "x" * 500])
        path += ("&" if "?" in path else "?") + f"{name}={0 if name == 'wait' else value}"
    method = operation.method if dice.random() < 0.95 else dice.choice(["PUT", "HEAD", "DELETE"])
    return method, path, _body(operation.path, operation.method, dice), _headers(of, dice)


def _body(path: str, method: str, dice: Random) -> bytes:
    if method != "POST" and dice.random() < 0.9:
        return b""
    if path in _JSON:
        body = _JSON[path]
        return written(other(body, dice) if dice.random() < 0.8 else body, dice)
    if path == "/api/referee":
        return files.protocol(dice)
    if path == "/api/replays":
        return files.log(dice)
    if path.endswith(".csv"):
        return files.registrations(dice)
    return stirred(b'{"key": "x"}', dice)


def _headers(of: dict[str, str], dice: Random) -> list[tuple[bytes, bytes]]:
    found = [(b"cookie", of["cookie"].encode())] if dice.random() < 0.8 else []
    if dice.random() < 0.3:
        name = dice.choice([
            b"cookie", b"authorization", b"accept-language", b"if-none-match", b"origin",
            b"content-type", b"range", b"x-forwarded-for", b"x-forwarded-proto", b"host",
            b"content-length", b"accept-encoding", b"sec-fetch-site",
        ])  # fmt: skip
        value = dice.choice([
            b"", b"\xff\xfe", b"Bearer ", b"Bearer \xe4", b"de;q=x,*;q=9", b'"', b"http://[",
            b"bytes=-1", b"bytes=9-1,2-", b"a" * 5_000, b"1, 2,,::,[::", b"*", b"null",
            of["cookie"].encode() * 50,
        ])  # fmt: skip
        found.append((name, value))
    return found
