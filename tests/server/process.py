"""A real server process that can be killed and started again on the same data."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.limits import LONG
from tests.server.house import House
from tests.serving import START, free_port


class Process(House):
    def __init__(self, data: Path, *options: str, crowd: int = 100) -> None:
        """All of a test come from one address, where as many may be as are in a hall."""
        super().__init__()
        self._options = ("--crowd", str(crowd), *options)
        self.data = data
        self._log = data / "journal.txt"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        return self._port

    def start(self) -> float:
        """Seconds until the first request is answered."""
        began = time.monotonic()
        program = Path(sys.executable).with_name("dazwischen")
        command = [str(program), "serve", *self._options]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [*command, "--port", str(self._port), "--data", str(self.data)],
                stderr=log,
                start_new_session=True,
            )
        while time.monotonic() < began + START:
            try:
                httpx.get(f"{self.base}/healthz", timeout=START)
            except httpx.TransportError:
                time.sleep(0.01)
            else:
                return time.monotonic() - began
        # Whoever gives up here has nothing to end yet.
        self.kill()
        raise TimeoutError(self.journal())

    def kill(self) -> None:
        """With the processes in which bots think."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to stop; its exit status."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """The server alone; its exit status."""
        process = self._process
        if process is None:
            return 0
        process.send_signal(how)
        self._process = None
        return process.wait(LONG)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def group(self) -> int:
        """The number of the server's process, and of the group with all that it started."""
        assert self._process is not None
        return self._process.pid

    def journal(self) -> list[str]:
        """What the server complained about."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if '"level":"info"' not in line]
