"""The entries of a compiled dictionary: what each word is a form of."""

import sys
from array import array
from collections.abc import Iterator
from itertools import accumulate

from dazwischen.lexicon.entries import FORMS, PARTS_OF_SPEECH, Entry, is_strict
from dazwischen.lexicon.packing import Packed


class Readings:
    def __init__(self, packed: Packed) -> None:
        counts = packed.column("counts")
        self.ends = array("I", accumulate(counts))
        self.counts = counts
        self.entries = numbers("I", packed.column("entries"))
        self.masks = numbers("H", packed.column("masks"))
        self.sets = numbers("Q", packed.column("sets"))
        self.kinds = packed.column("kinds")
        self.lemmas = packed.column("lemmas").split(b"\n")

    def entries_of(self, number: int, *, strict: bool = False) -> list[int]:
        """The numbers of a word's entries; `strict` for those whose form the strict game allows."""
        places = range(self.ends[number] - self.counts[number], self.ends[number])
        return [self.entries[place] for place in places if not strict or self._is_strict(place)]

    def strict_places(self) -> bytes:
        """For every word's every entry whether its form is allowed in the strict game."""
        allowed = [[_allows(pos, forms) for forms in self.sets] for pos in PARTS_OF_SPEECH]
        pairs = zip(self.entries, self.masks, strict=True)
        return bytes(allowed[self.kinds[entry]][mask] for entry, mask in pairs)

    def _is_strict(self, place: int) -> bool:
        pos = PARTS_OF_SPEECH[self.kinds[self.entries[place]]]
        return _allows(pos, self.sets[self.masks[place]])

    def of(self, number: int) -> Iterator[Entry]:
        end = self.ends[number]
        for place in range(end - self.counts[number], end):
            entry = self.entries[place]
            lemma = self.lemmas[entry].decode()
            pos = PARTS_OF_SPEECH[self.kinds[entry]]
            forms = self.sets[self.masks[place]]
            for bit, form in enumerate(FORMS):
                if forms >> bit & 1:
                    yield Entry(lemma, pos, form)


def _allows(pos: str, forms: int) -> bool:
    """Whether one of the forms, as bits, is allowed in the strict game."""
    return any(
        forms >> bit & 1 and is_strict(Entry("", pos, form)) for bit, form in enumerate(FORMS)
    )


def numbers(kind: str, data: bytes) -> "array[int]":
    found = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found
