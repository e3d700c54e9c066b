"""The closed classes, from the list written by hand."""

from collections.abc import Iterator
from functools import cache

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german.tables import listed, rows


def read() -> Iterator[tuple[str, Entry]]:
    for line in rows("closed.txt"):
        pos, lemma, words = line.split("|")
        for word in words.split():
            if lemma == "=":
                yield word, Entry(word, pos, "base")
            else:
                yield word, Entry(lemma, pos, "base" if word == lemma else "inflected")


@cache
def never_declined() -> frozenset[str]:
    """rosa, lila, prima."""
    return frozenset(word for word, entry in read() if entry.pos == "adjective" and word[-1] == "a")


@cache
def prepositions() -> frozenset[str]:
    return frozenset(word for word, entry in read() if entry.pos == "preposition")


def participles() -> frozenset[str]:
    """Participles that are entries of their own although the list does not compare them."""
    return listed("participles.txt")
