"""What `meister` thinks of the end of a turn: weights in hundredths of a card.

Found by letting bots that differ in one weight play two thousand games against each other;
`bench/bots_jsolitaer.py` shows how much all of them together are worth. Kinds without a row, such
as somebody's own ideas, count as pawns.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from dazwischen.bots.jsolitaer import weigh_layout as at
from dazwischen.games.jsolitaer.ruleset import Ruleset


class Weights(Struct, frozen=True):
    keep: Mapping[str, int]
    """By kind: a card that stays on the hand is no loss to this degree."""
    top: Mapping[str, int]
    """By kind: what one likes to see on the stacks when the turn is over."""
    twin: int = 0
    """A card that stays beside one of the same figure."""
    no_twins: int = 0
    """A stack without twins, on which the next player could throw."""
    mine: int = 20
    """An own reservation."""
    free: int = 0
    """A stack without any reservation."""
    slot: int = 20
    """A slot figure that is not laid."""
    emptied: int = 50
    """Nothing stays on the hand."""
    corner: int = 0
    """A corner card that is laid: alone it counts like any other."""


KEEP: Final = {"Dieb": 100, "Botschafter": 60}
COMPANY: Final = Weights(keep=KEEP, top={}, twin=100, no_twins=20, free=15)
ALONE: Final = Weights(keep=KEEP, top={"Botschafter": 30}, corner=20)


@lru_cache(maxsize=64)
def weights_for(rules: Ruleset) -> bytearray:
    return packed(rules, COMPANY if rules.players > 1 else ALONE)


def packed(rules: Ruleset, weights: Weights) -> bytearray:
    """As the kernel reads them."""
    values = bytearray(at.WEIGHTS)
    for figure in rules.catalogue.figures:
        values[at.KEEP + figure.number] = weights.keep.get(figure.kind.name, 0)
        values[at.TOP + figure.number] = weights.top.get(figure.kind.name, 0)
    values[at.TWIN] = weights.twin
    values[at.NO_TWINS] = weights.no_twins
    values[at.MINE] = weights.mine
    values[at.FREE] = weights.free
    values[at.SLOT] = weights.slot
    values[at.EMPTIED] = weights.emptied
    values[at.CORNER] = weights.corner
    return values
