"""Who cannot play as long as nothing is compiled."""

import pytest

from dazwischen.bots import readiness
from dazwischen.bots.strength import LEVELS
from dazwischen.core.errors import InvalidInput
from dazwischen.games import registry


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "COMPILED", False)


@pytest.mark.parametrize("game", registry.NAMES)
def test_compiled_everybody_is_ready(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "COMPILED", True)
    assert readiness.unready(game) == ()


@pytest.mark.usefixtures("uncompiled")
def test_uncompiled_only_those_wait_who_would_take_too_long() -> None:
    unready = {game: readiness.unready(game) for game in registry.NAMES}
    assert unready == {"jay": ("meister",), "jsolitaer": (), "jarnac": ("meister",)}


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("text", ["meister", "meister:leicht", "meister@200"])
def test_it_is_the_thinking_that_takes_long(text: str) -> None:
    for game in ("jay", "jarnac"):
        with pytest.raises(InvalidInput) as refused:
            readiness.ready(game, text)
        assert refused.value.code == "strength-not-ready"
    assert str(readiness.ready("jsolitaer", text)) == text


@pytest.mark.usefixtures("uncompiled")
def test_a_quick_hand_is_no_hindrance() -> None:
    assert str(readiness.ready("jay", "stark:meister")) == "stark:meister"
    for level in LEVELS[:-1]:
        assert str(readiness.ready("jarnac", level)) == level
