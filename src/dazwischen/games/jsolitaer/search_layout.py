"""Where what stands in the flat arrays of the search for the longest turn.

Plain numbers in a module of their own: the build turns them into C constants.
"""

from typing import Final

MOST: Final = 60
"""Cards that a search looks at: a bit each in a word, with room to spare."""
STACKS: Final = 5

# What laying a card is worth: one more card above all, then rather one from the hand.
WORTH: Final = 64
WORTH_HAND: Final = 65

# Bytes: the stacks as situations of the flow kernel, what they were before each step, the cards'
# figures, then the steps made and the best ones found, two bytes each: the card, the stack.
STRIDE: Final = 16
SAVED: Final = 80
FIGURE: Final = 1056
PATH: Final = 1120
BEST_PATH: Final = 1248
BOARD: Final = 1376

# Words: the question ...
SEAT: Final = 0
CARDS: Final = 1
"""How many: those of the hand first, like ones together, then the slots', then the corner's."""
HAND: Final = 2
"""A mask of the cards on the hand."""
SLOTS: Final = 3
"""A mask of the cards in slots."""
CORNER: Final = 4
"""The first card of the corner; each must be laid before the next can be."""
SERVED: Final = 5
WINS_BELOW: Final = 6
"""Emptying the hand ends the game if fewer slots than this are left."""
RESERVERS: Final = 7
"""A mask of the figures that can give a reservation by being served."""
EVERYTHING: Final = 8
"""What laying all cards is worth."""
BUDGET: Final = 9
# ... the answer ...
NODES: Final = 10
STOPPED: Final = 11
"""The budget was used up before everything was looked at."""
BEST: Final = 12
STEPS: Final = 13
"""How many cards the best turn lays."""
ROOF: Final = 14
"""What no turn can be worth more than, seen without a search."""
# ... constants too wide for a C literal, and room to work.
ALL_BITS: Final = 15
HASH_CARDS: Final = 16
HASH_STACKS: Final = 17
HASH_SHIFT: Final = 18
SORTED: Final = 19
CODES: Final = 24
OPENERS: Final = 329
"""A row for each way to be served by anybody: the figures that allow it, then those it is for."""
OPENINGS: Final = 4
OTHERS: Final = 337
"""1 if it makes a difference to the question where others have reserved."""
WORDS: Final = 338
