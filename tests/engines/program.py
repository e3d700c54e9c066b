"""Programs beside the tests, which end with them whatever happens."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

PATIENCE = 180.0
"""Seconds: a browser beside others, on a machine with much else to do, takes its time."""


def found(*names: str, package: str) -> str:
    """Where a program is. Without it a test is left out, but not where changes are judged."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    missing = f"no {names[0]} on this machine (Debian: apt-get install {package})"
    if "CI" in os.environ:
        pytest.fail(missing)
    pytest.skip(missing)


def line_of(log: Path, wanted: re.Pattern[str]) -> str:
    """What a program writes once it is ready."""
    end = time.monotonic() + PATIENCE
    while not (match := wanted.search(log.read_text(errors="replace"))):
        assert time.monotonic() < end, f"did not start: {log.read_text(errors='replace')}"
        time.sleep(0.05)
    return match[1]


_UNTIL_ALONE: Final = '"$@" & read -r _; kill -9 0'
"""Ends with all that was started when the line to the tests is cut, also if they are killed."""


@contextmanager
def running(command: Sequence[str], log: Path, **variables: str) -> Iterator[None]:
    """A program with all that it starts, which says to the log what it has to say."""
    with log.open("wb") as said:
        program = subprocess.Popen(  # noqa: S603 - found on this machine
            ["/bin/sh", "-c", _UNTIL_ALONE, "sh", *command],
            stdin=subprocess.PIPE,
            stdout=said,
            stderr=said,
            start_new_session=True,
            env={**_without_proxies(), **variables},
        )
    with program:
        try:
            yield
        finally:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait(PATIENCE)


def _without_proxies() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
