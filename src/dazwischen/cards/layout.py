"""Where what stands in the flat arrays that the kernels read and write.

Plain numbers in a module of their own: the build turns them into C constants, everything else uses
them by name.
"""

from typing import Final

FIGURES: Final = 64
"""A mask holds a bit a figure, so there are at most 63 figures and the unknown one."""

# The laying tables: rows of one mask a lying figure ...
FITS: Final = 0
THROWN: Final = 64
THROWN_ON_TWINS: Final = 128
"""What is thrown when twins lie, the other throws included: the rows right after THROWN."""
SERVED_BY_ANYONE: Final = 192
LAYER_RESERVES: Final = 256
# ... then masks that hold for the whole ruleset.
RESERVE_THROWN: Final = 320
RESERVE_SERVED: Final = 321
NOBLES: Final = 322
PAWNS: Final = 323
IN_PLAY: Final = 324
TABLES: Final = 325
"""How many masks there are."""

# The situation: one byte each.
LYING: Final = 0
LAYER: Final = 1
TWINS: Final = 2
OBLIGATION: Final = 3
"""The seat that must lay; 0 in a game that knows no obligation."""
PLAYERS: Final = 4
OUT: Final = 5
"""A bit a seat: finished and said so."""
RESERVED: Final = 6
"""A bit a seat, the same facts as the order below."""
COUNT: Final = 7
ORDER: Final = 8
"""Seats with a reservation, oldest first."""
MOST_SEATS: Final = 6
SITUATION: Final = 14

# What a lay is.
FAULT: Final = 0
OPEN: Final = 1
SERVE: Final = 2
REDIRECT: Final = 3
THROW: Final = 4

# A whole round as the playout keeps it, in bytes: the situation, then each seat's number of cards,
# then each seat's number of cards of each figure, then the draw cards and the box.
SIZES: Final = 16
HANDS: Final = 64
DRAW: Final = 576
BOX: Final = 832
ROUND: Final = 1088
MOST_CARDS: Final = 255

# The playout's words: the numbers of the round, the figures in each hand as masks, what of them may
# be laid now, and the tally.
RANDOM: Final = 0
TO_DRAW: Final = 1
BOXED: Final = 2
PLACES: Final = 3
HELD: Final = 8
MAY: Final = 16
DECISIONS: Final = 24
LAYS: Final = 25
"""Five numbers, one a kind of lay; traitors count as what they were laid as."""
TRAITORS: Final = 30
TOP_UPS: Final = 31
BROKEN_OFF: Final = 32
CHECKSUM: Final = 33
TALLY_END: Final = 34
WORDS: Final = 34
