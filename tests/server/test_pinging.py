"""Who is pinged when, and who is given up."""

import asyncio
from collections.abc import Callable

import pytest

from dazwischen.server.streams import pinging
from dazwischen.server.streams.pinging import MEASURED
from dazwischen.server.streams.session import Session
from dazwischen.server.wire.connection import GOING_AWAY
from tests.server import loops
from tests.server.indoors import House, Socket

START = 1_000_000
PING = b'{"t":"ping","n":1}'


def at_home(told: Callable[[House, Session, Socket], None]) -> None:
    async def stay() -> None:
        house = House()
        session = house.enter()
        socket = session.channel.connection
        assert isinstance(socket, Socket)
        told(house, session, socket)
        house.parts.runtime.clock.moment = 0
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(stay())


def test_whoever_says_nothing_is_pinged_at_every_look() -> None:
    def silent(house: House, session: Session, socket: Socket) -> None:
        for turn in range(4):
            house.parts.runtime.clock.moment = START + turn * 5_000
            session.distance.check()
            house.parts.runtime.clock.moment += 30
            session.distance.pong()
        assert socket.pings == 4
        assert session.distance.rtt == 30
        assert not socket.closed

    at_home(silent)


def test_whoever_plays_is_measured_now_and_then() -> None:
    def busy(house: House, session: Session, socket: Socket) -> None:
        for turn in range(0, 2 * MEASURED, 5_000):
            house.parts.runtime.clock.moment = START + turn
            house.parts.runtime.inbox.enqueue(session, PING)
            session.distance.check()
            session.distance.pong()
        assert socket.pings == 2

    at_home(busy)


def test_whoever_does_not_answer_is_given_up_at_the_next_look() -> None:
    def gone(house: House, session: Session, socket: Socket) -> None:
        house.parts.runtime.clock.moment = START
        session.distance.check()
        assert not socket.closed
        house.parts.runtime.inbox.enqueue(session, PING)
        session.distance.check()
        assert socket.closed == [GOING_AWAY]

    at_home(gone)


@pytest.mark.parametrize("people", [1, 3, 2 * pinging.SLOTS + 1])
def test_everybody_has_one_turn_in_every_round(people: int) -> None:
    async def go_round() -> None:
        house = House()
        turns = pinging.Pinging(asyncio.get_running_loop())
        sockets = []
        for _ in range(people):
            socket = Socket()
            turns.add(house.parts.sessions.made(socket, house.ada).distance)
            sockets.append(socket)
        for _ in range(pinging.SLOTS):
            turns._turn()
        assert {socket.pings for socket in sockets} == {1}
        turns.stop()
        await house.parts.stop()

    loops.run(go_round())
