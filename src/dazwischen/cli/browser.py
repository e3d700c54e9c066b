"""Opens the browser as soon as the server answers."""

import socket
import threading
import time
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

STEP: Final = 0.05
PATIENCE: Final = 15.0
"""Seconds after which nobody waits for the server any more."""


def probe(host: str, port: int) -> int:
    """The port on which one could listen, any free one for 0; raises `OSError` if that is none."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind((host, port))
        return int(trial.getsockname()[1])


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or another one if somebody has it."""
    try:
        return probe(host, wanted)
    except OSError:
        return probe(host, 0)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens there."""
    return f"http://{'127.0.0.1' if host in ('0.0.0.0', '') else host}:{port}/"  # noqa: S104


def open_when_up(url: str) -> None:
    threading.Thread(target=_wait_and_open, args=(url,), daemon=True).start()


def _wait_and_open(url: str) -> None:
    if answers(f"{url}healthz"):
        webbrowser.open(url)


def answers(url: str, patience: float = PATIENCE) -> bool:
    """Whether something answers there before patience runs out."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            with urlopen(url, timeout=1) as response:  # noqa: S310 - our own address
                return bool(response.status == 200)
        except (URLError, OSError):
            time.sleep(STEP)
    return False
