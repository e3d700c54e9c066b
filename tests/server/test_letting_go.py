"""What is over leaves memory at once: the collector rarely looks, so no cycle may hold it."""

import gc
from collections.abc import Iterator
from http import HTTPStatus

import pytest

from dazwischen.server.collecting import RARELY, Collecting
from dazwischen.server.http_protocol import Http
from dazwischen.server.room import Room
from dazwischen.server.session import Session
from dazwischen.server.sitting import Sitting
from dazwischen.table.table import Table
from tests.server import loops
from tests.server.folding import Device
from tests.server.indoors import House
from tests.server.live import Live


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
        others = alive(Sitting, Table)
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        assert alive(Sitting, Table) == others + 2
        house.say(session, t="room", id=2, do={"do": "stop"})
        house.say(session, t="room", id=3, do={"do": "start"})
        assert alive(Sitting, Table) == others + 2
        session.closed()
        await house.hub.stop()

    loops.run(play())


def test_somebody_who_left() -> None:
    async def leave() -> None:
        others = alive(Session)
        house = House()
        session = house.enter()
        assert alive(Session) == others + 1
        session.closed()
        house.hub.flush()
        del session
        assert alive(Session) == others
        await house.hub.stop()

    loops.run(leave())


def test_a_table_that_sleeps() -> None:
    async def sleep() -> None:
        others = alive(Room, Sitting, Table)
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        session.closed()
        house.hub.flush()
        assert alive(Room, Sitting, Table) == others + 3
        house.hub._tick()
        assert not house.hub.rooms
        assert alive(Room, Sitting, Table) == others
        await house.hub.stop()

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


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_what_a_library_has_left_in_a_circle_leaves_at_once() -> None:
    collecting = Collecting(0)
    Circle()
    collecting.littered()
    collecting.heeded()
    assert alive(Circle) == 0


def test_what_holds_itself_in_a_circle_leaves_in_the_end() -> None:
    collecting = Collecting(0)
    Circle()
    collecting.heeded()
    collecting.tick(RARELY - 1)
    assert alive(Circle) == 1
    collecting.tick(RARELY)
    assert alive(Circle) == 0
