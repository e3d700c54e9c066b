"""K-MAT-2: the bags, and how a word becomes letters."""

import pytest

from dazwischen.lexicon import Umlauts, letter_set


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_bag_holds_144_tiles(language: str) -> None:
    assert len(letter_set(language).tiles()) == 144


def test_split_umlauts_turn_their_tiles_into_vowels() -> None:
    whole = letter_set("de").counts
    split = letter_set("de", umlauts="split").counts
    assert sum(split.values()) == 144
    assert not {"Ä", "Ö", "Ü"} & set(split)
    assert [split[vowel] - whole[vowel] for vowel in "AOU"] == [1, 1, 1]


@pytest.mark.parametrize(
    ("umlauts", "word", "letters"),
    [
        ("tiles", "Größe", "GRÖSSE"),
        ("split", "Größe", "GROESSE"),
        ("tiles", "Café", "CAFE"),
        ("split", "Öl", "OEL"),
    ],
)
def test_german_letters(umlauts: Umlauts, word: str, letters: str) -> None:
    assert letter_set("de", umlauts=umlauts).letters(word) == letters


def test_french_letters_have_no_accents() -> None:
    assert letter_set("fr").letters("Œuvré") == "OEUVRE"
    assert letter_set("fr").letters("maïs") == "MAIS"
