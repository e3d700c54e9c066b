"""Cores and sockets: the server gets one core, the load another."""

import os
import resource
from typing import Final

_OURS: Final = sorted(os.sched_getaffinity(0))
SPARE: Final = 80
"""Files that a server has open besides its clients' sockets."""


def for_server() -> int:
    return _OURS[0]


def for_load() -> int:
    return _OURS[-1]


def stay_on_the_loads() -> None:
    os.sched_setaffinity(0, {for_load()})


def most_tables(wanted: int) -> int:
    """As many tables of four as wanted, or as the system lets one process have sockets for."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return min(wanted, (most - SPARE) // 4)


def source(number: int) -> str:
    """Several addresses of this machine, since one has too few ports for all clients."""
    return f"127.0.0.{2 + number % 8}"
