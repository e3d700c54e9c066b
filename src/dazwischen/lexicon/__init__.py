"""Compiled dictionaries and letter sets."""

from functools import cache
from importlib.resources import files

from dazwischen.lexicon.entries import Entry, is_strict
from dazwischen.lexicon.letterset import LetterSet, Umlauts, letter_set
from dazwischen.lexicon.lexicon import Lexicon
from dazwischen.lexicon.packing import unpack

__all__ = ["Entry", "LetterSet", "Lexicon", "Umlauts", "is_strict", "letter_set", "load"]


@cache
def load(language: str, *, umlauts: Umlauts = "tiles") -> Lexicon:
    data = (files("dazwischen.lexicon") / "data" / f"{language}.lex").read_bytes()
    own = letter_set(language).own_umlauts
    return Lexicon(unpack(data), umlauts=own, split=own and umlauts == "split")
