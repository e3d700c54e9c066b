"""A dictionary of one language, as the games and the command line use it."""

from collections.abc import Iterator
from functools import cached_property

from dazwischen.lexicon.entries import Entry, is_strict
from dazwischen.lexicon.packing import Packed
from dazwischen.lexicon.readings import Readings
from dazwischen.lexicon.spelling import joined_umlauts, letters, split_umlauts
from dazwischen.lexicon.words import Words

SHORTEST, LONGEST = 3, 9  # K-MAT-3


class Lexicon:
    """Words may be given as one writes them: Straße, STRASSE and strasse are the same."""

    def __init__(self, packed: Packed, *, umlauts: bool, split: bool) -> None:
        self._packed = packed
        self._words = Words(packed)
        self._umlauts = umlauts
        self._split = split
        self.language = packed.language
        self.digest = packed.digest

    def letters(self, word: str) -> str:
        """The word as it lies on the board."""
        key = letters(word, umlauts=self._umlauts)
        return split_umlauts(key) if self._split else key

    def is_standard(self, word: str) -> bool:
        return bool(self.numbers(word))

    def is_professional(self, word: str) -> bool:
        return any(self._words.is_strict(number) for number in self.numbers(word))

    def entries(self, word: str) -> tuple[Entry, ...]:
        found = (entry for number in self.numbers(word) for entry in self._readings.of(number))
        return tuple(dict.fromkeys(found))

    def instead(self, word: str) -> str | None:
        """What a word that does not count is known to be: a name, an abbreviation, …"""
        key = letters(word, umlauts=self._umlauts)
        return None if self.is_standard(word) else self._refused.get(key)

    def tier(self, word: str) -> int | None:
        """1 for everyday words to 5 for the rarest; None for no word, or where nobody counted."""
        return min((self._words.tier(number) for number in self.numbers(word)), default=0) or None

    def words(self, *, professional: bool = False) -> Iterator[str]:
        """All words as they lie on the board, shorter ones first, each of them once."""
        found = self._words.walk(strict=professional)
        if self._split:
            board = (split_umlauts(word) for word in found)
            yield from sorted({word for word in board if fits(word)}, key=lambda w: (len(w), w))
        else:
            yield from (word for word in found if fits(word))

    def begun_with(self, beginning: str) -> Iterator[str]:
        """Words as they lie on the board that begin with these letters."""
        spellings = joined_umlauts(beginning) if self._split else [beginning]
        for spelling in spellings:
            for word in self._words.begun_with(spelling):
                board = split_umlauts(word) if self._split else word
                if fits(board):
                    yield board

    def may_become(self, old: str, new: str) -> bool:
        """K-PRO-3: no entry under which the old word may lie is among those of the new one."""
        before = {(entry.lemma, entry.pos) for entry in self.entries(old) if is_strict(entry)}
        after = {(entry.lemma, entry.pos) for entry in self.entries(new)}
        return before.isdisjoint(after)

    def strict_entries(self, word: str) -> list[int]:
        """The numbers of the entries under which the word may lie in the strict game."""
        return [
            entry
            for number in self.numbers(word)
            for entry in self._readings.entries_of(number, strict=True)
        ]

    def numbers(self, word: str) -> list[int]:
        """Under which the word is stored: where umlauts are split, several may look the same."""
        key = self.letters(word)
        if not fits(key):
            return []
        spellings = joined_umlauts(key) if self._split else [key]
        found = (self._words.find(spelling) for spelling in spellings)
        return [number for number in found if number is not None]

    @property
    def split(self) -> bool:
        """Whether umlauts lie as two letters."""
        return self._split

    @property
    def stored(self) -> Words:
        """The words as they are stored, by their numbers."""
        return self._words

    @property
    def readings(self) -> Readings:
        """Their entries, by the same numbers."""
        return self._readings

    @cached_property
    def _readings(self) -> Readings:
        return Readings(self._packed)

    @cached_property
    def _refused(self) -> dict[str, str]:
        lines = (line.split() for line in self._packed.column("refused").decode().splitlines())
        return {word: kind for kind, *words in lines for word in words}


def fits(word: str) -> bool:
    return SHORTEST <= len(word) <= LONGEST
