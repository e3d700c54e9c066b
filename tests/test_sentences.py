"""Every sentence of the referee and of a game told again is true."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dazwischen.core.acts import acts
from dazwischen.core.replayer import replay
from dazwischen.games import registry
from dazwischen.games.jay import events as jay
from tests.conformance import adapter
from tests.sentences import catalogue, keys_of, listen, sentences
from tests.test_export import at_random, judged

GAMES = pytest.mark.parametrize("name", registry.NAMES)
thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@GAMES
def test_what_is_said_is_what_changed(name: str) -> None:
    """The same games every time, so that it is known what is heard in them."""
    keys: set[str] = set()

    @settings(thorough, max_examples=120, derandomize=True, phases=[Phase.generate])
    @given(options=adapter(name).options(), seed=st.integers(0, 2**32))
    def hear(options: Any, seed: int) -> None:
        heard = listen(name, options, seed, steps=150)
        keys.update(heard.keys)
        assert heard.false == []

    hear()
    known = sentences(name)
    assert known.HAPPENED.keys() - known.SELDOM <= keys


@GAMES
def test_every_sentence_is_held_to_something(name: str) -> None:
    keys = list(keys_of(sentences(name)))
    assert len(keys) == len(set(keys))
    unknown = {key for key in catalogue(name) - set(keys) if not key.startswith("unusable-")}
    assert unknown == set()


@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_the_referee_says_otherwise_in_the_end(data: st.DataObject, seed: int) -> None:
    """A later interruption has the last word on faults and on pauses, and on nothing else."""
    log = at_random("jay", data.draw(adapter("jay").options()), seed, steps=150)
    jay = registry.module("jay")
    game, done = jay.rules, list(acts(jay.rules, jay.infer_intent, log))
    told = [
        jay.annotator.tell(act, replay(game, log, act.envelopes[-1].seq)).messages[0]
        for act in done[1:]
    ]
    said = [verdict.message for verdict in judged(log).verdicts]
    otherwise = Counter(
        "pause" if new.key.startswith("pause") else new.key
        for new, old in zip(said, told, strict=True)
        if new != old
    )
    events: list[Any] = [event for act in done for event in act.events]
    assert otherwise == Counter(
        key for event in events for key, kind in LAST_WORDS.items() if kind(event)
    )


LAST_WORDS: dict[str, Callable[[Any], bool]] = {
    "lay-follow-up": lambda e: isinstance(e, jay.Returned) and e.why == "follow-up",
    "lay-fault-after-all": lambda e: isinstance(e, jay.Owed) and e.serial > 0,
    "pause": lambda e: isinstance(e, jay.Cleared),
}
