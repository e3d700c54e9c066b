"""Whoever is slow, or asks for more than is answered, is in nobody's way."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import pytest

from dazwischen.server.base import limits
from dazwischen.server.base.addresses import Proxies
from dazwischen.server.endpoints import http_connection, http_protocol, waiting
from dazwischen.server.endpoints.waiting import Waiting
from dazwischen.server.run import ACCEPTED
from dazwischen.texts import load
from tests.limits import LONG
from tests.server.live import Live, live
from tests.server.unread import gone, unread

SHORT = 0.3
"""Seconds: long enough for whoever is quick."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("slow")) as running:
        yield running
    assert running.complaints.records == []


@pytest.fixture
def connections() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def connect(server: Live, connections: ExitStack, address: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), LONG, (address, 0))
    return connections.enter_context(closing(made))


def ending(connection: socket.socket) -> bytes:
    """All that is said until the server hangs up."""
    heard = b""
    # Where the server hangs up while more is on its way to it, the connection is reset.
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            heard += part
    return heard


def says(heard: bytes, status: int, code: str) -> bool:
    sentence = load("de")(f"rejected-{code}").encode()
    again = status not in (408, 429) or b"\r\nretry-after: " in heard
    return heard.startswith(f"HTTP/1.1 {status} ".encode()) and sentence in heard and again


