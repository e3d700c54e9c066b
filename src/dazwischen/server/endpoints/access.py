"""A line in the log for every request, where the operator wants one: without what opens doors."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dazwischen.server.base.journal import LOGGER, Access

_log = logging.getLogger(LOGGER)


class AccessLog:
    def __init__(self, app: ASGIApp, access: Access) -> None:
        self._app = app
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._access == "off":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sent)
        finally:
            told = {"method": scope["method"], "path": shown(scope), "status": status}
            told["took"] = round((time.perf_counter() - began) * 1000, 1)
            if self._access == "addresses":
                told["address"] = scope["state"].get("address", "")
            _log.info("request", extra=told)


def shown(scope: Scope) -> str:
    """The path, with the names of its parts where those are somebody's: codes of tables, keys and
    tokens open doors. What leads nowhere may hold one too."""
    if "endpoint" not in scope:
        return "?"
    path: str = scope["path"]
    if path.startswith("/api/"):
        for name, value in scope["path_params"].items():
            path = path.replace(f"/{value}", f"/{{{name}}}", 1)
    return path
