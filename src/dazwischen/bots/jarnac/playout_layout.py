"""Where things stand in a position of the playouts: one list of numbers for Python and for C."""

from typing import Final

ROWS: Final = 8
LETTERS: Final = 32
EXCHANGE: Final = 3
PLENTY: Final = 20
"""Letters that have to be in the bag before anybody gives some back: or two who have only poor ones
would do nothing else."""
FIRST_DRAW: Final = 6

POINT: Final = 64
"""Worth is counted in fractions of a point."""
CERTAIN: Final = 1024
"""A chance of 1."""

FAMILY: Final = 0
"""A side's numbers: for each row the family of its word, 0 for none that is known, ..."""
LENGTH: Final = 8
"""... how many letters lie there, ..."""
WORD: Final = 16
"""... and the word's number from 1, 0 for none that is known."""
SCORE: Final = 24
HELD: Final = 25
"""The rack's letters as a mask, ..."""
LOOSE: Final = 26
"""... and how many they are."""
FILLED: Final = 27
"""Rows with a word."""
BEGUN: Final = 28
SAFE: Final = 29
"""The length from which the side's words cannot be taken."""
SIDE: Final = 30

LOW: Final = 60
"""The bag: where its letters begin, and where they end."""
HIGH: Final = 61
PASSES: Final = 62
"""Passes in a row with an empty bag."""
NUMBERS: Final = 63

RACK: Final = 0
"""How often each letter lies in a side's rack, ..."""
ROW: Final = 64
"""... and on each of its rows."""
SPELT: Final = 576
"""The letters of the word on each row as it is spelt, in as many places as a word can have: what
may be laid on it can depend on that (K-PRO-8)."""
CELLS: Final = 9
BAG: Final = 720
"""The letters in the bag, in the order in which they will come: one side draws from the front and
the other from the back, so that what one draws does not change with what the other does."""
BYTES: Final = 880

LAY: Final = 1
TAKE: Final = 2
DRAW: Final = 3
SWAP: Final = 4
PASS: Final = 5
LAST: Final = 6
"""A last Jarnac is called, ..."""
FORGO: Final = 7
"""... or not.

What a side can do first in a playout."""

TURNS: Final = 160
"""After so many a playout ends, with what the rows are worth."""
USELESS: Final = 4
"""A letter that its owner could not use is worth only this part of one."""
NEVER: Final = 1_000_000
"""Worse than any play."""
ENDING: Final = 500_000
"""Better than any other: the game is won."""

CALLING: Final = 0
OPENING: Final = 1
LAYING: Final = 2
OVER: Final = 3
"""Where the side at move stands in its turn."""