def answers(connection: socket.socket, request: bytes = b"") -> bytes:
    """The first line of the answer to a request."""
    connection.sendall(request or b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    return connection.recv(65536).split(b"\r\n")[0]


def test_a_head_that_never_comes(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", SHORT)
    # Browsers open connections ahead; they are closed without a word.
    assert ending(connect(server, connections)) == b""
    for begun in (
        b"GET /healthz HTTP/1.1\r\nHost:",
        b"G",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: y\r\n",
    ):
        connection = connect(server, connections)
        connection.sendall(begun)
        assert says(ending(connection), 408, "too-slow"), begun


@pytest.mark.parametrize("after", [b"", b"\r\n", b"GET /hea"])
def test_a_second_head_that_never_comes(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch, after: bytes
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", SHORT)
    connection = connect(server, connections)
    assert answers(connection) == b"HTTP/1.1 200 OK"
    connection.sendall(after)
    heard = ending(connection)
    assert says(heard, 408, "too-slow") if after else heard == b""


def test_a_body_that_never_comes(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", SHORT)
    connection = connect(server, connections)
    connection.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    assert says(ending(connection), 408, "too-slow")


def test_a_body_that_nobody_waits_for(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was answered already, and goes on and on."""
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", SHORT)
    connection = connect(server, connections)
    begun = b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    assert answers(connection, begun) == b"HTTP/1.1 200 OK"
    assert b"HTTP" not in ending(connection)


def test_whoever_is_quick_is_answered_as_long_as_he_likes(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", LONG)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", LONG)
    connection = connect(server, connections)
    for _ in range(3):
        assert answers(connection) == b"HTTP/1.1 200 OK"
        post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n"
        connection.sendall(post)
        assert answers(connection, b"{}") == b"HTTP/1.1 400 Bad Request"


def test_an_answer_that_nobody_reads(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "READ_SECONDS", SHORT)
    connection = connect(server, connections)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with pytest.raises(ConnectionError):  # noqa: PT012 - at some time
        while True:
            connection.sendall(asked)


@pytest.mark.parametrize("asked", [b"", b"Connection: close\r\n"])
def test_a_closed_connection_of_somebody_who_does_not_read(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch, asked: bytes
) -> None:
    """It is closed before its time to read is over, and once stayed for ever then."""
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", SHORT)
    monkeypatch.setattr(http_connection, "READ_SECONDS", 2 * SHORT)
    for _ in range(3):
        connection = socket.socket()
        connection.settimeout(LONG)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect(("127.0.0.1", server.port))
        connections.enter_context(closing(connection))
        one = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n"
        connection.sendall((one + b"\r\n") * limits.PIPELINED + one + asked + b"\r\n")
        assert connection.recv(1), "it is answered"
    open_ones = server.open_connections
    deadline = time.monotonic() + LONG
    while open_ones():
        assert time.monotonic() < deadline, "they are still there"
        time.sleep(SHORT / 10)


def test_a_head_of_any_size(server: Live, connections: ExitStack) -> None:
    """146 MB once were heard to the end."""
    connection = connect(server, connections)
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ")
    sent = 0
    with suppress(ConnectionError):
        while sent < 1000:
            connection.sendall(b"x" * 65536)
            sent += 1
    assert sent < 1000


def test_a_head_that_comes_bit_by_bit(server: Live, connections: ExitStack) -> None:
    connection = connect(server, connections)
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
    with suppress(ConnectionError):
        for _ in range(0, limits.HEADER_BYTES + 1, 8):
            connection.sendall(b"X: 123\r\n")
    assert says(ending(connection), 431, "head-too-big")


CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_headers_behind_a_body(server: Live, connections: ExitStack) -> None:
    """Thirty seconds of them were kept once, thirty times as large as they came."""
    few, line = b"X-Late: 1\r\n" * 100, b"X-Late: 1\r\n" * 6000
    connection = connect(server, connections)
    body = b'{"name": "Ada"}'
    whole = CHUNKED + b"%x\r\n%s\r\n0\r\n%s\r\n" % (len(body), body, few)
    assert answers(connection, whole) == b"HTTP/1.1 201 Created"
    long = b"x" * 65536
    for begun, more in ((b"0\r\n", line), (b"0\r\nX-Late: ", long), (b"5;", long)):
        connection = connect(server, connections)
        connection.sendall(CHUNKED + begun)
        sent = 0
        with suppress(ConnectionError):
            while sent < 1000:
                connection.sendall(more)
                sent += 1
        assert sent < 1000, begun


def test_headers_behind_a_body_say_nothing_of_who_asks(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy that passes them on has not looked at them."""
    seen = []

    def client(_self: Proxies, peer: str, forwarded: str = "") -> str:
        seen.append(forwarded)
        return peer

    monkeypatch.setattr(Proxies, "client", client)
    connection = connect(server, connections)
    asked = CHUNKED.replace(b"Host", b"X-Forwarded-For: 198.51.100.1\r\nHost")
    late = b"X-Forwarded-For: 203.0.113.9\r\nCookie: dazwischen=x\r\n"
    answers(connection, asked + b"2\r\n{}\r\n0\r\n" + late + b"\r\n")
    assert [forwarded for forwarded in seen if forwarded] == ["198.51.100.1"]


def test_a_body_in_crumbs(server: Live, connections: ExitStack) -> None:
    slices, crumbs = b"a\r\n          \r\n", b"1\r\n \r\n"
    connection = connect(server, connections)
    connection.sendall(CHUNKED + slices * 1500 + b"0\r\n\r\n")
    assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")
    for answered, asked in ((b"HTTP/1.1 400 ", 3000), (b"HTTP/1.1 431 ", 5000)):
        connection = connect(server, connections)
        with suppress(ConnectionError):
            connection.sendall(CHUNKED + crumbs * asked + b"0\r\n\r\n")
        assert connection.recv(65536).startswith(answered)


def test_requests_one_behind_the_other(server: Live, connections: ExitStack) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    last = one.replace(b"Host", b"Connection: close\r\nHost")
    for more, refused in ((0, False), (1, True)):
        connection = connect(server, connections)
        connection.sendall(one * (limits.PIPELINED + more) + last)
        heard = ending(connection)
        assert (b" 429 " in heard and b"retry-after: " in heard) is refused
        assert refused or heard.count(b"200 OK") == limits.PIPELINED + 1


def test_a_handshake_that_is_no_text(server: Live, connections: ExitStack) -> None:
    """And no complaint of it, which the fixture would find."""
    person = server.person("Ada")
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    head = f"GET /ws HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
    connection = connect(server, connections)
    connection.sendall(
        f"{head}Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n".encode()
        + b"Sec-WebSocket-Version: 13\x89\r\n\r\n"
    )
    assert b" 101 " not in ending(connection)
    assert answers(connect(server, connections)) == b"HTTP/1.1 200 OK"


def test_whoever_goes_before_all_is_answered(server: Live, connections: ExitStack) -> None:
    """Nothing is written to a connection that is closed: the fixture finds no complaint of it."""
    gone(server, unread(server))
    assert answers(connect(server, connections)) == b"HTTP/1.1 200 OK"


def test_newcomers_find_room(server: Live, connections: ExitStack) -> None:
    """However many have begun to ask and never end."""
    server.gate.waiting = Waiting(5)
    begun = [connect(server, connections) for _ in range(20)]
    for connection in begun:
        connection.sendall(b"GET / HTTP/1.1\r\nHost:")
    assert answers(connect(server, connections)) == b"HTTP/1.1 200 OK"
    assert len(server.gate.waiting) <= 5
    for connection in begun[:10]:
        # Who had not yet begun to ask when it became too much is not told anything.
        heard = ending(connection)
        assert not heard or says(heard, 408, "too-slow")


def test_a_crowd_from_one_address_is_in_its_own_way(
    server: Live, connections: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD_SECONDS", LONG)
    server.gate.waiting = Waiting(5)
    quiet = connect(server, connections)
    begun = [connect(server, connections, "127.0.0.66") for _ in range(20)]
    for connection in begun[:15]:
        assert ending(connection) == b""
    assert answers(quiet) == b"HTTP/1.1 200 OK", "however long it took to ask"


def test_many_who_come_at_once_are_let_in_together(server: Live, connections: ExitStack) -> None:
    """Not one in a turn of the loop, which can be long: whoever waits too long comes in vain."""
    turns = 0

    def count() -> None:
        nonlocal turns
        if server.open_connections() < 64:
            turns += 1
            server.parts.runtime.clock.loop.call_soon(count)

    def come() -> None:
        for _ in range(64):
            connect(server, connections)
        count()

    server.call(come)
    until = time.monotonic() + LONG
    while server.open_connections() < 64:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert turns <= 64 / ACCEPTED * 2


class Silent:
    """A connection on which nothing is said."""

    gone = False

    def give_up(self) -> None:
        self.gone = True


@pytest.mark.parametrize(("files", "most"), [(1 << 20, limits.WAITING_CONNECTIONS), (100, 25)])
def test_how_many_may_wait(monkeypatch: pytest.MonkeyPatch, files: int, most: int) -> None:
    monkeypatch.setattr(waiting, "open_files", lambda: files)
    line = Waiting()
    silent = [Silent() for _ in range(most + 1)]
    for one in silent[:-1]:
        line.add(one, "a")
    assert not any(one.gone for one in silent)
    line.add(silent[-1], "a")
    assert [one.gone for one in silent] == [True] + [False] * most


def test_only_the_one_too_many_goes(server: Live, connections: ExitStack) -> None:
    server.gate.waiting = Waiting(3)
    made = [connect(server, connections) for _ in range(3)]
    assert [answers(connection) for connection in made] == [b"HTTP/1.1 200 OK"] * 3
    assert answers(connect(server, connections)) == b"HTTP/1.1 200 OK"
    assert ending(made[0]) == b""
    assert [answers(connection) for connection in made[1:]] == [b"HTTP/1.1 200 OK"] * 2


@pytest.mark.parametrize("said", [b"no HTTP at all\r\n\r\n", b"GET / HTTP/1.1\r\n\x00: x\r\n\r\n"])
def test_what_is_no_request_is_told_to_whoever_sent_it(
    server: Live, connections: ExitStack, said: bytes
) -> None:
    """And to nobody else: the fixture finds nothing in the log, which strangers could fill."""
    connection = connect(server, connections)
    connection.sendall(said)
    assert says(ending(connection), 400, "unreadable")
