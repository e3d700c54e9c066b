"""Everything found out about the words, collected letter by letter as the game spells them."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from dazwischen.lexicon.entries import Entry
from dazwischen.lexicon.spelling import UMLAUTS, letters

ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ")
SHORTEST, LONGEST = 3, 9


@dataclass(slots=True)
class Word:
    entries: set[Entry] = field(default_factory=set)
    sources: set[str] = field(default_factory=set)
    spellings: set[str] = field(default_factory=set)


class Readings:
    def __init__(self, *, umlauts: bool) -> None:
        self.umlauts = umlauts
        self.words: dict[str, Word] = defaultdict(Word)

    def add(self, spelling: str, entries: Iterable[Entry], source: str) -> None:
        if len(spelling) > LONGEST:
            return
        key = letters(spelling, umlauts=self.umlauts)
        if fits(key):
            word = self.words[key]
            word.entries.update(entries)
            word.sources.add(source)
            word.spellings.add(spelling)


def fits(key: str) -> bool:
    """Long enough with its umlauts split, short enough with them whole (K-MAT-3)."""
    split = len(key) + sum(letter in UMLAUTS for letter in key)
    return len(key) <= LONGEST and split >= SHORTEST and ALPHABET.issuperset(key)
