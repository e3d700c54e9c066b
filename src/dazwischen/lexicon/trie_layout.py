"""Where things stand in the anagram trie: one list of numbers for Python and for C.

A node is four numbers: a mask of the letters that lead on, its first child, and where its words
begin and end in the order of the trie. Its children lie side by side.
"""

from typing import Final

CHILD: Final = 1
FIRST: Final = 2
LAST: Final = 3
NODE: Final = 4
LONGEST: Final = 9
LETTERS: Final = 32
LETTER: Final = 5
"""Bits of a letter in a key."""
TOP: Final = 40
"""Where the first letter of a key stands: a shorter word comes before those it begins."""
LENGTH: Final = 24
"""Where a hit's length stands above the word's number."""
NUMBER: Final = (1 << LENGTH) - 1
DIGIT: Final = 12
"""Bits of a key that one pass of the sort looks at; four passes see all of it."""
