"""The word that somebody probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from dazwischen.core.folding import fold

LONGEST: Final = 30
"""Characters: comparing costs the product of both lengths, and no word of ours is longer."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that looks most like it, or "" if none does."""
    if len(word) > LONGEST:
        return ""
    spelt: dict[str, str] = {}
    for one in known:
        spelt.setdefault(fold(one), one)
    found = get_close_matches(fold(word), spelt, n=1, cutoff=0.66)
    return spelt[found[0]] if found else ""
