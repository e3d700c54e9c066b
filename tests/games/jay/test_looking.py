"""What the state keeps for those who look at the box is what they would find by looking anew."""

from dazwischen.core import log as logs
from dazwischen.core.replayer import at_start
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.showing import seen
from dazwischen.table.opening import opened


def played(options: Options, seed: int) -> logs.Log:
    table = opened("jay", options, seed, ["leicht"] * 4)
    while table.outcome is None and (due := table.wake()) is not None and due < 600_000:
        table.advance(due)
    return table.log


def looked_at(options: Options, seed: int) -> int:
    log = played(options, seed)
    replayer, looks = at_start(GAME, log.header), 0
    for envelope in log.envelopes:
        replayer.happen(envelope)
        state = replayer.state
        assert state.shown == tuple(seen(state, entry) for entry in state.box)
        looks += 1
    return looks


def test_looking_at_every_state_and_looking_once() -> None:
    assert looked_at(Options(faults="guarded"), 3) > 30


def test_where_faults_lie_in_the_box_and_come_back() -> None:
    assert looked_at(Options(faults="penalty", announce="manual"), 5) > 50
    assert looked_at(Options(faults="tournament", announce="manual"), 7) > 50
