"""WebDriver BiDi, as far as a tour speaks it: numbered commands, their answers, and events."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.engines.program import PATIENCE


class Refused(Exception):
    """What the browser answers to a command that it cannot carry out."""


class Bidi:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.hear: Callable[[str, dict[str, Any]], None] = lambda *_: None
        self._count = 0

    def say(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        end = time.monotonic() + PATIENCE
        while True:
            message = json.loads(self._line.recv(timeout=max(0.0, end - time.monotonic())))
            if message["type"] == "event":
                self.hear(message["method"], message["params"])
            elif message.get("id") == self._count:
                if message["type"] == "error":
                    raise Refused(f"{method}: {message['error']}: {message['message']}")
                return message["result"]


@contextmanager
def line_to(url: str) -> Iterator[Bidi]:
    # Pings would come from a thread of their own, and from dice that other tests watch.
    with connect(url, max_size=None, open_timeout=PATIENCE, proxy=None, ping_interval=None) as line:
        yield Bidi(line)
