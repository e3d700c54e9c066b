"""The word list: every spelling in every inflected form, nouns with a capital."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.german.tables import listed

MEMBER = "./usr/share/tanglet/gamedata/de/words"


TWO_LETTERS = listed("two_letters.txt")
ENDINGS = ("e", "em", "en", "er", "es")


@dataclass(frozen=True)
class Wordlist:
    lower: frozenset[str]
    capital: frozenset[str]

    @cached_property
    def all(self) -> frozenset[str]:
        return self.lower | self.capital

    def has(self, word: str) -> bool:
        """A verb form that is a noun as well often stands there as the noun alone."""
        return word in self.lower or word.capitalize() in self.capital

    @cached_property
    def declined(self) -> frozenset[str]:
        """Words with all the endings of an adjective beside them."""
        return frozenset(
            word[:-2] + ending
            for word in self.lower
            if word.endswith("em") and all(self.has(word[:-2] + other) for other in ENDINGS)
            for ending in ("", *ENDINGS)
        )


def is_spoken(word: str) -> bool:
    """Lkw and the like are abbreviations, not words."""
    return not frozenset("aeiouyäöüáéíó").isdisjoint(word.lower())


def read(package: Path) -> Wordlist:
    """A line is the word in capitals (Ä as AE, ß as SS), then its spellings if they differ."""
    spellings: set[str] = set()
    for line in gzip.decompress(member(package, MEMBER)).decode().splitlines():
        key, *spelt = line.split()
        spellings.update(word for word in spelt or [key.lower()] if word[1:].islower())
    return Wordlist(
        lower=frozenset(word for word in spellings if word[0].islower()),
        capital=frozenset(word for word in spellings if word[0].isupper() and is_spoken(word))
        | TWO_LETTERS,
    )
