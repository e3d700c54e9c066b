"""What is over leaves memory at once: the collector rarely looks, so no cycle may hold it."""

import gc
import json
import weakref
from collections.abc import Iterator

import pytest
from msgspec import Raw

from dazwischen.server.hub import Hub
from dazwischen.server.limits import Bounds
from dazwischen.server.metrics import Metrics
from dazwischen.server.record import Place, Record, Rules
from dazwischen.server.session import Session
from dazwischen.store.sqlite import SQLiteStore
from tests.server import loops


class Socket:
    """A connection that knows its session, as the real ones do."""

    congested = False

    def __init__(self) -> None:
        self.session: Session | None = None

    def send(self, message: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int) -> None: ...


class House:
    """A hub in memory with one table: somebody and three bots."""

    def __init__(self) -> None:
        self.store = SQLiteStore(":memory:")
        self.hub = Hub(self.store, Metrics(), Bounds(idle=0))
        self.ada = self.store.add_identity(b"secret", "Ada", 0)
        bots = (Place(bot="leicht:leicht"),) * 3
        rules = Rules("jay", Raw(b"{}"))
        self.hub.open(Record("code", self.ada.id, rules, (Place(who=self.ada.id), *bots)))

    def enter(self) -> Session:
        socket = Socket()
        session = socket.session = Session(self.hub, socket, self.ada)
        self.hub.connected(session)
        self.say(session, t="hello", table="code", client="a")
        return session

    def say(self, session: Session, **message: object) -> None:
        session.heed(json.dumps(message).encode())
        self.hub.flush()


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_a_game_after_which_another_began() -> None:
    """Until then it is shown to those who missed its end."""

    async def play() -> None:
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        sitting = house.hub.rooms["code"].sitting
        assert sitting is not None
        over, table = weakref.ref(sitting), weakref.ref(sitting.table)
        del sitting
        house.say(session, t="room", id=2, do={"do": "stop"})
        house.say(session, t="room", id=3, do={"do": "start"})
        assert over() is None
        assert table() is None
        session.closed()
        await house.hub.stop()

    loops.run(play())


def test_somebody_who_left() -> None:
    async def leave() -> None:
        house = House()
        session = house.enter()
        gone = weakref.ref(session)
        session.closed()
        house.hub.flush()
        del session
        assert gone() is None
        await house.hub.stop()

    loops.run(leave())


def test_a_table_that_sleeps() -> None:
    async def sleep() -> None:
        house = House()
        session = house.enter()
        house.say(session, t="room", id=1, do={"do": "start"})
        session.closed()
        house.hub.flush()
        room = weakref.ref(house.hub.rooms["code"])
        house.hub._tick()
        assert not house.hub.rooms
        assert room() is None
        await house.hub.stop()

    loops.run(sleep())
