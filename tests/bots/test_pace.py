"""Bots that were told to take their time do so at every game, and play on."""

import pytest
from msgspec import Struct

from dazwischen.bots.jay.habits import patience
from dazwischen.bots.strength import strength
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac.options import Options as Jarnac
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.options import Options as Jay
from dazwischen.games.jay.timing import Timing
from dazwischen.games.jsolitaer.options import Options as Solitaire
from dazwischen.table.opening import PERSON, opened
from dazwischen.table.places import Sit
from tests.table.drive import events, run

GAMES: dict[str, tuple[Struct, int]] = {
    "jay": (Jay(level=7, players=3, rounds=1), 3),
    "jsolitaer": (Solitaire(players=2), 2),
    "jarnac": (Jarnac(), 2),
}


def _pause_between_acts(game: str, bot: str) -> float:
    """Milliseconds from one thing that a bot does to the next, in the first of a game."""
    options, seats = GAMES[game]
    table = opened(game, options, 3, [bot] * seats)
    run(table, upto=40)
    times = [envelope.at for envelope in table.envelopes if envelope.by > 0]
    return (times[-1] - times[0]) / len(times)


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_bot_takes_longer_for_everything(game: str) -> None:
    own, slow = (_pause_between_acts(game, bot) for bot in ("stark", "stark@400"))
    assert 2.5 * own < slow < 6 * own


def _counted(level: int, bot: str, wait: int) -> bool:
    """Whether a bot counts at a person who opens and then does nothing for so long."""
    never = Timing(count=0, ready=1, forced=0)
    table = opened("jay", Jay(level=level, players=2), 1, [PERSON, bot], never)
    happened = []
    while (wake := table.wake()) is not None and wake <= wait:
        happened += table.advance(wake)
    return any(isinstance(event, ev.Counted) for event in events(happened))


@pytest.mark.parametrize(("level", "bot"), [(1, "meister"), (7, "meister@400"), (1, "leicht@150")])
def test_nobody_is_hurried_where_bots_are_patient(level: int, bot: str) -> None:
    wait = patience(strength(bot), level)
    assert wait >= 24_000
    assert not _counted(level, bot, wait - 1000)
    assert _counted(level, bot, wait + 10_000)


def test_the_pace_can_be_changed_in_the_middle_of_a_game() -> None:
    table = opened("jay", GAMES["jay"][0], 3, ["leicht", "leicht", "leicht"])
    run(table, upto=30)
    for seat in (1, 2, 3):
        table.submit(TABLE, Sit(seat=seat, holder="bot", bot="leicht@300"), table.now)
    table.advance(table.now)
    assert {seat.bot for seat in table.seats} == {"leicht@300"}
    run(table)
    assert table.outcome is not None
