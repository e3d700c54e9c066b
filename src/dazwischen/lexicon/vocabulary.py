"""The words of a dictionary as they lie on the board, in the flat columns that the kernels read."""

from array import array
from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate, chain

from dazwischen.lexicon.lexicon import LONGEST, Lexicon, fits
from dazwischen.lexicon.packing import ENCODING, STRICT
from dazwischen.lexicon.spelling import split_umlauts


class Vocabulary:
    """Words of one length lie side by side in `text`, shorter ones first, and so are numbered."""

    def __init__(self, lexicon: Lexicon, knows: Callable[[int], bool] | None = None) -> None:
        """`knows` says of the dictionary's number of a word whether it belongs to the vocabulary;
        without it every word does."""
        self._lexicon = lexicon
        stored = lexicon.stored
        self._numbers: list[list[int]] | None = None
        """Where umlauts are split or words left out: the dictionary's numbers of each word."""
        self._first = 0
        """Where nothing is: the dictionary's number of the first word."""
        self.sizes = array("I", bytes(4 * (LONGEST + 1)))
        if lexicon.split or knows:
            spelt = _spelt(lexicon, knows)
            self._numbers = list(spelt.values())
            self.text = "".join(spelt)
            self.flags = bytes(
                max(stored.flags[number] & STRICT for number in numbers)
                for numbers in self._numbers
            )
            for word in spelt:
                self.sizes[len(word)] += 1
        else:
            blocks = {n: block for n, block in stored.blocks.items() if fits(" " * n)}
            self._first = min((stored.first[n] for n in blocks), default=0)
            self.text = b"".join(blocks.values()).decode(ENCODING)
            self.flags = stored.flags[self._first :]
            for length, block in blocks.items():
                self.sizes[length] = len(block) // length

    @cached_property
    def entries(self) -> tuple["array[int]", "array[int]"]:
        """Where each word's entries begin, with the end of the last one's, and the entries."""
        readings = self._lexicon.readings
        if self._numbers is None:
            before = readings.ends[self._first - 1 : self._first] or array("I", [0])
            return before + readings.ends[self._first :], readings.entries
        own = [
            list(chain.from_iterable(readings.entries_of(number) for number in numbers))
            for numbers in self._numbers
        ]
        ends = array("I", accumulate(map(len, own), initial=0))
        return ends, array("I", chain.from_iterable(own))

    @cached_property
    def strict_entries(self) -> bytes:
        """For each of these entries whether the word may lie under it in the strict game."""
        readings = self._lexicon.readings
        marks = readings.strict_places()
        if self._numbers is None:
            return marks
        ends, counts = readings.ends, readings.counts
        own = chain.from_iterable(self._numbers)
        return b"".join(marks[ends[number] - counts[number] : ends[number]] for number in own)


def _spelt(lexicon: Lexicon, knows: Callable[[int], bool] | None) -> dict[str, list[int]]:
    """The words as they lie, with every number of the dictionary that each of them has."""
    found: dict[str, list[int]] = defaultdict(list)
    for number, word in enumerate(lexicon.stored.walk(strict=False)):
        board = split_umlauts(word) if lexicon.split and not word.isascii() else word
        if fits(board) and (not knows or knows(number)):
            found[board].append(number)
    return {word: found[word] for word in sorted(found, key=lambda word: (len(word), word))}
