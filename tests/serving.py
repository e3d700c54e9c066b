"""A real server in a process of its own, that can be killed and started again."""

import os
import re
import secrets
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from dazwischen.cli.browser import answers
from tests.limits import LONG

NOWHERE: Final = Path(os.devnull)
START: Final = 180.0
"""Seconds: on a machine with much else to do, reading the program alone takes a while."""


LOWEST: Final = 20_000
STRETCH: Final = 500
"""Ports of one worker: another one must not take what this one has found and will use soon."""
STRETCHES: Final = 24


def free_port() -> int:
    """Of those that no system gives to whoever asks for any: tests beside this one connect, are
    killed and start again all the time."""
    worker = re.sub(r"\D", "", os.environ.get("PYTEST_XDIST_WORKER", ""))
    lowest = LOWEST + int(worker or 0) % STRETCHES * STRETCH
    while True:
        port = lowest + secrets.randbelow(STRETCH)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port


class Serving:
    def __init__(
        self, data: Path, before: str = "", options: Sequence[str] = (), journal: Path = NOWHERE
    ) -> None:
        """`before`: what its process is to do first; `journal`: where its log goes."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._options = options
        self._journal = journal
        self._program = f"{before}\nfrom dazwischen.cli.main import main\nmain()"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # Browsers of all tests come from one address.
        command = [sys.executable, "-c", self._program, "serve", "--crowd", "100"]
        with self._journal.open("ab") as journal:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [*command, "--port", str(self.port), "--data", str(self._data), *self._options],
                stdout=subprocess.DEVNULL,
                stderr=journal,
            )
        if not answers(f"{self.url}/healthz", START):
            self.kill()
            raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As the power cut does it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(LONG)
            self._process = None
