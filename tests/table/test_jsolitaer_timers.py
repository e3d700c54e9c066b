"""What the table of a game of J-Solitär does on its own."""

from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import intents as do
from dazwischen.games.jsolitaer.auto_actions import Timing
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.state import OVER, PLAYING
from dazwischen.games.jsolitaer.view import view
from dazwischen.table.opening import opened, resumed
from dazwischen.table.table import Table
from dazwischen.table.verify import verify
from tests.table.drive import events


def after_a_game(timing: Timing) -> Table:
    """Somebody who plays alone gives up the first of two games."""
    table = opened("jsolitaer", Options(players=1, games=2), 5, ["person"], timing)
    table.advance(0)
    while table.state.phase != OVER:
        if table.state.corner and not table.state.looked:
            table.submit(1, do.TurnUp(seat=1), table.now)
        else:
            table.submit(1, do.EndTurn(seat=1), table.now)
        table.advance(table.now)
    return table


def test_who_plays_alone_says_when_the_next_game_begins() -> None:
    table = after_a_game(Timing(deal=4_000, own_pace=True))
    assert events(table.advance(table.now + 3_600_000)) == []
    assert view(table.state, 1).may.next
    table.submit(1, do.Ready(seat=1), table.now)
    happened = events(table.advance(table.now))
    assert [type(event) for event in happened[:2]] == [ev.Readied, ev.Dealt]
    assert (table.state.game, table.state.phase) == (2, PLAYING)
    assert verify(table.log).state == table.state
    assert resumed(table.log).state == table.state


def test_tables_of_earlier_versions_go_on_by_themselves() -> None:
    table = after_a_game(Timing(deal=4_000))
    ended = table.now
    assert events(table.advance(ended + 3_999)) == []
    table.advance(ended + 4_000)
    assert table.state.game == 2
