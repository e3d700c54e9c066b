"""What is kept with a state for those who look is what they would find by looking anew."""

from msgspec.structs import replace

from dazwischen.core import log as logs
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.view import view
from dazwischen.table.opening import opened

SEATS = (None, 1, 2, 3, 4)


def played(options: Options, seed: int) -> logs.Log:
    table = opened("jay", options, seed, ["leicht"] * 4)
    while table.outcome is None and (due := table.wake()) is not None and due < 600_000:
        table.advance(due)
    return table.log


def looked_at(options: Options, seed: int) -> int:
    state = GAME.start(options, seed)
    events = played(options, seed).events
    seen = 0
    for event in events:
        state = logs.fold(GAME, state, [event])
        anew = replace(state)
        for seat in SEATS:
            assert view(state, seat) == view(anew, seat)
        seen += 1
    return seen


def test_looking_at_every_state_and_looking_once() -> None:
    assert looked_at(Options(faults="guarded"), 3) > 30


def test_where_faults_lie_in_the_box_and_come_back() -> None:
    assert looked_at(Options(faults="penalty", announce="manual"), 5) > 50
    assert looked_at(Options(faults="tournament", announce="manual"), 7) > 50
