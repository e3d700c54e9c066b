"""Connections that have yet to say what they want: bounded, so that they are in nobody's way."""

import sys
from collections.abc import Hashable
from typing import Final, Protocol

from dazwischen.server.base.limits import WAITING_CONNECTIONS

_FILES: Final = 8192
"""Where the system does not say how many."""


class Connection(Hashable, Protocol):
    def give_up(self) -> None: ...


class Waiting:
    def __init__(self, most: int | None = None) -> None:
        self._most = most or min(WAITING_CONNECTIONS, open_files() // 4)
        self._waiting: dict[Connection, str] = {}
        """Each with its address."""
        self._by_address: dict[str, dict[Connection, None]] = {}
        """Who has waited longest comes first."""

    def add(self, connection: Connection, address: str) -> None:
        self._waiting[connection] = address
        self._by_address.setdefault(address, {})[connection] = None
        if len(self._waiting) > self._most:
            # A thousand from one address at once leave no time for anybody else to say anything.
            crowd = max(self._by_address.values(), key=len)
            next(iter(crowd)).give_up()

    def remove(self, connection: Connection) -> None:
        address = self._waiting.pop(connection, None)
        if address is not None:
            others = self._by_address[address]
            del others[connection]
            if not others:
                del self._by_address[address]

    def __len__(self) -> int:
        return len(self._waiting)


def open_files() -> int:
    """As many as this process may have open: all that the system lets it have."""
    if sys.platform == "win32":
        return _FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20
