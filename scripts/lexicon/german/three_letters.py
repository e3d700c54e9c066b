"""Words of three letters: each was judged by hand, and none gets in without a verdict."""

from functools import cache

from scripts.lexicon.german.tables import rows
from scripts.lexicon.readings import Readings

LETTERS = 3


@cache
def verdicts() -> dict[str, str]:
    """What a refused word is instead; nothing for those that are words."""
    found = {}
    for row in rows("three_letters.txt"):
        word, verdict, kind, _ = row.split("|")
        found[word] = kind if verdict == "no" else ""
    return found


def keep_judged(readings: Readings) -> None:
    judged = verdicts()
    short = [word for word in readings.words if len(word) <= LETTERS]
    unjudged = sorted(set(short) - set(judged))
    if unjudged:
        raise SystemExit(f"three_letters.txt has no verdict on {' '.join(unjudged)}")
    for word in short:
        if judged[word]:
            del readings.words[word]
