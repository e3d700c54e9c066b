"""Where what stands in the flat arrays of the playouts; the build makes C constants of it."""

from typing import Final

# A position in bytes: the kernel's situation, each seat's number of cards, each seat's number of
# cards of each figure, and the cards that can be drawn.
SIZES: Final = 16
HANDS: Final = 64
FIGURES: Final = 64
DRAW: Final = 512
POSITION: Final = 768

# The words: what the caller says ...
SEAT: Final = 0
PLAYERS: Final = 1
GOAL: Final = 2
"""How many places end the round."""
TRAITOR: Final = 3
UNSEEN: Final = 4
"""How many cards the seat cannot see."""
MOVES: Final = 5
PLAYOUTS: Final = 6
RANDOM: Final = 7
SPARED: Final = 8
"""The figures that are rather thrown than served."""
TOPPED: Final = 9
"""Whether the player under obligation has topped up already."""
# ... what changes in a playout ...
TO_DRAW: Final = 10
PLACES: Final = 11
LAST: Final = 12
"""The seat that laid last: its hand is over the box."""
BARRED: Final = 13
"""The seat that waits for the others once, or 0."""
EAGER: Final = 14
"""A bit a seat that can lay without a right."""
MINE: Final = 15
"""What the playout was worth."""
HELD: Final = 16
"""The figures in each hand."""
PAIRS: Final = 24
"""The figures that are in a hand twice."""
MASKS: Final = 16
"""The words of the two rows above."""
WISH: Final = 32
"""What each seat would lay now."""
# ... what there is to weigh, and what it was worth in all playouts.
MOST_MOVES: Final = 32
MOVE: Final = 40
TOTAL: Final = MOVE + MOST_MOVES
SAVED: Final = TOTAL + MOST_MOVES
"""What everybody held, and ..."""
LEFT: Final = 120
"""... how many cards could be drawn, before a move was made."""
TAKEN: Final = 121
"""How many places others have secured already."""
WORDS: Final = 122

# A move: what is done, times the number of figures, and the card or the number of cards.
WAIT: Final = 0
LAY: Final = 1
FACE_DOWN: Final = 2
TOP_UP: Final = 3

# What a place is worth: the points of the round, times a hundred.
FIRST: Final = 500
SECOND: Final = 200
