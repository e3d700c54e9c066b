"""What is over leaves memory at once: the collector rarely looks, so no cycle may hold it."""

import gc
import json
from collections.abc import Iterator

import pytest
from msgspec import Raw

from dazwischen.server.hub import Hub
from dazwischen.server.limits import Bounds
from dazwischen.server.metrics import Metrics
from dazwischen.server.record import Place, Record, Rules
from dazwischen.server.room import Room
from dazwischen.server.session import Session
from dazwischen.server.sitting import Sitting
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.table import Table
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


def alive(*kinds: type[object]) -> int:
    """How many there are of these. What is compiled cannot be referred to weakly."""
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
