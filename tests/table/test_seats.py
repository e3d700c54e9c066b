"""Who sits where, who is gone, and who plays for whom."""

import pytest

from dazwischen.core import seating as ev
from dazwischen.core.game import TABLE, Intent
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.table.opening import opened
from dazwischen.table.places import ComeBack, GoAway, LetBot, PlayOn, Sit
from dazwischen.table.table import Table
from tests.table.drive import events, refusals


def seated(*seats: str, timing: Timing | None = None) -> Table:
    table = opened("jay", Options(players=len(seats)), 5, seats, timing)
    table.advance(0)
    return table


def says(table: Table, by: int, intent: Intent, at: int) -> list[object]:
    """What comes of it: events, or the codes of refusals."""
    table.submit(by, intent, at)
    happened = table.advance(at)
    return [*events(happened), *refusals(happened)]


def statuses(table: Table) -> list[str]:
    return [seat.status for seat in table.seats]


def test_a_bot_takes_over_and_gives_back() -> None:
    table = seated("person", "person", timing=Timing(takeover=60_000, stand_in="stark", ready=0))
    assert says(table, 2, GoAway(seat=2), 5_000) == [ev.WentAway(2)]
    assert statuses(table) == ["person", "gone"]
    table.advance(64_999)
    assert table.seats[1].bot == ""
    assert ev.BotSteppedIn(2, "stark") in events(table.advance(65_000))
    assert table.envelopes[-1].by == TABLE
    assert says(table, 2, ComeBack(seat=2), 65_001) == [ev.CameBack(2), ev.BotSteppedOut(2)]
    assert statuses(table) == ["person", "person"]


def test_whoever_is_back_in_time_keeps_the_seat() -> None:
    table = seated("person", "person", timing=Timing(takeover=10_000, ready=0))
    says(table, 2, GoAway(seat=2), 0)
    assert says(table, 2, ComeBack(seat=2), 9_000)[-1] == ev.CameBack(2)
    table.advance(30_000)
    assert table.seats[1].bot == ""
    says(table, 2, GoAway(seat=2), 31_000)
    table.advance(40_999)
    assert table.seats[1].bot == ""
    table.advance(41_000)
    assert table.seats[1].bot == "mittel"


def test_one_can_watch_a_bot_play_and_take_over_again() -> None:
    table = seated("person", "person")
    assert says(table, 1, LetBot(seat=1, bot="leicht"), 10) == [ev.BotSteppedIn(1, "leicht")]
    assert statuses(table) == ["watching", "person"]
    assert says(table, 1, do.Ready(seat=1), 20) == ["bot-plays"]
    table.advance(5_000)
    assert any(envelope.by == 1 and envelope.at > 20 for envelope in table.envelopes)
    assert says(table, 1, PlayOn(seat=1), 6_000)[0] == ev.BotSteppedOut(1)
    assert statuses(table) == ["person", "person"]


def test_a_seat_changes_hands() -> None:
    table = seated("person", "leicht")
    assert says(table, TABLE, Sit(seat=2, holder="person"), 10) == [ev.Seated(2, "person")]
    assert says(table, TABLE, Sit(seat=1, holder="bot", bot="stark:mittel"), 20) == [
        ev.Seated(1, "bot", "stark:mittel")
    ]
    assert says(table, TABLE, Sit(seat=1, holder="empty"), 30) == [ev.Seated(1, "empty")]
    assert says(table, 1, do.Ready(seat=1), 40) == ["seat-empty"]


@pytest.mark.parametrize(
    ("by", "intent", "code"),
    [
        (3, GoAway(seat=3), "nobody-to-go"),
        (1, ComeBack(seat=1), "nobody-was-gone"),
        (3, LetBot(seat=3, bot="leicht"), "nobody-to-play-for"),
        (1, LetBot(seat=1, bot="allwissend"), "no-such-strength"),
        (1, PlayOn(seat=1), "no-bot-plays"),
        (1, Sit(seat=1, holder="person"), "sits-there"),
        (1, Sit(seat=1, holder="bot", bot=""), "no-such-strength"),
        (TABLE, Sit(seat=9, holder="person"), "no-such-seat"),
        (7, GoAway(seat=7), "no-such-seat"),
    ],
)
def test_what_cannot_be(by: int, intent: Intent, code: str) -> None:
    assert says(seated("person", "person", "leicht"), by, intent, 10) == [code]


def test_a_table_that_everybody_left_rests() -> None:
    table = seated("person", "leicht")
    says(table, 1, GoAway(seat=1), 100)
    assert (table.resting, table.wake()) == (True, None)
    assert table.advance(10**9) == []
    says(table, 1, ComeBack(seat=1), 10**9)
    assert (table.resting, table.wake() is None) == (False, False)
