"""What each address and each person may still do, and the one place where requests are counted."""

from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from dazwischen.core.errors import Rejected
from dazwischen.server.base.allowance import Allowances
from dazwischen.server.base.limits import FOLLOWED
from dazwischen.server.base.line import Line
from dazwischen.server.endpoints.replies import Refuse, refused
from dazwischen.server.tables.hub import Hub
from dazwischen.store.records import Identity

if TYPE_CHECKING:
    from dazwischen.server.endpoints.gate import Gate


class Doors:
    """Each answers with 0, or with the seconds after which it is worth another attempt."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._requests = Allowances(FOLLOWED)
        self._people = Allowances(FOLLOWED)
        self._books = Allowances(FOLLOWED)
        self._looks = Allowances(FOLLOWED)
        self._tables = Allowances(FOLLOWED)
        self._imports = Allowances(FOLLOWED)
        self.line = Line()
        self.inside: Counter[str] = Counter()
        """Requests that are being answered, by address."""

    def _now(self) -> float:
        return self._hub.now() / 1000

    def request(self, address: str) -> int:
        bounds = self._hub.bounds
        if self.inside[address] >= bounds.address_at_once * bounds.crowd:
            return 1
        return self.knock(address)

    def knock(self, address: str) -> int:
        """A request, or one to become a WebSocket."""
        bounds = self._hub.bounds
        rate, saved = bounds.address_requests, bounds.address_requests_saved
        return self._shared(self._requests, address, rate, saved)

    def newcomer(self, address: str) -> int:
        """Somebody new, with an identity that is kept."""
        bounds = self._hub.bounds
        rate, saved = bounds.address_people, bounds.address_people_saved
        return self._shared(self._people, address, rate, saved)

    def book(self, identity: Identity | None, address: str) -> int:
        """A tournament or a score sheet; strangers have no more than their address has."""
        bounds, now = self._hub.bounds, self._now()
        wait = 0
        if identity is not None:
            person = f"person {identity.id}"
            wait = self._books.take(person, now, bounds.books, bounds.books_saved)
        rate, saved = bounds.address_books, bounds.address_books_saved
        wait = wait or self._shared(self._books, address, rate, saved)
        return wait or self._books.take("house", now, bounds.house_books, bounds.house_books_saved)

    def table(self, address: str) -> int:
        bounds = self._hub.bounds
        rate, saved = bounds.address_tables, bounds.address_tables_saved
        return self._shared(self._tables, address, rate, saved)

    def bring_in(self, address: str) -> int:
        """A game from elsewhere."""
        bounds = self._hub.bounds
        rate, saved = bounds.address_imports, bounds.address_imports_saved
        return self._shared(self._imports, address, rate, saved)

    def look(self, identity: Identity | None, address: str) -> int:
        """A word in the dictionary."""
        bounds, now = self._hub.bounds, self._now()
        if identity is None:
            return self._shared(self._looks, address, bounds.looks, bounds.looks_saved)
        return self._looks.take(f"person {identity.id}", now, bounds.looks, bounds.looks_saved)

    def _shared(self, allowances: Allowances, address: str, rate: float, saved: float) -> int:
        crowd = self._hub.bounds.crowd
        return allowances.take(f"from {address}", self._now(), rate * crowd, saved * crowd)


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
