"""In a tournament nobody is told anything, and a bot still knows how play stands."""

from typing import get_args

import pytest

from dazwischen.bots.jay.follow import Follower
from dazwischen.cards.decks import Edition
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import PLAYING, RUNNING, State
from dazwischen.table.steps import Refusal, Step
from tests.bots.jay.tables import happenings

SLOPPY = ("leicht", "leicht", "mittel", "leicht")


def _last_of_each_intent(options: Options, seed: int) -> list[Step]:
    """Steps as a bot is shown them: what one actor did at one moment is seen together."""
    kept: list[Step] = []
    for step in happenings(options, SLOPPY, seed):
        if isinstance(step, Refusal) or not step.state.hands:
            continue
        now = step.envelope
        if kept and (kept[-1].envelope.at, kept[-1].envelope.by) == (now.at, now.by):
            kept.pop()
        kept.append(step)
    return kept


def _justified(state: State) -> bool:
    answer = GAME.decide(state, do.Pause(seat=3))
    return isinstance(answer, list) and isinstance(answer[0], ev.Paused) and answer[0].justified


@pytest.mark.parametrize("edition", get_args(Edition))
@pytest.mark.parametrize("level", [1, 3, 5, 7])
def test_knows_the_flow(edition: Edition, level: int) -> None:
    options = Options(edition=edition, level=level, faults="tournament")
    faults = 0
    for seed in range(4):
        follower = Follower(GAME.start(options, 1).rules)
        for step in _last_of_each_intent(options, seed):
            follower.see(GAME.view(step.state, 3), step.envelope.at)
            if step.state.phase in RUNNING:
                assert follower.flow == step.state.flow
        faults += follower.faults
    assert faults


@pytest.mark.parametrize("edition", get_args(Edition))
def test_knows_when_a_pause_is_justified(edition: Edition) -> None:
    """Never wrongly, and hardly ever too late; a top up can look like a draw."""
    options = Options(edition=edition, faults="tournament")
    due: set[tuple[int, int]] = set()
    seen: set[tuple[int, int]] = set()
    for seed in range(12):
        follower = Follower(GAME.start(options, 1).rules)
        for step in _last_of_each_intent(options, seed):
            follower.see(GAME.view(step.state, 3), step.envelope.at)
            if step.state.phase != PLAYING:
                continue
            says = follower.offences.grave(0)
            if edition == "zdj-4.6":
                says = says or follower.offences.open(0)
            interruption = (seed, step.state.settled)
            if _justified(step.state):
                due.add(interruption)
            else:
                assert not says
            if says:
                seen.add(interruption)
    assert len(seen) > 10
    assert len(due - seen) <= len(due) // 10
