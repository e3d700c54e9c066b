"""How a verb is put together: which beginnings part from it, which do not."""

from collections.abc import Iterator

from scripts.lexicon.german.tables import rows

TABLE = {
    kind: frozenset(words.split())
    for kind, words in (row.split("|") for row in rows("prefixes.txt"))
}
INSEPARABLE = TABLE["closed"]
EITHER = TABLE["either"]
MOSTLY_CLOSED = TABLE["mostly closed"]
SEPARABLE = TABLE["apart"]
KNOWN = INSEPARABLE | EITHER | SEPARABLE


def splits(infinitive: str, vocabulary: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Every beginning and rest; the rest is long enough to be a verb, the beginning a word."""
    for cut in range(2, len(infinitive) - 2):
        first, rest = infinitive[:cut], infinitive[cut:]
        if plausible(first, vocabulary):
            yield first, rest


def plausible(first: str, vocabulary: frozenset[str]) -> bool:
    if first in KNOWN:
        return True
    return len(first) > 2 and (first in vocabulary or first.capitalize() in vocabulary)
