"""The end of a game, and what is kept together with it."""

import asyncio

import pytest
from msgspec import Raw

from dazwischen.server.record import Rules
from dazwischen.server.sitting import Sitting
from tests.server import loops
from tests.server.indoors import House

BRIEF = Rules("jarnac", Raw(b'{"variant": "solo", "clock": 1}'))
PATIENCE = 20.0


async def played_out(house: House) -> int:
    """A game that ends by its clock; its number."""
    over = asyncio.Event()
    house.hub.when_over(lambda _room, _sitting: over.set())
    session = house.enter()
    house.say(session, t="room", id=1, do={"do": "start"})
    (room,) = house.hub.rooms.values()
    async with asyncio.timeout(PATIENCE):
        await over.wait()
    session.closed()
    await house.hub.stop()
    return room.record.games[-1]


def ended(house: House, number: int) -> bool:
    game = house.store.game(number)
    return game is not None and game.ended is not None


@pytest.mark.parametrize("mistaken", [False, True])
def test_what_follows_is_kept_in_the_same_transaction(
    *, mistaken: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        house = House(BRIEF, bots=0)
        seen: list[bool] = []

        def follows(sitting: Sitting) -> None:
            seen.append(house.store._inside and ended(house, sitting.number))
            if mistaken:
                raise RuntimeError

        house.hub.when_ending(follows)
        assert ended(house, await played_out(house)), "whatever went wrong with what follows"
        assert seen == [True]

    loops.run(play())
    assert bool(caplog.records) == mistaken
