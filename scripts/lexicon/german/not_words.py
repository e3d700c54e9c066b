"""What somebody may ask for and the game refuses, with the kind of thing that it is instead."""

import csv
import io
from pathlib import Path

from dazwischen.lexicon.spelling import letters
from scripts.lexicon.archives import member
from scripts.lexicon.german import refused, three_letters
from scripts.lexicon.german.nouns import CSV, NAME
from scripts.lexicon.readings import fits


def read(nouns: Path) -> dict[str, str]:
    """Names and abbreviations of the tagged source, and what was refused by hand."""
    found = {}
    for row in csv.DictReader(io.StringIO(member(nouns, CSV).decode())):
        kinds = set(row["pos"].split(","))
        lemma = row["lemma"]
        if not lemma.isalpha():
            continue
        key = letters(lemma, umlauts=True)
        if not fits(key):
            continue
        if kinds & NAME:
            found[key] = "name"
        elif "Abkürzung" in kinds or not lemma[1:].islower():
            found[key] = "abbreviation"
    found |= {letters(lemma, umlauts=True): kind for lemma, kind in refused.read().items()}
    return found | {word: kind for word, kind in three_letters.verdicts().items() if kind}
