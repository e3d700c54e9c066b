"""What clients say is heeded in lots: what that means for those who go, or are told to go."""

import json

from dazwischen.server.wire.connection import POLICY
from tests.server import loops
from tests.server.indoors import CODE, House, Socket

FLOOD = 1000
SAID = b'{"t":"say","id":1,"text":"Moment!"}'


def said(house: House) -> list[str]:
    return [line.text for line in house.store.talk(CODE, 9)]


def test_whoever_is_told_to_go_is_told_once_and_not_heeded_any_more() -> None:
    async def flood() -> None:
        house = House()
        session = house.enter()
        socket = session.channel.connection
        assert isinstance(socket, Socket)
        for number in range(FLOOD):
            house.parts.runtime.inbox.enqueue(session, b'{"t":"ping","n":%d}' % number)
        house.parts.runtime.inbox.enqueue(session, SAID)
        house.parts.runtime.inbox.process()
        kinds = [json.loads(message)["t"] for message in socket.sent]
        assert kinds.index("bye") == len(kinds) - 1
        assert len(kinds) < FLOOD
        assert socket.closed == [POLICY]
        assert not said(house)
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(flood())


def test_what_was_said_before_somebody_went_counts() -> None:
    async def go() -> None:
        house = House()
        session = house.enter()
        house.parts.runtime.inbox.enqueue(session, SAID)
        house.parts.sessions.closed(session)
        assert said(house) == ["Moment!"]
        await house.parts.stop()

    loops.run(go())


def test_what_was_said_before_the_server_stops_counts() -> None:
    async def stop() -> None:
        house = House()
        session = house.enter()
        house.parts.runtime.clock.loop.call_later(0.01, house.parts.sessions.closed, session)
        house.parts.runtime.inbox.enqueue(session, SAID)
        await house.parts.stop()
        assert said(house) == ["Moment!"]

    loops.run(stop())


def test_what_was_said_just_before_a_game_is_told_once() -> None:
    """The welcome to a game lists what was said until then, and tells nobody anything twice."""

    async def say_and_start() -> None:
        house = House()
        session = house.enter()
        socket = session.channel.connection
        assert isinstance(socket, Socket)
        house.parts.runtime.inbox.enqueue(session, SAID)
        house.parts.runtime.inbox.enqueue(session, b'{"t":"room","id":2,"do":{"do":"start"}}')
        house.parts.runtime.inbox.process()
        told = [json.loads(message) for message in socket.sent]
        kinds = [message["t"] for message in told]
        welcome = len(kinds) - 1 - kinds[::-1].index("hello")
        assert [said["n"] for said in told[welcome]["said"]] == [1]
        assert kinds.count("said") == 1
        assert kinds.index("said") < welcome
        house.parts.sessions.closed(session)
        await house.parts.stop()

    loops.run(say_and_start())
