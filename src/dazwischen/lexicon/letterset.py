"""The letters in the bag, one data file a language (K-MAT-2)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from dazwischen.lexicon.spelling import letters, split_umlauts

Umlauts = Literal["tiles", "split"]


@dataclass(frozen=True, slots=True)
class LetterSet:
    language: str
    umlauts: Umlauts
    own_umlauts: bool
    counts: Mapping[str, int]

    def letters(self, word: str) -> str:
        key = letters(word, umlauts=self.own_umlauts)
        return split_umlauts(key) if self.umlauts == "split" else key

    def tiles(self) -> str:
        """Every tile of the bag, in order."""
        return "".join(letter * count for letter, count in self.counts.items())


def letter_set(language: str, *, umlauts: Umlauts = "tiles") -> LetterSet:
    source = files("dazwischen.lexicon") / "data" / f"letters_{language}.toml"
    table = tomllib.loads(source.read_text(encoding="utf-8"))
    counts = dict(table["letters"])
    if umlauts == "split":
        for umlaut, base in table.get("split", {}).items():
            counts[base] += counts.pop(umlaut)
    return LetterSet(language, umlauts, "split" in table, counts)
