"""The words of a compiled dictionary: found by halving, walked in order."""

from collections.abc import Iterator
from itertools import accumulate

from dazwischen.lexicon.packing import ENCODING, STRICT, TIER_SHIFT, Packed


class Words:
    """All words of one length lie side by side, so a word is where its letters put it."""

    def __init__(self, packed: Packed) -> None:
        letters = packed.column("words")
        self.flags = packed.column("flags")
        self.blocks: dict[int, bytes] = {}
        self.first: dict[int, int] = {}
        sizes = [length * count for length, count in packed.lengths.items()]
        ends = accumulate(sizes)
        number = 0
        for (length, count), size, end in zip(packed.lengths.items(), sizes, ends, strict=True):
            self.blocks[length] = letters[end - size : end]
            self.first[length] = number
            number += count

    def __len__(self) -> int:
        return len(self.flags)

    def find(self, word: str) -> int | None:
        try:
            wanted = word.encode(ENCODING)
        except UnicodeEncodeError:
            return None
        length = len(wanted)
        block = self.blocks.get(length, b"")
        low, high = 0, len(block) // length if length else 0
        while low < high:
            middle = (low + high) // 2
            found = block[middle * length : (middle + 1) * length]
            if found == wanted:
                return self.first[length] + middle
            if found < wanted:
                low = middle + 1
            else:
                high = middle
        return None

    def begun_with(self, beginning: str) -> Iterator[str]:
        """Those of one length stand in order, so all with the same beginning stand together."""
        wanted = beginning.encode(ENCODING)
        for length, block in self.blocks.items():
            if length < len(wanted):
                continue
            low, high = 0, len(block) // length
            while low < high:
                middle = (low + high) // 2
                if block[middle * length : middle * length + len(wanted)] < wanted:
                    low = middle + 1
                else:
                    high = middle
            while block[low * length : low * length + len(wanted)] == wanted:
                yield block[low * length : (low + 1) * length].decode(ENCODING)
                low += 1

    def walk(self, *, strict: bool) -> Iterator[str]:
        for length, block in self.blocks.items():
            text = block.decode(ENCODING)
            first = self.first[length]
            for start in range(0, len(text), length):
                if not strict or self.flags[first + start // length] & STRICT:
                    yield text[start : start + length]

    def is_strict(self, number: int) -> bool:
        return bool(self.flags[number] & STRICT)

    def tier(self, number: int) -> int:
        return self.flags[number] >> TIER_SHIFT
