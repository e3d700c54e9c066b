"""Umlauts split and joined again."""

from hypothesis import given
from hypothesis import strategies as st

from dazwischen.lexicon.spelling import joined_umlauts, letters, split_umlauts

german = st.text(alphabet="ABDEGLNORSTUÄÖÜ", max_size=9)


@given(german)
def test_joining_finds_the_word_that_was_split(word: str) -> None:
    assert word in joined_umlauts(split_umlauts(word))


@given(german)
def test_every_joined_word_splits_back(word: str) -> None:
    split = split_umlauts(word)
    assert {split_umlauts(joined) for joined in joined_umlauts(split)} == {split}


@given(st.text(max_size=12))
def test_letters_of_letters_are_the_same_letters(word: str) -> None:
    once = letters(word, umlauts=True)
    assert letters(once, umlauts=True) == once


def test_overlapping_pairs() -> None:
    assert set(joined_umlauts("AEUE")) == {"AEUE", "ÄUE", "AEÜ", "ÄÜ"}
