"""The one place where requests are counted."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from dazwischen.core.errors import Rejected
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.doors import Doors
from dazwischen.server.endpoints.gate import Gate
from dazwischen.server.endpoints.replies import refused


class Doorkeeper:
    """Finds out from where a request comes, and whether it is one too many."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        state = scope["state"]
        gate: Gate = state["gate"]
        doors: Doors = state["doors"]
        address = state["address"] = gate.arrived(scope)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        await doors.line.wait(address)
        wait = doors.request(address)
        if wait:
            answer = refused(Request(scope), Refuse(429, Rejected("too-fast"), wait))
            await answer(scope, receive, send)
            return
        doors.inside[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            doors.inside[address] -= 1
            if not doors.inside[address]:
                del doors.inside[address]
