"""French: every inflected form, no professional play."""

import pytest

from dazwischen import lexicon

WORDS = """
    bête chevaux arriva œufs mangeons français été voilà zut
"""
NO_WORDS = """
    Lyon Berlin etc. l'eau SNCF arc-en-ciel bonjjour
"""


@pytest.mark.parametrize("word", WORDS.split())
def test_words(word: str) -> None:
    french = lexicon.load("fr")
    assert french.is_standard(word)
    assert not french.is_professional(word)


@pytest.mark.parametrize("word", NO_WORDS.split())
def test_no_words(word: str) -> None:
    assert not lexicon.load("fr").is_standard(word)


def test_accents_are_not_laid() -> None:
    french = lexicon.load("fr")
    lemmas = {entry.lemma for entry in french.entries("PECHE")}
    assert {"pêche", "pêcher", "pécher"} <= lemmas
    assert french.tier("PECHE") is None
