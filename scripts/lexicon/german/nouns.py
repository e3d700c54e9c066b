"""Nouns that the tagged sources know, with case and number of each form."""

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import is_spoken

CSV = "german_nouns/nouns.csv"
JSON = "package/dist/words.json"
NAME = {"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"}
NOT_A_WORD = {
    *NAME,
    "Abkürzung",
    "Symbol",
    "Affix",
    "Suffix",
    "Präfix",
    "Gebundenes Lexem",
    "Buchstabe",
    "Wortverbindung",
    "Redewendung",
    "Geflügeltes Wort",
    "Deklinierte Form",
}
CASES = {"nominativ": "nom", "genitiv": "gen", "dativ": "dat", "akkusativ": "acc"}
SPELT = re.compile(r"[A-ZÄÖÜ][a-zäöüßàáâåçèéêëíîïñóôøœúûčłšžōīē]+")


@dataclass(slots=True)
class Noun:
    lemma: str
    source: str
    forms: set[Form] = field(default_factory=set)
    adjectival: bool = False


def from_nouns(package: Path) -> Iterator[tuple[Noun, set[str]]]:
    """Each noun, and what speaks against it: a name, an abbreviation, a part of a word."""
    table = csv.DictReader(io.StringIO(member(package, CSV).decode()))
    for row in table:
        kinds = set(row["pos"].split(","))
        if not SPELT.fullmatch(row["lemma"]) or not is_spoken(row["lemma"]):
            continue
        noun = Noun(row["lemma"], "nouns", adjectival="adjektivische Deklination" in kinds)
        for column, cell in row.items():
            case, _, number = column.partition(" ")
            if case in CASES and cell and SPELT.fullmatch(cell):
                short = "sg" if number.startswith("singular") else "pl"
                noun.forms.add((cell, f"{CASES[case]}.{short}"))
        if not noun.forms:
            noun.forms.add((noun.lemma, "nom.sg"))
        yield noun, kinds & NOT_A_WORD


def from_words(package: Path) -> Iterator[Noun]:
    for lemma, entry in json.loads(member(package, JSON)).items():
        if not SPELT.fullmatch(lemma) or not is_spoken(lemma):
            continue
        noun = Noun(lemma, "words")
        for case, short in (("NOM", "nom"), ("GEN", "gen"), ("DAT", "dat"), ("AKK", "acc")):
            for number, cell in entry.get(case, {}).items():
                if SPELT.fullmatch(cell):
                    noun.forms.add((cell, f"{short}.{'sg' if number == 'SIN' else 'pl'}"))
        yield noun
