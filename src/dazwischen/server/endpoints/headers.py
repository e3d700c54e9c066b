"""Headers that every answer carries."""

from collections.abc import Iterable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OF_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""Enough for what is only ever part of a page: small files, and many of them."""
_PARTS: Final = ("text/javascript", "text/css", "text/plain", "font/", "application/json")
_FOLDERS: Final = ("/web/", "/texts/")


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name in names_for(scope["path"], headers.get("content-type", "")):
                    headers.setdefault(name, ALWAYS[name])
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, sent if scope["type"] == "http" else send)


def names_for(path: str, media_type: str) -> Iterable[str]:
    part = path.startswith(_FOLDERS) and media_type.startswith(_PARTS)
    return OF_PARTS if part else ALWAYS
