"""A server in a process of its own: started on its core, asked for its time and memory, stopped."""

import http.client
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0


class Process:
    def __init__(self, pid: int, port: int, started: float) -> None:
        self.port = port
        self.started = started
        """Seconds from the start to the first answered request."""
        self._files = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        """Seconds of processor time, in all its threads."""
        fields = (self._files / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are in memory."""
        return int((self._files / "statm").read_text().split()[1]) * PAGE


@contextmanager
def running(command: Sequence[str | Path], core: int, port: int, path: str) -> Iterator[Process]:
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(child.pid, {core})
    try:
        _first_answer(child, port, path)
        yield Process(child.pid, port, time.perf_counter() - start)
    finally:
        child.send_signal(signal.SIGINT)
        try:
            child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def _first_answer(child: subprocess.Popen[bytes], port: int, path: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and child.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            connection.getresponse().read()
        except OSError:
            time.sleep(0.005)
        else:
            return
        finally:
            connection.close()
    raise TimeoutError(f"no answer from {child.args!r}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
