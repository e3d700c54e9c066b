"""Every word that letters allow on a board of Jarnac: the anagram kernel over a dictionary."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Final, TypeAlias

from dazwischen.lexicon import Umlauts, anagrams, load
from dazwischen.lexicon.lexicon import LONGEST, Lexicon
from dazwischen.lexicon.packing import ENCODING, STRICT
from dazwischen.lexicon.vocabulary import Vocabulary

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
CODES: Final = bytes(ALPHABET.find(chr(code)) + 1 for code in range(256))

Plays: TypeAlias = dict[int, list[str]]
"""By row, with 0 for new words: the words that could lie there."""


def load_index(language: str, *, umlauts: Umlauts = "tiles") -> "Index":
    """Built once for a dictionary."""
    return _index(load(language, umlauts=umlauts))


@cache
def _index(lexicon: Lexicon) -> "Index":
    return Index(lexicon, Vocabulary(lexicon))


class Index:
    """Built in a moment from the words as they are stored; nothing of it has to be shipped."""

    def __init__(self, lexicon: Lexicon, words: Vocabulary) -> None:
        self._lexicon = lexicon
        self.words = words
        self.nodes, self.order = anagrams.build(codes(words.text), words.sizes)
        """The trie, as the anagram kernel reads it."""
        self._spare: list[array[int]] = []
        """Arrays for hits, kept for the next caller; nobody shares one."""
        lengths = range(LONGEST + 1)
        letters = accumulate((words.sizes[n] * n for n in lengths), initial=0)
        self._numbers = list(accumulate(words.sizes, initial=0))
        """Where the words of each length begin to be numbered."""
        self.starts = array(
            "i", (a - b * n for a, b, n in zip(letters, self._numbers, lengths, strict=False))
        )

    def plays(
        self, rows: Sequence[str], rack: str, *, new: bool = True, professional: bool = False
    ) -> Plays:
        """Every change of every row by loose letters, and every word of loose letters alone.

        With `professional` only strict words, and none that K-PRO-3 forbids.
        """
        found: Plays = {}
        hits = self._spare.pop() if self._spare else array("I", [0]) * len(self.words.flags)
        may, mark = codes(rack), STRICT if professional else 0
        words = self.words
        for row, old in enumerate(("", *rows)):
            if not old and (row or not new):
                continue
            count = anagrams.find(self.nodes, self.order, codes(old), may, hits)
            if old and professional:
                count = self._other_entries(old, hits, count)
            made = anagrams.spell(hits, count, words.text, self.starts, words.flags, mark)
            if made:
                found[row] = made
        self._spare.append(hits)
        return found

    def word(self, number: int) -> str:
        """The word of that number in the vocabulary."""
        length = bisect_right(self._numbers, number) - 1
        start = self.starts[length] + number * length
        return self.words.text[start : start + length]

    def _other_entries(self, old: str, hits: "array[int]", count: int) -> int:
        """Leaves out the hits that K-PRO-3 does; returns how many remain."""
        barred = array("I", self._lexicon.strict_entries(old))
        return anagrams.without(hits, count, *self.words.entries, barred) if barred else count


def codes(letters: str) -> bytes:
    """Letters as the kernel's numbers."""
    return letters.encode(ENCODING).translate(CODES)
