"""What each address and each person may still do."""

from collections import Counter

from starlette.requests import Request

from dazwischen.server.base.allowance import Allowances
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import FOLLOWED, Bounds, Rate
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

    def request(self, address: str) -> int:
        bounds = self._bounds
        if self.inside[address] >= bounds.address.at_once * bounds.crowd:
            return 1
        return self.knock(address)

    def knock(self, address: str) -> int:
        """A request, or one to become a WebSocket."""
        return self._shared(self._requests, address, self._bounds.address.requests)

    def newcomer(self, address: str) -> int:
        """Somebody new, with an identity that is kept."""
        return self._shared(self._people, address, self._bounds.address.people)

    def stream_record(self, identity: Identity | None, address: str) -> int:
        """A tournament or a score sheet; strangers have no more than their address has."""
        bounds, wait = self._bounds, 0
        if identity is not None:
            wait = self._take(self._books, f"person {identity.id}", bounds.person.books)
        wait = wait or self._shared(self._books, address, bounds.address.books)
        return wait or self._take(self._books, "house", bounds.house.books)

    def table(self, address: str) -> int:
        return self._shared(self._tables, address, self._bounds.address.tables)

    def bring_in(self, address: str) -> int:
        """A game from elsewhere."""
        return self._shared(self._imports, address, self._bounds.address.imports)

    def look(self, identity: Identity | None, address: str) -> int:
        """A word in the dictionary."""
        looks = self._bounds.person.looks
        if identity is None:
            return self._shared(self._looks, address, looks)
        return self._take(self._looks, f"person {identity.id}", looks)

    def _shared(self, allowances: Allowances, address: str, rate: Rate) -> int:
        return self._take(allowances, f"from {address}", rate, self._bounds.crowd)

    def _take(self, allowances: Allowances, name: str, rate: Rate, times: float = 1) -> int:
        now = self._clock.now() / 1000
        return allowances.take(name, now, rate.each_second * times, rate.saved * times)


def doors_of(request: Request) -> Doors:
    doors: Doors = request.state.doors
    return doors
