"""Whatever a game refuses can be told to the seat that wanted it, in both languages."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.texts import LANGUAGES, load
from tests.conformance import adapter, anything, play


@given(data=st.data(), name=st.sampled_from(registry.NAMES), seed=st.integers(0, 2**32))
def test_every_refusal_has_its_sentence(data: st.DataObject, name: str, seed: int) -> None:
    options = data.draw(adapter(name).options())
    played, dice = play(name, options, seed, 30), Random(seed)
    wanted = [adapter(name).intent(played.state, dice, 10**6) for _ in range(10)]
    wanted.append(data.draw(anything(played.game.intents)))
    for state in played.moments[-5:]:
        for intent in wanted:
            answer = played.game.decide(state, intent)
            if isinstance(answer, Rejected):
                for language in LANGUAGES:
                    assert load(language)(answer.key, {"seat": 1, **answer.args})
