"""What the table of a game of Jarnac does on its own."""

from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.duties import Timing
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import DRAW, JARNAC, OVER, PLAY
from dazwischen.table.opening import opened
from dazwischen.table.places import ComeBack, GoAway
from dazwischen.table.table import Table
from tests.table.drive import events


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
    assert events(table.advance(31_999)) == []
    assert events(table.advance(32_000)) == [ev.Passed(1, 32_000)]


def test_the_chess_clock_falls_and_the_game_ends() -> None:
    table = begun(Options(starter=1, clock=20), "person", "person", timing=Timing(jarnac=0))
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
