"""A table of bots waits for its only person, who reads the help or looks elsewhere."""

from collections.abc import Callable

import pytest

from dazwischen.games import registry
from tests.limits import until
from tests.server.client import Client
from tests.server.clock import Clock
from tests.server.live import Live

HOUR = 3_600_000
TABLES = {
    "jay": {"options": {"level": 1, "players": 2, "rounds": 1}},
    "jsolitaer": {"options": {"players": 2}},
    "jarnac": {"options": {"thinking": 30}},
}


class Reader:
    """Somebody at a table of a server whose clock a test moves."""

    def __init__(self, server: Live, game: str, seats: list[str]) -> None:
        self.server, self.clock = server, Clock(server)
        self.ada = server.person("Ada")
        self.code = server.table(self.ada, game=game, seats=seats, start=True, **TABLES[game])
        self.socket = self.come("a")

    def come(self, client: str) -> Client:
        socket = self.server.socket(self.ada)
        socket.send({"t": "hello", "v": 2, "table": self.code, "client": client})
        assert socket.next("hello")["game"]
        return socket

    def hold(self, *, on: bool, socket: Client | None = None) -> None:
        (socket or self.socket).send({"t": "hold", "on": on})
        self.heard(socket)

    def heard(self, socket: Client | None = None) -> None:
        """All that was said has been heeded."""
        (socket or self.socket).send({"t": "ping", "n": 1})
        (socket or self.socket).next("pong")

    def table(self) -> tuple[int, int, bool]:
        """How many events there were, how late it is, and whether its time stands."""

        def look() -> tuple[int, int, bool]:
            host = self.server.parts.tables.awake[self.code]
            room = host.room
            assert room.game
            host.play.run()
            return len(room.game.table.envelopes), room.game.now(), room.game.held

        return self.server.call(look)

    def pass_by(self, milliseconds: int) -> None:
        self.clock.forward(milliseconds)
        self.heard()


@pytest.fixture
def reader(started: Callable[..., Live]) -> Callable[..., Reader]:
    def sit(game: str = "jay", seats: tuple[str, ...] = ("me", "leicht")) -> Reader:
        return Reader(started(), game, list(seats))

    return sit


def test_every_game_is_tried() -> None:
    assert set(TABLES) == set(registry.NAMES)


@pytest.mark.parametrize("game", TABLES)
def test_nothing_happens_while_somebody_reads(reader: Callable[..., Reader], game: str) -> None:
    ada = reader(game)
    ada.hold(on=True)
    before = ada.table()
    assert before[2]
    ada.pass_by(HOUR)
    assert ada.table() == before
    ada.hold(on=False)
    ada.pass_by(50)
    assert ada.table()[1:] == (before[1] + 50, False)


def test_everybody_is_told(reader: Callable[..., Reader]) -> None:
    ada = reader()
    for on in (True, False):
        ada.socket.send({"t": "hold", "on": on})
        while ada.socket.next("room")["room"]["play"]["held"] is not on:
            pass


def test_whoever_is_hurried_by_bots_is_not_while_reading(reader: Callable[..., Reader]) -> None:
    ada = reader()
    ada.hold(on=True)
    ada.pass_by(HOUR)
    ada.hold(on=False)
    count, _, _ = ada.table()
    for _ in range(20):
        ada.pass_by(2_000)
    assert ada.table()[0] > count


def test_whoever_acts_is_back(reader: Callable[..., Reader]) -> None:
    ada = reader()
    ada.hold(on=True)
    ada.socket.send({"t": "do", "id": 1, "intent": {"do": "waive", "seat": 1}})
    assert ada.socket.next("refused")["re"] == 1
    assert not ada.table()[2]


def test_as_long_as_one_device_looks_it_goes_on(reader: Callable[..., Reader]) -> None:
    ada = reader()
    second = ada.come("b")
    ada.hold(on=True)
    assert not ada.table()[2]
    ada.hold(on=True, socket=second)
    assert ada.table()[2]


def test_a_line_that_breaks_does_not_set_the_bots_going(reader: Callable[..., Reader]) -> None:
    ada = reader()
    ada.hold(on=True)
    before = ada.table()
    ada.socket.close()
    awake = ada.server.parts.tables.awake
    until(lambda: not awake[ada.code].room.sessions, "it to be noticed")
    ada.clock.forward(5_000)
    assert ada.table() == before
    ada.socket = ada.come("c")
    assert not ada.table()[2]


def test_a_seat_for_somebody_else_ends_it(reader: Callable[..., Reader]) -> None:
    ada = reader()
    ada.hold(on=True)
    ada.socket.send({"t": "room", "id": 1, "do": {"do": "set-seat", "seat": 2, "holder": "empty"}})
    ada.socket.next("done")
    assert not ada.table()[2]


def test_nobody_holds_up_other_people(started: Callable[..., Live]) -> None:
    server = started()
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"level": 1, "players": 2})
    here, there = server.socket(ada), server.socket(bob)
    here.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    there.send({"t": "hello", "v": 2, "table": code, "client": "b"})
    there.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    there.next("done")
    here.send({"t": "room", "id": 1, "do": {"do": "start"}})
    here.next("done")
    here.send({"t": "hold", "on": True})
    here.send({"t": "ping", "n": 1})
    here.next("pong")
    sitting = server.parts.tables.awake[code].room.game
    assert sitting
    assert not sitting.held


def test_a_hold_before_any_table_is_nothing(started: Callable[..., Live]) -> None:
    server = started()
    socket = server.socket(server.person("Ada"))
    socket.send({"t": "hold", "on": True})
    socket.send({"t": "ping", "n": 1})
    assert socket.next("pong", "refused")["t"] == "pong"
