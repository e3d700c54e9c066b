"""Ways to write a line: words that have to stand there, and places for what is told.

A form such as `{who} stockt {count} auf` is compared word by word. A place takes one word,
`{figure}` as many as the game's figures take, `{*letters}` all up to the next word of the form.
Nothing is ever tried twice, so a line costs no more than its length.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from dazwischen.core.folding import QUOTES, fold

Reader: TypeAlias = Callable[[Sequence["Word"], int], tuple[str, int] | None]
"""What stands from that word on, as the notation writes it, and where it ends."""

_PLACE: Final = re.compile(r"\{\*?([a-z]+)\}")
_NUMBERS: Final = {
    **{word: str(n) for n, word in enumerate(
        ("null", "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn")
    )},
    **{word: str(n) for n, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1
    )},
    "eine": "1",
    "einen": "1",
}  # fmt: skip


class Word(Struct, frozen=True):
    raw: str
    folded: str


class Part(Struct, frozen=True):
    word: str = ""
    """Folded, or "" for a place."""
    place: str = ""
    many: bool = False


class Form(Struct, frozen=True):
    parts: tuple[Part, ...]

    @property
    def literals(self) -> int:
        return sum(1 for part in self.parts if part.word)


def words(text: str) -> list[Word]:
    """A colon stands for itself; marks of punctuation at the end of a word do not count."""
    spaced = text.replace(":", " : ").split()
    return [Word(raw, fold(raw.rstrip("!,;") or raw)) for raw in spaced]


def form(text: str) -> Form:
    return Form(tuple(_part(word.raw, word.folded) for word in words(text)))


def _part(raw: str, folded: str) -> Part:
    bare = raw.strip("\"'")
    if bare.startswith("{"):
        return Part(place=bare.strip("{*}"), many=bare.startswith("{*"))
    return Part(word=folded)


def match(
    shape: Form, line: Sequence[Word], readers: Mapping[str, Reader]
) -> dict[str, str] | None:
    """What stands in the places of the form, or None where the line differs from it."""
    found: dict[str, str] = {}
    at = 0
    for number, part in enumerate(shape.parts):
        if at >= len(line):
            return None
        if part.word:
            if line[at].folded != part.word:
                return None
            at += 1
        elif part.many:
            end = _end(shape.parts[number + 1 :], line, at)
            if end <= at:
                return None
            found[part.place] = " ".join(word.raw for word in line[at:end]).strip(QUOTES)
            at = end
        else:
            taken = _taken(part.place, line, at, readers, bare=not shape.literals)
            if taken is None:
                return None
            found[part.place], at = taken
    return found if at == len(line) else None


def _end(rest: Sequence[Part], line: Sequence[Word], at: int) -> int:
    """Where a place for many words ends: before the last word that the form goes on with."""
    if not rest:
        return len(line)
    last = len(line) - len(rest)
    return next((end for end in range(last, at, -1) if line[end].folded == rest[0].word), at)


def _taken(
    place: str, line: Sequence[Word], at: int, readers: Mapping[str, Reader], *, bare: bool
) -> tuple[str, int] | None:
    reader = readers.get(place)
    read = reader(line, at) if reader else None
    if read is not None:
        return read
    if bare and reader:
        # Without a word that says what is meant, only what is known for certain is understood.
        return None
    word = line[at]
    if word.raw == ":":
        return None
    return _NUMBERS.get(word.folded, word.raw) if place == "count" else word.raw, at + 1


def write(text: str, values: Mapping[str, str]) -> str:
    """A form with its places filled."""
    return _PLACE.sub(lambda place: values[place[1]], text)
