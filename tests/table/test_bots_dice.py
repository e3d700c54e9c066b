"""Bots roll by dice of their own, so that nothing they do tells of what is dealt."""

import msgspec
from msgspec import UNSET, UnsetType

from dazwischen.core import log as logs
from dazwischen.core.log import Chances, Header, Log, batches
from dazwischen.games.jay.events import Dealt
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.server.work.load_log import header_of
from dazwischen.table.opening import opened, resumed
from dazwischen.table.table import Table
from dazwischen.table.verify import verify
from tests.server import loops
from tests.server.indoors import House

SEED = 5
OPTIONS = Options(players=3)


def played(dice: int | UnsetType) -> Log:
    chances = Chances(SEED, dice)
    return finish(opened("jay", OPTIONS, chances, ["leicht"] * 3, Timing(deal=1))).log


def finish(table: Table) -> Table:
    while table.outcome is None:
        table.advance(table.wake() or 0)
    return table


def deals(log: Log) -> list[Dealt]:
    return [event for event in log.events if isinstance(event, Dealt)]


def test_the_deal_is_the_seeds_and_what_bots_do_is_the_dices() -> None:
    one, other, again = played(1), played(2), played(1)
    assert deals(one)[0] == deals(other)[0]
    assert one.envelopes != other.envelopes
    assert one.envelopes == again.envelopes
    verify(one)


def test_without_dice_they_roll_by_the_seed_as_they_did() -> None:
    assert played(UNSET).envelopes == played(SEED).envelopes
    written = msgspec.json.encode(played(UNSET).header)
    assert b"dice" not in written
    assert msgspec.json.decode(written, type=Header).dice is UNSET


def test_a_table_that_is_taken_up_again_rolls_on() -> None:
    whole = logs.decode(GAME, logs.encode(played(1)))
    for batch in list(batches(whole.envelopes))[4::9]:
        so_far = Log(whole.header, whole.envelopes[: batch[-1].seq])
        assert finish(resumed(so_far)).log.envelopes == whole.envelopes


def test_a_table_of_the_house_has_dice_of_its_own() -> None:
    async def begin() -> None:
        house = House()
        session = house.enter()
        headers = []
        for number in (1, 2):
            house.say(session, t="room", id=2 * number, do={"do": "start"})
            house.say(session, t="room", id=2 * number + 1, do={"do": "stop"})
            (game, *_) = house.store.games()
            headers.append(header_of(game))
        first, second = (header.dice for header in headers)
        assert UNSET not in (first, second)
        assert first != second
        assert all(header.dice != header.seed & (1 << 63) - 1 for header in headers)
        await house.parts.stop()

    loops.run(begin())
