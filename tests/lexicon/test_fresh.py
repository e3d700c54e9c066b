"""Lists written down before the dictionary was mended. By one half of each it was mended; the other
half, told apart by a checksum of the word, was looked at only when everything was done.

Eight words then turned out to be in the Duden after all and were taken off the lists: Lars (of the
Lar, an ape), Bremen (horseflies), Maria (plains of the moon), Krüger (an innkeeper), Kinders,
Taxien, Country and Thing.
"""

import zlib
from pathlib import Path

import pytest

from dazwischen import lexicon

LISTS = Path(__file__).parent / "fresh"
HALVES = ("open", "held")


def half(name: str, which: str) -> list[str]:
    lines = (LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    words = [word for line in lines if not line.startswith("#") for word in line.split()]
    return [word for word in words if HALVES[zlib.crc32(word.encode()) % 2] == which]


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("name", "most"), [("ordinary", 0.01), ("modern", 0.03)])
def test_words_that_count(name: str, most: float, which: str) -> None:
    words = half(name, which)
    assert len(words) > 100
    refused = [word for word in words if not lexicon.load("de").is_standard(word)]
    assert len(refused) <= most * len(words), refused


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("name", "most"), [("names", 0.01), ("guessed", 0.03), ("english", 0.03)])
def test_words_that_do_not(name: str, most: float, which: str) -> None:
    words = half(name, which)
    assert len(words) > 45
    accepted = [word for word in words if lexicon.load("de").is_standard(word)]
    assert len(accepted) <= most * len(words), accepted


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize("name", ["names", "english"])
def test_nobody_calls_them_everyday_words(name: str, which: str) -> None:
    everyday = [word for word in half(name, which) if (lexicon.load("de").tier(word) or 5) <= 2]
    assert not everyday
