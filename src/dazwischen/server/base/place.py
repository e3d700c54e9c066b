"""Where the house stands: the address under which people reach it, which may lie below another's.

Only here is anything cut from the paths that are asked for, or put before those that are given
away; everything else speaks of paths within the house.
"""

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_SCHEMES: Final = {"http", "https"}
_PLAIN: Final = re.compile(r"(/[\w~-][\w.~-]*)*/?", re.ASCII)
"""Nothing that browsers, proxies and cookies would write in different ways."""


class Place(Struct, frozen=True):
    origin: str = ""
    """Such as `https://spiele.example`; without one it is that under which somebody asks."""
    base: str = ""
    """What stands before every path, such as `/jay`; proxies may have cut it off already."""

    def within(self, path: str) -> str:
        """The path as the house knows it."""
        return path[len(self.base) :] if path.startswith(f"{self.base}/") else path

    def address(self, request: HTTPConnection, path: str) -> str:
        """To be given away."""
        origin = self.origin or str(request.base_url).rstrip("/")
        return f"{origin}{self.base}{path}"

    def is_safe(self, request: HTTPConnection) -> bool:
        """Whether cookies are to come by HTTPS only."""
        return self.origin.startswith("https:") or request.url.scheme == "https"


ANYWHERE: Final = Place()


def place_at(address: str) -> Place:
    """Raises `ValueError` for what is no address of a house."""
    parts = urlsplit(address)
    if parts.scheme not in _SCHEMES or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(address)
    if parts.username is not None or (parts.port or 1) < 1 or not _PLAIN.fullmatch(parts.path):
        raise ValueError(address)
    return Place(f"{parts.scheme}://{parts.netloc.lower()}", parts.path.rstrip("/"))


class Below:
    """Cuts off what stands before the house's own paths, where no proxy has done so."""

    def __init__(self, app: ASGIApp, place: Place) -> None:
        self._app = app
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self._place.base and path == self._place.base and scope["type"] == "http":
            # Relative addresses count from the last stroke.
            await RedirectResponse(f"{path}/", 308)(scope, receive, send)
            return
        within = self._place.within(path)
        await self._app(scope if within == path else {**scope, "path": within}, receive, send)
