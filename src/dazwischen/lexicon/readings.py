"""The entries of a compiled dictionary: what each word is a form of."""

import sys
from array import array
from collections.abc import Iterator
from itertools import accumulate

from dazwischen.lexicon.entries import FORMS, PARTS_OF_SPEECH, Entry
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


def numbers(kind: str, data: bytes) -> "array[int]":
    found = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found
