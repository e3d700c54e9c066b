"""What the sources have and the game has not: entries refused with a kind and a reason."""

from functools import cache

from scripts.lexicon.german.tables import rows


@cache
def read() -> dict[str, str]:
    """Entries, spelt as the sources spell them, with the kind of thing that they are instead."""
    found = {}
    for row in rows("refused.txt"):
        kind, _, words = row.split("|")
        found.update(dict.fromkeys(words.split(), kind))
    return found
