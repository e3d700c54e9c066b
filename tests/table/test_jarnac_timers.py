"""What the table of a game of Jarnac does on its own."""

import msgspec
import pytest

from dazwischen.core import log as logs
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.auto_actions import Timing
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import DRAW, JARNAC, OVER, PLAY
from dazwischen.table.opening import opened, resumed
from dazwischen.table.places import ComeBack, GoAway
from dazwischen.table.table import Table
from dazwischen.table.verify import read, verify
from tests.table.drive import events, refusals


def begun(options: Options, *seats: str, timing: Timing | None = None) -> Table:
    table = opened("jarnac", options, 5, seats, timing)
    table.advance(0)
    return table


def passed(table: Table, at: int) -> None:
    """The side at move draws and passes."""
    seat = table.state.captains[table.state.side - 1]
    table.submit(seat, do.Draw(seat=seat), at)
    table.submit(seat, do.Pass(seat=seat), at)
    table.advance(at)
    assert table.state.phase == JARNAC


def test_the_table_begins() -> None:
    table = begun(Options(starter=1), "person", "person")
    assert table.state.phase == DRAW
    assert isinstance(table.envelopes[-1].event, ev.Begun)
    assert table.envelopes[-1].by == TABLE


def test_against_people_the_pause_for_jarnac_has_an_end() -> None:
    table = begun(Options(starter=1), "person", "person")
    passed(table, 1_000)
    assert events(table.advance(10_999)) == []
    assert events(table.advance(11_000)) == [ev.Forgone(2, 11_000)]
    assert table.envelopes[-1].by == TABLE
    assert table.state.phase == DRAW


def test_a_bot_is_not_in_a_hurry() -> None:
    table = begun(Options(starter=1), "leicht", "person")
    while table.state.phase != JARNAC:
        table.advance(table.wake() or 0)
    table.advance(table.now + 600_000)
    assert table.state.phase == JARNAC


def test_thinking_time_is_kept() -> None:
    table = begun(Options(starter=1, thinking=30), "person", "person")
    table.submit(1, do.Draw(seat=1), 2_000)
    table.advance(2_000)
    assert table.state.phase == PLAY
    # Drawing is no move: K-PRO-6.
    assert events(table.advance(29_999)) == []
    assert events(table.advance(30_000)) == [ev.Passed(1, 30_000)]


def test_thinking_time_for_a_whole_turn() -> None:
    """K-PRO-6: what was thought before a word is not given back after it."""
    options = Options(starter=1, thinking=30, time_per="turn")
    table = begun(options, "person", "person", timing=Timing(jarnac=0))
    table.submit(1, do.Draw(seat=1), 12_000)
    assert events(table.advance(29_999))[-1:] == [ev.Drew(1, table.state.board(1).rack, 12_000)]
    assert events(table.advance(30_000)) == [ev.Passed(1, 30_000)]
    # The time to call Jarnac is no part of the turn.
    assert events(table.advance(60_000)) == [ev.Forgone(2, 60_000)]
    table.submit(2, do.Draw(seat=2), 61_000)
    assert [type(event) for event in events(table.advance(90_000))] == [ev.Drew, ev.Passed]


def test_a_fallen_flag_loses() -> None:
    """K-PRO-6, whatever the score is; and the game can be verified."""
    table = begun(Options(starter=1, clock=20), "person", "person")
    assert events(table.advance(19_999)) == []
    assert events(table.advance(20_000)) == [ev.FlagFell(1, 20_000), ev.Ended("flag", 2)]
    assert table.outcome is not None
    assert table.outcome.winners == (2,)
    assert verify(read(logs.encode(table.log))).outcome == table.outcome


def test_the_mild_chess_clock_falls_and_the_game_ends() -> None:
    options = Options(starter=1, clock=20, flag="pass")
    table = begun(options, "person", "person", timing=Timing(jarnac=0))
    happened = events(table.advance(20_000))
    assert happened == [ev.FlagFell(1, 20_000), ev.Passed(1, 20_000)]
    assert [type(event) for event in events(table.advance(40_000))] == [
        ev.FlagFell,
        ev.Passed,
        ev.Ended,
    ]
    assert table.outcome is not None


def test_a_captain_who_is_gone_is_replaced() -> None:
    options = Options(starter=1, teams=(2, 1))
    table = begun(options, "person", "person", "person", timing=Timing(absent=20_000, takeover=0))
    table.submit(1, GoAway(seat=1), 1_000)
    table.advance(20_999)
    assert table.state.captains == (1, 3)
    assert events(table.advance(21_000)) == [ev.Left(1), ev.Captain(1, 2)]
    table.submit(1, ComeBack(seat=1), 25_000)
    assert events(table.advance(25_000))[1:] == [ev.Returned(1)]
    assert table.state.captains == (2, 3)


def babble(table: Table) -> None:
    """Whoever is at move lays three letters as a word, to which nobody objects."""
    state = table.state
    if state.held:
        table.advance(table.wake() or 0)
        return
    seat, board = state.captains[state.side - 1], state.board(state.side)
    intent: do.JarnacIntent = do.Pass(seat=seat)
    if state.due:
        intent = do.Draw(seat=seat)
    elif len(board.rack) >= 3:
        intent = do.Lay(seat=seat, word=board.rack[:3])
    table.submit(seat, intent, table.now)
    table.advance(table.now)


