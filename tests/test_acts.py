"""What was wanted can be told from what happened, for every registered game."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core import log as logs
from dazwischen.core.acts import acts, first_act
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.games import registry
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from tests.conformance import Played, adapter, anything, play, step

GAMES = pytest.mark.parametrize("name", registry.NAMES)
SEEDS = st.integers(0, 2**32)
thorough = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_a_log_is_what_its_acts_give(name: str, data: st.DataObject, seed: int) -> None:
    played = play(name, data.draw(adapter(name).options()), seed, steps=150)
    told = list(acts(played.game, registry.module(name).infer_intent, played.log))
    assert [e for act in told for e in act.envelopes] == list(played.log.envelopes)
    for act in told:
        assert played.game.decide(act.before, act.intent) == act.events


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_each_act_is_told_from_its_events_alone(name: str, data: st.DataObject, seed: int) -> None:
    """Where what one actor did at one moment is one intent, that intent gives all of it."""
    played = play(name, data.draw(adapter(name).options()), seed, steps=60)
    for batch in _batches(played):
        act = first_act(
            played.game.decide, registry.module(name).infer_intent, _before(played, batch), batch
        )
        assert list(act.envelopes) == batch


def _batches(played: Played) -> list[list[logs.Envelope]]:
    """What each intent led to: between the states that players can act in."""
    found, start = [], 0
    for moment in played.moments[1:]:
        end = next(n for n in range(start + 1, len(played.states)) if played.states[n] is moment)
        found.append(list(played.log.envelopes[start:end]))
        start = end
    return found


def _before(played: Played, batch: list[logs.Envelope]) -> Any:
    return played.states[batch[0].seq - 1]


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_no_event_at_all_breaks_the_reading(name: str, data: st.DataObject, seed: int) -> None:
    """Whatever a stranger's log claims to have happened: it follows, or it is refused."""
    played = play(name, data.draw(adapter(name).options()), seed, steps=40)
    game = played.game
    for event in data.draw(st.lists(anything(game.events), min_size=1, max_size=8)):
        by = data.draw(st.integers(-2, 7))
        run = [logs.Envelope(1, 10**6, by, event)]
        try:
            act = first_act(game.decide, registry.module(name).infer_intent, played.state, run)
        except InvalidInput as error:
            assert error.line == 2  # noqa: PT017 - that it is raised is not the point
        else:
            assert not isinstance(game.decide(played.state, act.intent), Rejected)


@pytest.mark.parametrize("faults", ["penalty", "tournament"])
@pytest.mark.parametrize("why", ["extra", "top-up", "penalty"])
def test_more_cards_than_there_are(faults: Faults, why: str) -> None:
    """How many were asked for in vain is not on record, and is not needed."""
    options = Options(players=2, faults=faults, copies={"Dame": 1})
    played = Played(GAME, logs.Log(logs.header(GAME, options, 3)), GAME.start(options, 3))
    step(played, do.Deal(seat=0))
    everything = do.Draw if why == "penalty" else do.TopUp
    if why != "extra":
        step(played, do.Ready(seat=1))
        step(played, do.Ready(seat=2))
        step(played, do.Lay(seat=1, card=played.state.hands[0][0], face_down=True))
        step(played, do.TopUp(seat=2, count=len(played.state.piles[0] + played.state.piles[1])))
    count = 2000 if why != "penalty" or faults == "tournament" else played.state.owed(1)
    (drew,) = step(played, everything(seat=1, at=5, count=count))
    assert drew.short
    told = list(acts(GAME, registry.module("jay").infer_intent, played.log))
    assert told[-1].events == [drew]
