"""The conformance suite, run on every registered game."""

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core import log as logs
from dazwischen.core.errors import Rejected
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from tests.conformance import adapter, anything, eyes, play, step
from tests.playthrough import GOLDEN, playthrough

GAMES = pytest.mark.parametrize("name", registry.NAMES)
SEEDS = st.integers(0, 2**32)
thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_replay_equals_play(name: str, data: st.DataObject, seed: int) -> None:
    played = play(name, data.draw(adapter(name).options()), seed, steps=120)
    log = logs.decode(played.game, logs.encode(played.log))
    assert log == played.log
    for upto in (0, len(log.envelopes) // 2, len(log.envelopes)):
        assert replay(played.game, log, upto) == played.states[upto]


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_nobody_sees_what_is_hidden(name: str, data: st.DataObject, seed: int) -> None:
    options = data.draw(adapter(name).options())
    played = play(name, options, seed, steps=data.draw(st.integers(1, 120)))
    for seat in eyes(played.game, options):
        for state in (played.states[0], played.state):
            other = adapter(name).scramble(state, seat, Random(seed))
            assert played.game.view(other, seat) == played.game.view(state, seat)


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_a_seat_sees_what_all_see_and_its_own(name: str, data: st.DataObject, seed: int) -> None:
    options = data.draw(adapter(name).options())
    played = play(name, options, seed, steps=data.draw(st.integers(1, 120)))
    watched = msgspec.structs.asdict(played.game.view(played.state, None))
    for seat in eyes(played.game, options):
        seen = msgspec.structs.asdict(played.game.view(played.state, seat))
        own = {} if seat is None else msgspec.structs.asdict(played.game.own(played.state, seat))
        assert seen == {**watched, **own}


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_events_tell_no_secrets(name: str, data: st.DataObject, seed: int) -> None:
    """What somebody else does looks the same to a seat, whatever is hidden from it."""
    options = data.draw(adapter(name).options())
    played = play(name, options, seed, steps=data.draw(st.integers(1, 60)))
    game, dice = played.game, Random(seed)
    for _ in range(30):
        before, intent = played.state, adapter(name).intent(played.state, dice, 10**6)
        events = step(played, intent)
        if not events or not adapter(name).public(intent):
            continue
        for seat in set(eyes(game, options)) - {intent.seat}:
            other = adapter(name).scramble(before, seat, Random(seed))
            changed = game.decide(other, intent)
            assert not isinstance(changed, Rejected)
            assert [game.redact(played.state, event, seat) for event in changed] == [
                game.redact(played.state, event, seat) for event in events
            ]


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_whoever_watches_sees_least(name: str, data: st.DataObject, seed: int) -> None:
    """What is not hidden from him is hidden from nobody; and it is the same at any time."""
    options = data.draw(adapter(name).options())
    played = play(name, options, seed, steps=data.draw(st.integers(1, 80)))
    game, start = played.game, played.game.start(options, seed)
    for event in played.log.events:
        watched = game.redact(played.state, event, None)
        for seat in eyes(game, options):
            seen = game.redact(played.state, event, seat)
            assert seen == game.redact(start, event, seat)
            assert watched != event or seen == event


@GAMES
@thorough
@given(data=st.data(), seed=SEEDS)
def test_every_intent_is_answered(name: str, data: st.DataObject, seed: int) -> None:
    played = play(
        name, data.draw(adapter(name).options()), seed, steps=data.draw(st.integers(0, 80))
    )
    for intent in data.draw(st.lists(anything(played.game.intents), min_size=5, max_size=20)):
        answer = played.game.decide(played.state, intent)
        if isinstance(answer, Rejected):
            assert answer.code
        else:
            for event in step(played, intent):
                assert (
                    msgspec.json.decode(msgspec.json.encode(event), type=played.game.events)
                    == event
                )


@GAMES
def test_intents_come_from_json(name: str) -> None:
    game, dice = registry.module(name).rules, Random(1)
    played = play(name, game.options(), 1, steps=50)
    for _ in range(50):
        intent = adapter(name).intent(played.state, dice, 10**6)
        assert msgspec.json.decode(msgspec.json.encode(intent), type=game.intents) == intent


@GAMES
def test_golden_playthrough(name: str) -> None:
    """Every registered game has one; after a wanted change: python -m tests.playthrough."""
    assert (GOLDEN / f"{name}.txt").read_text() == playthrough(name)