def test_nobody_waits_for_an_objection_for_ever() -> None:
    table = begun(Options(starter=1, judging="challenge"), "person", "person")
    while table.state.phase != OVER:
        babble(table)
    assert table.outcome is None
    table.advance(table.now + 14_999)
    assert table.outcome is None
    assert events(table.advance(table.now + 1)) == [ev.Accepted()]
    assert table.outcome is not None


def claims(table: Table, at: int) -> str:
    """The side at move draws and calls its first letters a word."""
    seat = table.state.captains[table.state.side - 1]
    table.submit(seat, do.Draw(seat=seat), at)
    table.advance(at)
    word: str = table.state.board(table.state.side).rack[:4]
    table.submit(seat, do.Lay(seat=seat, word=word), at)
    table.advance(at)
    assert table.state.held
    return word


def test_the_other_side_has_its_time_before_a_letter_is_drawn() -> None:
    table = begun(Options(starter=1, judging="challenge"), "person", "person")
    word = claims(table, 1_000)
    table.submit(1, do.Draw(seat=1), 2_000)
    assert refusals(table.advance(5_999)) == ["may-still-object"]
    assert events(table.advance(6_000)) == [ev.Released(2, word, 6_000)]
    assert table.envelopes[-1].by == TABLE
    table.submit(2, do.Object(seat=2), 6_500)
    table.advance(6_500)
    assert isinstance(table.envelopes[-1].event, ev.TakenBack)


def test_whoever_says_that_it_stands_keeps_nobody_waiting() -> None:
    table = begun(Options(starter=1, judging="challenge"), "person", "person")
    word = claims(table, 1_000)
    table.submit(2, do.Accept(seat=2), 2_000)
    assert events(table.advance(2_000)) == [ev.Granted(2, word, 2_000)]
    table.submit(1, do.Draw(seat=1), 2_001)
    assert isinstance(events(table.advance(2_001))[0], ev.Drew)


def test_nobody_but_the_table_says_that_the_time_is_over() -> None:
    table = begun(Options(starter=1, judging="challenge"), "person", "person")
    claims(table, 1_000)
    for seat in (1, 2):
        table.submit(seat, do.Release(seat=seat, side=2), 2_000)
    assert refusals(table.advance(2_000)) == ["table-keeps-time"] * 2


def test_how_long_is_a_matter_of_the_table() -> None:
    options = Options(starter=1, judging="challenge")
    table = begun(options, "person", "person", timing=Timing(doubt=20_000))
    claims(table, 1_000)
    assert events(table.advance(20_999)) == []
    assert len(events(table.advance(21_000))) == 1
    at_once = opened("jarnac", options, 5, ("person", "person"), Timing(doubt=0))
    at_once.advance(0)
    at_once.submit(1, do.Draw(seat=1), 1_000)
    at_once.advance(1_000)
    at_once.submit(1, do.Lay(seat=1, word=at_once.state.board(1).rack[:4]), 1_000)
    at_once.submit(1, do.Draw(seat=1), 1_000)
    assert refusals(at_once.advance(1_000)) == []


def test_no_clock_runs_for_whoever_waits() -> None:
    options = Options(starter=1, judging="challenge", clock=20, thinking=30)
    table = begun(options, "person", "person", timing=Timing(doubt=60_000))
    claims(table, 1_000)
    assert events(table.advance(60_999)) == []
    assert len(events(table.advance(61_000))) == 1
    assert table.state.clock.used == (1_000, 0)
    assert events(table.advance(79_999)) == []
    assert isinstance(events(table.advance(80_000))[0], ev.FlagFell)


def test_a_log_from_before_there_was_such_a_time_is_still_in_order() -> None:
    """There nobody was held up, and its header says nothing of it."""
    options = Options(starter=1, judging="challenge")
    table = opened("jarnac", options, 5, ("person", "person"), Timing(doubt=0))
    table.advance(0)
    for at in range(1_000, 40_000, 1_000):
        babble(table)
        table.advance(at)
    lines = [msgspec.json.decode(line) for line in logs.encode(table.log).splitlines()]
    del lines[0]["timing"]["doubt"]
    for line in lines:
        line.get("event", {}).pop("patient", None)
    data = b"\n".join(map(msgspec.json.encode, lines))
    checked = verify(read(data))
    assert checked.state.board(1).rows == table.state.board(1).rows
    assert sum(isinstance(event, ev.WordLaid) for event in checked.log.events) > 5
    assert not resumed(checked.log).state.held
    lines[0]["timing"]["doubt"] = 5_000
    with pytest.raises(InvalidInput):
        verify(read(b"\n".join(map(msgspec.json.encode, lines))))


def test_a_table_goes_on_waiting_where_it_was_cut() -> None:
    table = begun(Options(starter=1, judging="challenge"), "person", "person")
    claims(table, 1_000)
    table.advance(3_000)
    again = resumed(table.log)
    assert again.state.held
    assert again.wake() == 6_000
    again.advance(6_000)
    assert verify(again.log).state.laid is not None
