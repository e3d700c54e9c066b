"""Everyday words are judged by entry: names, English and abbreviations lend a spelling nothing."""

from pathlib import Path

import pytest
from scripts.lexicon.german.commonness import not_everyday

from dazwischen import lexicon
from dazwischen.bots.jarnac.vocabulary import knows
from dazwischen.bots.strength import Level

SAMPLE = Path(__file__).with_name("everyday.txt")


def everyday(word: str) -> bool:
    """Whether the weakest opponent knows it."""
    german = lexicon.load("de")
    known = knows(german, Level.LEICHT, strict=False)
    number = german.stored.find(german.letters(word))
    assert known is not None
    return number is not None and known(number)


def test_ordinary_words_are_known_to_everybody() -> None:
    _, *lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    words = [word for line in lines for word in line.split()]
    assert len(words) > 1000
    assert [word for word in words if not everyday(word)] == []


@pytest.mark.parametrize(
    "word",
    [
        "TEX",
        "GIF",
        "MESSI",
        "AUSM",
        "CROW",
        "FEET",
        "SOCIETY",
        "ECONOMIC",
        "HANS",
        "ANNA",
        "LARS",
        "BREMEN",
        "FIRST",
        "COUNTRY",
    ],
)
def test_what_is_counted_as_something_else_is_not(word: str) -> None:
    assert not everyday(word)


def test_nor_is_what_was_found_by_reading() -> None:
    assert [word for word in sorted(not_everyday()) if everyday(word)] == []
