"""The end of a game, and what is kept together with it."""

import asyncio
from typing import Any, Final

import pytest
from msgspec import Raw

from dazwischen.games import registry
from dazwischen.server.base.limits import Bounds, PerTable
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.record import Place, Played, Record, Rules
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from tests.limits import LONG
from tests.server import loops
from tests.server.games import keep
from tests.server.indoors import CODE, House, enter, say
from tests.table.drive import run

FEWEST: Final[dict[str, dict[str, Any]]] = {
    "jay": {"players": 2, "rounds": 1},
    "jsolitaer": {"players": 1},
    "jarnac": {"variant": "solo"},
}
BOTS: Final = {"jay": ["leicht"] * 2, "jsolitaer": ["leicht"], "jarnac": ["leicht"]}
LAST: Final = 20_000
BRIEF = Rules("jarnac", Raw(b'{"variant": "solo", "clock": 1}'))


async def played_out(house: House) -> int:
    """A game that ends by its clock; its number."""
    over = asyncio.Event()
    house.parts.aftermath.when_over(lambda _record: over.set())
    session = house.enter()
    house.say(session, t="room", id=1, do={"do": "start"})
    (host,) = house.parts.tables.awake.values()
    async with asyncio.timeout(LONG):
        await over.wait()
    house.parts.sessions.closed(session)
    await house.parts.stop()
    return host.room.record.play.games[-1]


@pytest.mark.parametrize("name", registry.NAMES)
def test_whoever_sits_down_where_there_was_no_seat_sees_the_end(name: str) -> None:
    """The next game has more seats than the one whose end is still shown."""

    async def play() -> None:
        store = SQLiteStore(":memory:")
        ada, bea = (store.add_identity(one.encode(), one, 0) for one in ("Ada", "Bea"))
        table = opened(name, registry.module(name).rules.options(**FEWEST[name]), 1, BOTS[name])
        run(table, LAST)
        number = keep(store, table, (Sat(1, ada.id),), ended=1)
        parts = Parts(store, Metrics(), Bounds(table=PerTable(idle=0)))
        more = Rules("jay", Raw(b'{"players": 6}'))
        record = Record(
            CODE, ada.id, more, (Place(ada.id), *[Place()] * 5), play=Played(games=(number,))
        )
        parts.tables.open(record)
        parts.tables.let_sleep(CODE)
        for client in ("b", "again"):
            session = enter(parts, bea, CODE, client)
            say(parts, session, t="room", id=1, do={"do": "sit", "seat": 6})
            host = parts.tables.awake[CODE]
            assert session.room is host, "it was not read again"
            assert host.room.record.seat_of(bea.id) == 6
            game, _ = host.showing.situation(session)
            assert game is not None
            assert game.outcome == table.outcome
        await parts.stop()

    loops.run(play())


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

        def follows(sitting: ActiveGame, _by: int | None) -> None:
            seen.append(house.store._inside and ended(house, sitting.number))
            if mistaken:
                raise RuntimeError

        house.parts.aftermath.when_ending(follows)
        assert ended(house, await played_out(house)), "whatever went wrong with what follows"
        assert seen == [True]

    loops.run(play())
    assert bool(caplog.records) == mistaken
