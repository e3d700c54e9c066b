"""Figures as people write them: `rotes H`, `die gelbe Dame`, `bx`, `verdeckt`."""

from collections.abc import Sequence
from typing import Final

from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.figures import Catalogue, Rank
from dazwischen.core.folding import QUOTES, fold
from dazwischen.core.forms import Word

_ARTICLES: Final = frozenset({"das", "die", "der", "den", "ein", "eine", "einen", "the", "a", "an"})
_COLOURS: Final = {
    **{
        stem + ending: letter
        for stem, letter in (("rot", "r"), ("blau", "b"), ("gelb", "g"), ("lila", "l"))
        for ending in ("", "e", "es", "er", "en")
    },
    "red": "r",
    "blue": "b",
    "yellow": "g",
    "purple": "l",
}
_FACE_DOWN: Final = "V"
_WRITTEN: Final = frozenset(
    figure.colour + name
    for figure in Catalogue(KINDS).figures
    for name in (figure.kind.name, *figure.kind.short)
)
"""What the notation reads already."""
_NAMES: Final = {
    **{fold(figure.name): figure.name for figure in Catalogue(KINDS).figures},
    **{fold(short): kind.name for kind in KINDS if not kind.coloured for short in kind.short},
    **{fold(name): _FACE_DOWN for kind in KINDS if kind.rank is Rank.TRAITOR
       for name in (kind.name, *kind.short)},
    "verdeckt": _FACE_DOWN,
    "face-down": _FACE_DOWN,
}  # fmt: skip


def figure(line: Sequence[Word], at: int) -> tuple[str, int] | None:
    """The figure that is told from a word on, as the notation names it, and where that ends."""
    if line[at].folded in _ARTICLES and at + 1 < len(line):
        at += 1
    word = line[at]
    colour = _COLOURS.get(word.folded)
    if colour and at + 1 < len(line):
        name = _NAMES.get(fold(f"{colour}{line[at + 1].folded}"))
        return (name, at + 2) if name else None
    raw = word.raw.strip(QUOTES)
    if raw in _WRITTEN:
        return raw, at + 1
    name = _NAMES.get(word.folded)
    return (name, at + 1) if name else None
