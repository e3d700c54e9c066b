"""Where what stands in the arrays of the search for runs; the build makes C constants of it."""

from typing import Final

# The board, in bytes: the kernel's situation, each seat's number of cards, the own hand and the
# cards that nobody has seen as numbers of each figure, the situations to come back to.
SIZES: Final = 16
HAND: Final = 64
FIGURES: Final = 64
UNSEEN: Final = 128
SAVED: Final = 192
STRIDE: Final = 16
DEEPEST: Final = 24
BOARD: Final = 592

# The words: what the caller says ...
SEAT: Final = 0
TRAITOR: Final = 1
OPENERS: Final = 2
"""Figures that let anybody serve a pawn on them, and can themselves be thrown on pawns."""
BASES: Final = 3
"""Figures on which anybody may serve a figure that reserves."""
HIDDEN: Final = 4
"""How many cards nobody has seen."""
HELD: Final = 5
"""The figures in the own hand."""
BUDGET: Final = 6
"""Positions to look at before the search goes no deeper."""
NODES: Final = 7
# ... and the values: of doing nothing, of laying each figure, of laying each face down.
STAY: Final = 8
LAY: Final = 64
FACE_DOWN: Final = 128
WORDS: Final = 192

# Values are thousandths of a card; the zero of the words is up here, because they have no sign.
ZERO: Final = 1_000_000
CARD: Final = 1000
DRAWN: Final = 850
"""What a card from the pile weighs."""
PRESSURE: Final = 800
"""What it is worth that the one who must cannot, and what it costs that one cannot oneself."""
