"""No test waits for ever."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from subprocess import Popen
from typing import AnyStr, Final, TypeVar

T = TypeVar("T")
LONG: Final = 300.0
"""Seconds: what takes longer than this will not end, however busy the machine is."""


def until(found: Callable[[], T | None], what: str, seconds: float = LONG) -> T:
    """What is there at last; `what` says what was waited for where it never comes."""
    deadline = time.monotonic() + seconds
    while not (there := found()):
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        time.sleep(0.01)
    return there


@contextmanager
def limited(process: "Popen[AnyStr]", seconds: float = LONG) -> Iterator["Popen[AnyStr]"]:
    """Kills it when its time is over: whoever reads what it says then comes to the end of that."""
    timer = threading.Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()
    try:
        with process:
            yield process
    finally:
        timer.cancel()
