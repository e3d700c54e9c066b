"""Strengths are written and read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.bots.strength import Level, Strength, strength
from dazwischen.core.errors import InvalidInput

STRENGTHS = st.builds(
    Strength, st.sampled_from(Level), st.sampled_from(Level), st.integers(100, 1000)
)


@given(STRENGTHS)
def test_written_and_read_again(value: Strength) -> None:
    assert strength(str(value)) == value


def test_one_word_is_both() -> None:
    assert strength("stark") == Strength(Level.STARK, Level.STARK)
    assert strength("stark:mittel") == Strength(Level.STARK, Level.MITTEL)


@pytest.mark.parametrize("text", ["", "gut", "STARK", "stark:", ":stark", "stark:mittel:leicht"])
def test_unknown_strengths_are_named(text: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        strength(text)
    assert caught.value.key == "unusable-no-such-strength"


def test_a_pace_stands_behind_it() -> None:
    assert strength("meister@250") == Strength(Level.MEISTER, Level.MEISTER, 250)
    assert strength("stark:mittel@100") == strength("stark:mittel")
    assert strength("meister@250").slowed(300) == 750


@pytest.mark.parametrize("pace", ["", "99", "1001", "-200", "2e2", "²00", "9" * 100_000])
def test_impossible_paces_are_refused(pace: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        strength(f"leicht@{pace}")
    assert caught.value.key == "unusable-no-such-pace"
    assert len(str(caught.value.args_)) < 200
