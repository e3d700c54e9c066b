"""In a tournament nobody is told what a lay was, until an interruption clears it up."""

from dazwischen.cards import layout as at
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.view import view
from dazwischen.table.opening import opened
from dazwischen.table.table import Table


def lay(table: Table, seat: int) -> None:
    card = table.state.hands[seat - 1][0]
    table.submit(seat, do.Lay(seat=seat, card=card), table.now + 1)
    table.advance(table.now + 1)


def kinds(table: Table) -> list[int | None]:
    return [card.kind for card in view(table.state, None).box]


def test_a_pause_shows_the_fault_and_nothing_that_comes_after() -> None:
    options = Options(edition="zdj-4.6", level=1, players=2, faults="tournament")
    table = opened("jay", options, 7, ["person"] * 2)
    table.advance(0)
    lay(table, 1)
    lay(table, 1)
    assert kinds(table) == [None, None]
    table.submit(2, do.Pause(seat=2), table.now + 1)
    table.advance(table.now + 1)
    assert kinds(table) == [at.OPEN, at.FAULT]
    for seat in (1, 2):
        if owed := table.state.owed(seat):
            table.submit(seat, do.Draw(seat=seat, count=owed), table.now + 1)
        table.submit(seat, do.Ready(seat=seat), table.now + 1)
        table.advance(table.now + 1)
    lay(table, 2)
    assert kinds(table) == [at.OPEN, at.FAULT, None]
