"""Somebody new who opens the page every now and then, while others attack."""

import threading
import time
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import Final, Self

PATIENCE: Final = 10.0


class Newcomer:
    def __init__(self, port: int, between: float) -> None:
        self.times: list[float] = []
        self.failed = 0
        self._port = port
        self._between = between
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        """Each time over a new connection."""
        while not self._over.is_set():
            began = time.monotonic()
            # A library that prepares for HTTPS first would keep those who play in this process.
            line = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
            try:
                line.request("GET", "/")
                answer = line.getresponse()
                found = answer.status == HTTPStatus.OK and bool(answer.read())
            except (OSError, HTTPException):
                found = False
            finally:
                line.close()
            self.times.append(time.monotonic() - began)
            self.failed += not found
            self._over.wait(self._between)
