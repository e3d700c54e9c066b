"""No test waits for ever."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import Popen
from typing import AnyStr, Final

LONG: Final = 300.0
"""Seconds: what takes longer than this will not end, however busy the machine is."""


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
