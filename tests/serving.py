"""A real server in a process of its own, that can be killed and started again."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

from dazwischen.cli.browser import answers

START: Final = 60.0
"""Seconds: on a machine with much else to do, reading the program alone takes a while."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from dazwischen.cli.main import main; main()", "serve"]
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [*command, "--port", str(self.port), "--data", str(self._data)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if not answers(f"{self.url}/healthz", START):
            self.kill()
            raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As the power cut does it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
