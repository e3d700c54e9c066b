"""The parts that several kinds of lines share: words with their rows, letters."""

import re
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.names import Names

_WORD: Final = r"[^\W\d_]+(?:[-'’.][^\W\d_]+)*[.'’]?"
_LAY: Final = re.compile(rf"(?:(\d{{1,4}})\s*:\s*)?({_WORD})")
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:[\s,]+[^\W\d_]+)*")


class Sides(Struct, frozen=True):
    """Who is who while a line is read."""

    names: Names
    captains: tuple[int, ...]

    def seat(self, text: str) -> int:
        return self.names.seat(text, self.captains)


def row_and_word(text: str) -> tuple[int, str]:
    """`MAU` or `3: MAU`."""
    match = _LAY.fullmatch(text.strip())
    if not match:
        raise InvalidInput("bad-word", text=text.strip())
    # A row 0 would mean "any", so it is told apart from no row at all.
    return (int(match[1]) or -1) if match[1] else 0, match[2]


def letters_of(text: str) -> str:
    if not _LETTERS.fullmatch(text.strip()):
        raise InvalidInput("bad-letters", text=text.strip())
    return re.sub(r"[\s,]", "", text)


def place(row: int, word: str) -> str:
    return f"{row}: {word}" if row else word
