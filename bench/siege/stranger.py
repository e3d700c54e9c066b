"""Somebody from another address who speaks HTTP and WebSocket as no browser would."""

import itertools
import json
import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from tests.server.frames import masked

PATIENCE: Final = 15.0
UPGRADE: Final = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Target(Struct, frozen=True):
    port: int
    codes: tuple[str, ...]
    """Tables at which honest people play: whoever has seen a link knows them."""
    log: bytes
    """A long game that was really played."""
    scale: float = 1.0
    """How many of everything."""

    def some(self, number: int) -> int:
        return max(1, round(number * self.scale))


class Tally:
    """What an attack met with; several threads write it."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.met: Counter[str] = Counter()
        self._lock = threading.Lock()

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.until

    def turns(self, least: int = 1) -> Iterator[int]:
        """Again and again until it is over; on however slow a machine, so often at least."""
        for turn in itertools.count():
            if turn >= least and self.over:
                return
            yield turn

    def add(self, what: str) -> None:
        with self._lock:
            self.met[what] += 1

    def wait(self, seconds: float) -> None:
        time.sleep(max(0.0, min(seconds, self.until - time.monotonic())))


def address(number: int) -> str:
    """An address of this machine that no honest guest has."""
    return f"127.0.{66 + number // 250}.{1 + number % 250}"


class Stranger:
    """One address, and at most one connection at a time."""

    def __init__(self, target: Target, tally: Tally, number: int) -> None:
        self.target = target
        self.tally = tally
        self.address = address(number)
        self.cookie = ""
        self._line: socket.socket | None = None

    def connect(self) -> socket.socket:
        where = ("127.0.0.1", self.target.port)
        line = socket.create_connection(where, PATIENCE, (self.address, 0))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return line

    def ask(self, method: str, path: str, body: bytes = b"", head: str = "") -> tuple[int, bytes]:
        """Status and body of the answer; 0 if there was none."""
        asked = f"{method} {path} HTTP/1.1\r\nHost: x\r\n{head}Content-Length: {len(body)}\r\n"
        asked += f"Cookie: {self.cookie}\r\n\r\n" if self.cookie else "\r\n"
        try:
            if self._line is None:
                self._line = self.connect()
            with suppress(BrokenPipeError, ConnectionResetError):
                # Refused before all of it was sent: the answer is there to be read.
                self._line.sendall(asked.encode() + body)
            status, answer, cookie, goes_on = read_answer(self._line)
        except OSError:
            status, answer, cookie, goes_on = 0, b"", "", False
        if cookie:
            self.cookie = cookie
        if not goes_on:
            self.hang_up()
        self.tally.add(str(status or "no answer"))
        return status, answer

    def json(self, method: str, path: str, what: Any) -> tuple[int, Any]:  # noqa: ANN401
        body = json.dumps(what).encode()
        status, answer = self.ask(method, path, body, "Content-Type: application/json\r\n")
        try:
            return status, msgspec.json.decode(answer)
        except msgspec.DecodeError:
            return status, None

    def be(self, name: str = "Eve") -> bool:
        return self.json("POST", "/api/me", {"name": name})[0] in (200, 201)

    def upgrade(self) -> "Wire | None":
        """A WebSocket of this person, if it is opened."""
        head = f"GET /ws HTTP/1.1\r\nHost: x\r\n{UPGRADE}Cookie: {self.cookie}\r\n\r\n"
        try:
            line = self.connect()
            line.sendall(head.encode())
            heard = _until(line, b"\r\n\r\n")
        except OSError:
            self.tally.add("no answer")
            return None
        status = heard[9:12].decode("latin-1")
        self.tally.add(status if status == "101" else f"ws {status}")
        if status != "101":
            line.close()
            return None
        return Wire(line)

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None


class Wire:
    """A WebSocket on which everything can be said; what comes back is hardly looked at."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    def say(self, **message: Any) -> bool:  # noqa: ANN401
        return self.raw(masked(json.dumps(message).encode()))

    def raw(self, data: bytes) -> bool:
        """Whether the other side is still there."""
        try:
            self.line.sendall(data)
        except OSError:
            return False
        return True

    def drain(self) -> bytes | None:
        """What has come; nothing at all if the other side is gone."""
        heard = b""
        try:
            self.line.settimeout(0)
            while part := self.line.recv(65536):
                heard += part
        except BlockingIOError:
            return heard
        except OSError:
            return None
        finally:
            with suppress(OSError):
                self.line.settimeout(PATIENCE)
        return None

    def close(self) -> None:
        self.line.close()


def read_answer(line: socket.socket) -> tuple[int, bytes, str, bool]:
    """Status, body, the cookie that was set, and whether the connection goes on."""
    heard = _until(line, b"\r\n\r\n")
    head, _, body = heard.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 "):
        return 0, b"", "", False
    names = [one.partition(b":") for one in head.split(b"\r\n")[1:]]
    fields = {name.strip().lower(): value.strip() for name, _, value in names}
    length = int(fields.get(b"content-length", b"0"))
    while len(body) < length:
        part = line.recv(min(1 << 20, length - len(body)))
        if not part:
            break
        body += part
    goes_on = fields.get(b"connection", b"").lower() != b"close"
    goes_on = goes_on and b"transfer-encoding" not in fields
    cookie = fields.get(b"set-cookie", b"").split(b";")[0].decode("latin-1")
    return int(head[9:12]), body, cookie, goes_on


def _until(line: socket.socket, mark: bytes) -> bytes:
    heard = b""
    while mark not in heard:
        part = line.recv(65536)
        if not part:
            break
        heard += part
    return heard


def at_once(count: int, what: Callable[[int], None]) -> None:
    """Each in a thread of its own, until all are done."""
    threads = [
        threading.Thread(target=what, args=(number,), daemon=True) for number in range(count)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def secret() -> str:
    return os.urandom(20).hex()
