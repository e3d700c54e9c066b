"""The figures of the set, as data. J-CARD-1, J-CARD-2; the effects are those of levels 1 to 7."""

from typing import Final

from dazwischen.cards.effects import (
    LayerReserves,
    OpenTo,
    ReservesWhenServed,
    ReservesWhenThrown,
    ServedByAnyone,
    ThrownOn,
    ThrownOnTwins,
)
from dazwischen.cards.figures import Kind, Rank

PAWNS: Final = tuple(Kind(symbol, Rank.PAWN, copies=4) for symbol in "OHIXSZ")
DAME: Final = Kind(
    "Dame",
    Rank.NOBLE,
    copies=2,
    effects=(ThrownOn(on=("pawn",)), OpenTo(to=("pawn",))),
)
JAY: Final = Kind(
    "Jay",
    Rank.NOBLE,
    copies=2,
    effects=(
        ServedByAnyone(on=("Botschafter", "Verräter")),
        ReservesWhenServed(),
        LayerReserves(on=("Botschafter", "Verräter")),
    ),
)
DIEB: Final = Kind(
    "Dieb",
    Rank.NOBLE,
    copies=2,
    effects=(ThrownOnTwins(), ReservesWhenThrown()),
)
BOTSCHAFTER: Final = Kind(
    "Botschafter",
    Rank.NOBLE,
    copies=8,
    coloured=False,
    wild=True,
    similar_to=("Verräter",),
    short=("B",),
)
VERRAETER: Final = Kind(
    "Verräter",
    Rank.TRAITOR,
    coloured=False,
    wild=True,
    similar_to=("Botschafter",),
    short=("Verraeter", "V"),
)
KINDS: Final = (*PAWNS, DAME, JAY, DIEB, BOTSCHAFTER, VERRAETER)
