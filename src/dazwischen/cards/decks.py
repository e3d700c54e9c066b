"""A deck: the kinds that a level brings, in so many colours and copies. J-CARD-1, J-LVL-1."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from dazwischen.cards.figures import COLOURS, Catalogue, Rank
from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput

Edition: TypeAlias = Literal["jay", "zdj-4.6"]

LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "jay": {
        "throw": 2, "ready": 2, "Dame": 3, "Botschafter": 4, "extended": 4, "slots": 5,
        "Jay": 6, "Dieb": 7,
    },
    "zdj-4.6": {
        "Botschafter": 1, "throw": 2, "ready": 2, "extended": 3, "slots": 4, "Jay": 5,
        "Dieb": 6, "Dame": 7,
    },
}  # fmt: skip
"""The level that brings each thing, by edition."""
MOST_COPIES: Final = 40


def build(
    catalogue: Catalogue, edition: Edition, level: int, colours: int, copies: Mapping[str, int]
) -> tuple[int, ...]:
    """Every card's figure; `copies` says where a kind's number differs from the set's."""
    brings = LEVELS[edition]
    counts = {k.name: k.copies for k in catalogue.kinds if brings.get(k.name, 0) <= level}
    for name, count in copies.items():
        if not catalogue.of_kind(name):
            raise InvalidInput("option-no-such-kind", name=name)
        if name not in counts or catalogue.of_kind(name)[0].kind.rank is Rank.TRAITOR:
            raise InvalidInput("option-kind-not-in-play", name=name, level=level)
        counts[name] = count
    for name, count in counts.items():
        between(f"copies {name}", count, 0, MOST_COPIES)
    return tuple(
        figure.number
        for figure in catalogue.figures
        if figure.kind.name in counts and figure.colour in ("", *COLOURS[:colours])
        for _ in range(counts[figure.kind.name])
    )
