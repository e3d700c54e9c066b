"""Everybody who is connected, by who they are and from where: nobody takes all the room."""

from collections import Counter
from typing import Protocol

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import Bounds
from dazwischen.store.records import Identity


class Connected(Protocol):
    @property
    def identity(self) -> Identity: ...
    @property
    def address(self) -> str: ...


class Crowd:
    def __init__(self) -> None:
        self._people: Counter[int] = Counter()
        self._addresses: Counter[str] = Counter()
        self._all = 0

    def came(self, one: Connected) -> None:
        self._people[one.identity.id] += 1
        self._addresses[one.address] += 1
        self._all += 1

    def went(self, one: Connected) -> None:
        self._people[one.identity.id] -= 1
        self._addresses[one.address] -= 1
        self._all -= 1
        # Only those who are there are remembered.
        if not self._people[one.identity.id]:
            del self._people[one.identity.id]
        if not self._addresses[one.address]:
            del self._addresses[one.address]

    def refuses(self, who: int, address: str, bounds: Bounds) -> Rejected | None:
        """Why one more would be too many. Strangers have what their address has."""
        if self._all >= bounds.house.sockets:
            return Rejected("house-full")
        shared = bounds.address.sockets * bounds.crowd
        crowded = who > 0 and self._people[who] >= bounds.person.sockets
        if crowded or self._addresses[address] >= shared:
            return Rejected("too-many-sockets")
        return None
