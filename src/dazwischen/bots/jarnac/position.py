"""A table of Jarnac as playouts need it: counted letters and numbered words, changed in place.

Rows count from 0 here, sides are 0 and 1. Nothing is judged: who may do what is decided before.
Compiled like the other kernels; the same numbers come out uncompiled.
"""

from array import array
from typing import Final

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.knowledge import Knowledge
from dazwischen.core import bits

MULTIPLIER: Final = 6_364_136_223_846_793_005
INCREMENT: Final = 1_442_695_040_888_963_407
"""Knuth's linear congruential generator; the upper halves of its words are random enough."""


class Position:
    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.numbers = array("i", bytes(4 * at.NUMBERS))
        self.letters = bytearray(at.BYTES)
        self.random = 0

    def copy(self, other: "Position") -> None:
        """Becomes what the other is."""
        for place in range(at.NUMBERS):
            self.numbers[place] = other.numbers[place]
        for place in range(at.BAG + other.numbers[at.HIGH]):
            self.letters[place] = other.letters[place]

    def shuffle(self, seed: int) -> None:
        self.random = bits.word(seed)
        low = self.numbers[at.LOW]
        for last in range(self.numbers[at.HIGH] - 1, low, -1):
            place = at.BAG + low + self.below(last - low + 1)
            letter = self.letters[at.BAG + last]
            self.letters[at.BAG + last] = self.letters[place]
            self.letters[place] = letter

    def below(self, limit: int) -> int:
        self.random = bits.word(self.random * MULTIPLIER + INCREMENT)
        return ((self.random >> 32) * limit) >> 32

    def bag(self) -> int:
        return self.numbers[at.HIGH] - self.numbers[at.LOW]

    def draw(self, side: int, count: int) -> None:
        """So many letters, or what there is."""
        for _ in range(min(count, self.bag())):
            if side == 0:
                letter = self.letters[at.BAG + self.numbers[at.LOW]]
                self.numbers[at.LOW] += 1
            else:
                self.numbers[at.HIGH] -= 1
                letter = self.letters[at.BAG + self.numbers[at.HIGH]]
            self.hold(side, letter)

    def hold(self, side: int, letter: int) -> None:
        """One more letter in the rack."""
        self.letters[at.RACK + side * at.LETTERS + letter] += 1
        self.numbers[side * at.SIDE + at.HELD] |= 1 << letter
        self.numbers[side * at.SIDE + at.LOOSE] += 1

    def drop(self, side: int, letter: int) -> None:
        """One letter less in the rack."""
        place = at.RACK + side * at.LETTERS + letter
        self.letters[place] -= 1
        if not self.letters[place]:
            self.numbers[side * at.SIDE + at.HELD] ^= 1 << letter
        self.numbers[side * at.SIDE + at.LOOSE] -= 1

    def give_back(self, side: int, letter: int) -> None:
        """From the rack to a place of the bag that chance chooses.

        Playouts draw first, other than K-TURN-1: from a bag with plenty of letters one's own hardly
        ever come again.
        """
        self.drop(side, letter)
        if side == 0:
            self.numbers[at.LOW] -= 1
            end = at.BAG + self.numbers[at.LOW]
        else:
            end = at.BAG + self.numbers[at.HIGH]
            self.numbers[at.HIGH] += 1
        place = at.BAG + self.numbers[at.LOW] + self.below(self.bag())
        self.letters[end] = self.letters[place]
        self.letters[place] = letter

    def lay(self, side: int, row: int, word: int, length: int) -> None:
        """A new word, or a row's word changed, from the side's own rack: K-TURN-2."""
        if self.numbers[side * at.SIDE + at.LENGTH + row]:
            self._lift(side, row)
        self._put(side, side, row, word, length)

    def take(self, side: int, of: int, word: int, length: int) -> None:
        """A Jarnac with a row of the other side's, or with -1 from its rack alone: K-JAR-1."""
        if of >= 0:
            self._lift(1 - side, of)
        self._put(1 - side, side, self.free(side), word, length)

    def free(self, side: int) -> int:
        """The first free row; there must be one."""
        row = 0
        while self.numbers[side * at.SIDE + at.LENGTH + row]:
            row += 1
        return row

    def _lift(self, side: int, row: int) -> None:
        """A row's letters go to its side's rack, and the row is free."""
        base = side * at.SIDE
        length = self.numbers[base + at.LENGTH + row]
        start = at.ROW + (side * at.ROWS + row) * at.LETTERS
        for letter in range(at.LETTERS):
            while self.letters[start + letter]:
                self.letters[start + letter] -= 1
                self.hold(side, letter)
        self.numbers[base + at.FAMILY + row] = 0
        self.numbers[base + at.WORD + row] = 0
        self.numbers[base + at.LENGTH + row] = 0
        self.numbers[base + at.SCORE] -= length * length
        self.numbers[base + at.FILLED] -= 1

    def _put(self, of: int, side: int, row: int, word: int, length: int) -> None:
        """A word from the rack of one side to a free row of a side."""
        base = side * at.SIDE
        start = at.ROW + (side * at.ROWS + row) * at.LETTERS
        first = self.known.places[length] + word * length
        spelt = at.SPELT + (side * at.ROWS + row) * at.CELLS - first
        for place in range(first, first + length):
            letter = self.known.codes[place]
            self.drop(of, letter)
            self.letters[start + letter] += 1
            self.letters[spelt + place] = letter
        self.numbers[base + at.FAMILY + row] = self.known.families[word]
        self.numbers[base + at.WORD + row] = word + 1
        self.numbers[base + at.LENGTH + row] = length
        self.numbers[base + at.SCORE] += length * length
        self.numbers[base + at.FILLED] += 1
        self.numbers[at.PASSES] = 0
