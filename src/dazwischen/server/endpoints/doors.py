"""What each address and each person may still do."""

from collections import Counter

from starlette.requests import Request

from dazwischen.server.base.allowance import Allowances
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import FOLLOWED, Bounds
from dazwischen.server.base.line import Line
from dazwischen.store.records import Identity


class Doors:
    """Each answers with 0, or with the seconds after which it is worth another attempt."""

    def __init__(self, clock: Clock, bounds: Bounds) -> None:
        self._clock = clock
        self._bounds = bounds
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
        return self._clock.now() / 1000

    def request(self, address: str) -> int:
        bounds = self._bounds
        if self.inside[address] >= bounds.address_at_once * bounds.crowd:
            return 1
        return self.knock(address)

    def knock(self, address: str) -> int:
        """A request, or one to become a WebSocket."""
        bounds = self._bounds
        rate, saved = bounds.address_requests, bounds.address_requests_saved
        return self._shared(self._requests, address, rate, saved)

    def newcomer(self, address: str) -> int:
        """Somebody new, with an identity that is kept."""
        bounds = self._bounds
        rate, saved = bounds.address_people, bounds.address_people_saved
        return self._shared(self._people, address, rate, saved)

    def book(self, identity: Identity | None, address: str) -> int:
        """A tournament or a score sheet; strangers have no more than their address has."""
        bounds, now = self._bounds, self._now()
        wait = 0
        if identity is not None:
            person = f"person {identity.id}"
            wait = self._books.take(person, now, bounds.books, bounds.books_saved)
        rate, saved = bounds.address_books, bounds.address_books_saved
        wait = wait or self._shared(self._books, address, rate, saved)
        return wait or self._books.take("house", now, bounds.house_books, bounds.house_books_saved)

    def table(self, address: str) -> int:
        bounds = self._bounds
        rate, saved = bounds.address_tables, bounds.address_tables_saved
        return self._shared(self._tables, address, rate, saved)

    def bring_in(self, address: str) -> int:
        """A game from elsewhere."""
        bounds = self._bounds
        rate, saved = bounds.address_imports, bounds.address_imports_saved
        return self._shared(self._imports, address, rate, saved)

    def look(self, identity: Identity | None, address: str) -> int:
        """A word in the dictionary."""
        bounds, now = self._bounds, self._now()
        if identity is None:
            return self._shared(self._looks, address, bounds.looks, bounds.looks_saved)
        return self._looks.take(f"person {identity.id}", now, bounds.looks, bounds.looks_saved)

    def _shared(self, allowances: Allowances, address: str, rate: float, saved: float) -> int:
        crowd = self._bounds.crowd
        return allowances.take(f"from {address}", self._now(), rate * crowd, saved * crowd)


def doors_of(request: Request) -> Doors:
    doors: Doors = request.state.doors
    return doors
