"""Boards as people write them: `MAU, -, REST` for rows, `STER` or `S T E R` for loose letters."""

import re

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jarnac.ruleset import LONGEST, ROWS, SHORTEST, Ruleset


def written_rows(rules: Ruleset, text: str) -> tuple[str, ...]:
    """Eight rows, an empty one as "". Words are believed: they may lie from a claim."""
    words = [part.strip() for part in text.split(",")] if text.strip() else []
    if len(words) > ROWS:
        raise InvalidInput("too-many-rows", count=len(words))
    rows = tuple("" if word in ("", "-") else written_letters(rules, word) for word in words)
    for word in filter(None, rows):
        if not SHORTEST <= len(word) <= LONGEST:
            raise InvalidInput("row-length", text=word)
    return rows + ("",) * (ROWS - len(rows))


def written_rack(rules: Ruleset, text: str) -> str:
    return written_letters(rules, re.sub(r"[\s,]|^-$", "", text))


def written_letters(rules: Ruleset, text: str) -> str:
    """Believed even where our set has fewer of a letter: sets differ."""
    letters = rules.letters.letters(text)
    if not set(letters) <= set(rules.tiles):
        raise InvalidInput("bad-letters", text=text)
    return letters
