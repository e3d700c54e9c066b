"""Where what stands among the weights by which a turn is judged, a byte each.

Plain numbers in a module of their own: the build turns them into C constants.
"""

from typing import Final

CARD: Final = 100
"""What it is worth to be rid of a card; all weights are in this unit."""
BASE: Final = 1_000_000
"""Added to every worth, so that none is below nothing."""
WON: Final = 2_000_000

KEEP: Final = 0
"""By figure: what a card is worth that stays on the hand."""
TOP: Final = 64
"""By figure: what it is worth that it lies on a stack when the turn ends."""
TWIN: Final = 128
"""A card on the hand beside one of the same figure."""
NO_TWINS: Final = 129
"""A stack on which no twins lie, for the next player to throw on."""
MINE: Final = 130
"""An own reservation."""
FREE: Final = 131
"""A stack without any reservation."""
SLOT: Final = 132
"""A slot that stays."""
EMPTIED: Final = 133
"""No card on the hand."""
CORNER: Final = 134
"""A card of the corner that is laid."""
WEIGHTS: Final = 135
