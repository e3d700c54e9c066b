"""Places by what is asked one after the other, and what decided between neighbours."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

Worth: TypeAlias = Mapping[str, int]
"""What somebody has of everything that is asked, more being better."""
SHARED = "shared"


class Placed(Struct, frozen=True):
    who: int
    place: int
    by: str
    """What puts them ahead of the next in the list: the first thing asked in which the two differ,
    `shared` if there is none, and nothing for the last."""
    worth: Worth


def placed(worth: Mapping[int, Worth], asked: Sequence[str]) -> tuple[Placed, ...]:
    """Best first; equals share the better place (1-2-2-4) and stand by number."""

    def key(who: int) -> tuple[int, ...]:
        return tuple(-worth[who][what] for what in asked)

    order = sorted(worth, key=lambda who: (key(who), who))
    keys = [key(who) for who in order]
    ranking = []
    for at, who in enumerate(order):
        last = at + 1 == len(order)
        by = "" if last else _decider(keys[at], keys[at + 1], asked)
        ranking.append(Placed(who, 1 + keys.index(keys[at]), by, worth[who]))
    return tuple(ranking)


def _decider(ahead: tuple[int, ...], behind: tuple[int, ...], asked: Sequence[str]) -> str:
    for what, own, other in zip(asked, ahead, behind, strict=True):
        if own != other:
            return what
    return SHARED
