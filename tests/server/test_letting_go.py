"""What is over leaves memory at once: the collector rarely looks, so no cycle may hold it."""

import gc
import json
import socket
from collections.abc import Callable, Iterator
from http import HTTPStatus
from weakref import ReferenceType

import pytest

from dazwischen.server.base.gc_policy import RARELY, GcPolicy
from dazwischen.server.endpoints.http_protocol import Http
from dazwischen.server.endpoints.openapi import OPERATIONS
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.room import Room
from dazwischen.table.table import Table
from tests.limits import LONG
from tests.server import loops
from tests.server.folding import Device
from tests.server.indoors import House
from tests.server.live import Live
from tests.server.unread import gone, unread


def alive(*kinds: type[object]) -> int:
    """How many there are of these. What is compiled cannot be referred to weakly."""
    gc.unfreeze()
    return sum(type(one) in kinds for one in gc.get_objects())


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_game_after_which_another_began() -> None:
    """Until then it is shown to those who missed its end."""

    async def play() -> None:
        others = alive(ActiveGame, Table)
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        assert alive(ActiveGame, Table) == others + 2
        house.say(session, t="room", id=2, do={"do": "stop"})
        house.say(session, t="room", id=3, do={"do": "start"})
        assert alive(ActiveGame, Table) == others + 2
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(play())


def test_somebody_who_left() -> None:
    async def leave() -> None:
        others = alive(Session)
        house = House()
        session = house.enter()
        assert alive(Session) == others + 1
        house.parts.sessions.closed(session)
        house.parts.runtime.journal.flush()
        del session
        assert alive(Session) == others
        await house.parts.stop()

    loops.run(leave())


def test_a_table_that_sleeps() -> None:
    async def sleep() -> None:
        others = alive(Room, ActiveGame, Table)
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        house.parts.sessions.closed(session)
        house.parts.runtime.journal.flush()
        assert alive(Room, ActiveGame, Table) == others + 3
        house.parts.ticking.tick()
        assert not house.parts.tables.awake
        assert alive(Room, ActiveGame, Table) == others
        await house.parts.stop()

    loops.run(sleep())


def test_what_read_the_request_of_a_websocket(server: Live) -> None:
    browser = server.person("Ada")
    code = server.table(browser)
    device = Device(server, browser, browser.get("/api/me").json()["id"], "a")
    others = server.call(lambda: alive(Http))
    device.come(code)
    assert server.call(lambda: alive(Http)) == others


def test_a_handshake_that_fails(server: Live) -> None:
    browser = server.person("Ada")
    others = server.call(lambda: alive(Session))
    hasty = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    assert browser.get("/ws", headers=hasty).status_code == HTTPStatus.BAD_REQUEST
    assert server.call(lambda: alive(Session)) == others


def test_whoever_goes_while_requests_wait_for_their_turn(server: Live) -> None:
    others = server.call(lambda: alive(Http))
    for _ in range(3):
        gone(server, unread(server))
    assert server.call(lambda: alive(Http)) == others


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_what_a_library_has_left_in_a_circle_leaves_at_once() -> None:
    policy = GcPolicy(0)
    Circle()
    policy.littered = True
    policy.processed()
    assert alive(Circle) == 0


def test_what_holds_itself_in_a_circle_leaves_in_the_end() -> None:
    policy = GcPolicy(0)
    Circle()
    policy.processed()
    policy.tick(RARELY - 1)
    assert alive(Circle) == 1
    policy.tick(RARELY)
    assert alive(Circle) == 0


TIMES = 10
"""Of each; the more there are, the plainer it is."""


def requests(server: Live) -> tuple[list[tuple[str, str, bytes]], str]:
    """Each route, as it is answered well, and badly."""
    ada = server.person("Ada")
    code = server.table(ada, game="jsolitaer", start=True)
    sheet, tour = "s" * 40, "t" * 40
    sheets = ada.post("/api/sheets", json={"key": sheet}).json()["code"]
    wanted = {"key": tour, "settings": {}}
    tours = ada.post("/api/tournaments", json=wanted).json()["code"]
    of = {"code": code, "number": "1", "token": "x", "word": "haus", "letters": "haus"}
    of |= {"game": "jay", "level": "3"}
    asked: list[tuple[str, str, bytes]] = [
        ("POST", "/api/referee", b"game: jay\n\n1 rO\n"),
        ("POST", "/api/me", b'{"name": "Bea"}'),
        ("POST", "/api/sheets", json.dumps({"key": sheet}).encode()),
        ("POST", "/api/tournaments", json.dumps(wanted).encode()),
        ("GET", "/", b""),
        ("GET", "/nowhere", b""),
    ]
    for one in OPERATIONS:
        kept = {**of, "code": sheets if "sheets" in one.path else of["code"]}
        kept["code"] = tours if "tournaments" in one.path else kept["code"]
        path = one.path.format(**kept)
        asked.append((one.method, f"{path}?key={tour}", b""))
        asked.append((one.method, path, b"{"))
    cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    return asked, cookie


class Line:
    """Asks without a library, whose own garbage would be counted too."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port, self._cookie = port, cookie

    def ask(self, method: str, path: str, body: bytes) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {self._cookie}\r\n"
        head += f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        heard = b""
        with socket.create_connection(("127.0.0.1", self._port), LONG) as connection:
            connection.sendall(head.encode() + body)
            while part := connection.recv(65536):
                heard += part
        return heard


def test_requests_of_every_route(started: Callable[..., Live]) -> None:
    """Not even what only the collector would find: it would not for an hour."""
    server = started()
    asked, cookie = requests(server)
    line = Line(server.port, cookie)
    for one in asked:
        # The first of each may keep what all others use.
        assert line.ask(*one).startswith(b"HTTP/1.1 "), one
    gc.collect()
    gc.freeze()

    def left(one: tuple[str, str, bytes]) -> tuple[int, int]:
        _, before = server.call(in_memory)
        for _ in range(TIMES):
            line.ask(*one)
        garbage, after = server.call(in_memory)
        return garbage, after - before

    # The server also does things of its own, but not every time.
    again = [one for one in asked if max(left(one)) >= TIMES]
    again = [one for one in again if max(left(one)) >= TIMES]
    found = {f"{one[0]} {one[1]}": left(one) for one in again}
    gc.unfreeze()
    assert all(max(some) < TIMES for some in found.values()), found


def in_memory() -> tuple[int, int]:
    """What only the collector finds, and what stays even then, but the marks of SQLite's last 200
    cursors, none of which is there any more."""
    return gc.collect(), sum(type(one) is not ReferenceType for one in gc.get_objects())
