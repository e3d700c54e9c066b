"""Adjectives with declension and comparison: which stems there are and what they belong to."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.german import closed
from scripts.lexicon.german.tables import listed
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import ENDINGS, Wordlist

MEMBER = "package/dist/adjectives.json"
UNGRADED = listed("ungraded.txt")
SUFFIXES = ("isch", "lich", "haft", "artig", "äugig", "förmig", "ös", "phob", "phil")
PLAIN = str.maketrans("äöüÄÖÜ", "aouAOU")
IRREGULAR = {
    "bess": "gut",
    "best": "gut",
    "mehr": "viel",
    "meist": "viel",
    "höh": "hoch",
    "höchst": "hoch",
    "nächst": "nah",
    "näh": "nah",
    "größt": "groß",
    "letzt": "letzt",
}


@dataclass(slots=True)
class Adjective:
    lemma: str
    tagged: bool
    forms: set[Form] = field(default_factory=set)
    graded: bool = False


def read(package: Path) -> frozenset[str]:
    return frozenset(json.loads(member(package, MEMBER)))


class Adjectives:
    def __init__(self, words: Wordlist, tagged: frozenset[str], extra: frozenset[str]) -> None:
        """`extra` are participles of verbs that the list does not have."""
        self.words = words
        self.tagged = tagged
        self.known: dict[str, Adjective] = {}
        self.stems = {
            word[:-2]
            for word in words.lower
            if word.endswith("em") and len(word) > 4 and self.declines(word[:-2])
        }
        for stem in sorted(self.stems, key=lambda word: (len(word), word)):
            self.place(stem)
        for lemma in sorted(tagged & extra):
            if lemma not in self.known:
                self.decline(lemma, lemma, "")
        for lemma in sorted(words.lower - set(self.known)):
            declined = [lemma + ending for ending in ENDINGS if lemma + ending in words.lower]
            formed = is_formed(lemma) and not words.has(lemma + "t")
            if lemma in tagged or formed:
                self.entry(lemma).forms.add((lemma, "base"))
                self.entry(lemma).forms.update((word, "inflected") for word in declined)
        for lemma in sorted(tagged - set(self.known) - words.lower):
            if lemma.islower() and (is_formed(lemma) or self.is_composed(lemma)):
                self.decline(lemma, lemma, "")

    def is_composed(self, lemma: str) -> bool:
        """blutarm, aderreich: a noun before an adjective that is known."""
        return any(
            lemma[cut:] in self.known and lemma[:cut].capitalize() in self.words.capital
            for cut in range(3, len(lemma) - 3)
        )

    def is_cut_short(self, stem: str) -> bool:
        """geziehn for geziehen, which is spoken and not written."""
        return stem.endswith("hn") and stem[:-1] + "en" in self.words.lower

    def declines(self, stem: str) -> bool:
        """All endings; one may be missing from the list where the word is compared."""
        if self.is_cut_short(stem) or is_fixed(stem):
            return False
        found = sum(self.words.has(stem + ending) for ending in ENDINGS)
        return found == len(ENDINGS) or (
            found > 2 and len(stem) > 4 and stem.endswith(("er", "st"))
        )

    def place(self, stem: str) -> None:
        compared = list(self.compared(stem))
        for lemma, degree in compared:
            self.decline(lemma, stem, degree)
            self.known[lemma].graded = True
        lemma = self.lemma(stem)
        if not all(self.words.has(stem + ending) for ending in ENDINGS):
            return
        if not compared or lemma in self.tagged or self.compares(stem):
            self.decline(lemma, stem, "")

    def compares(self, stem: str) -> bool:
        return stem + "er" in self.stems

    def lemma(self, stem: str) -> str:
        """The uninflected word: schön, leise, dunkel (dunkl-), hoch (hoh-)."""
        if stem == "hoh":
            return "hoch"
        full = stem[:-1] + "e" + stem[-1]
        choices = [stem, stem + "e", full] if stem[-1] in "lnr" else [stem, stem + "e"]
        for choice in choices:
            if choice in self.tagged and choice in self.words.lower:
                return choice
        if stem in self.words.lower:
            return stem
        if stem[-1] in "lnr" and full in self.words.lower:
            return full
        return stem + "e"

    def compared(self, stem: str) -> Iterator[tuple[str, str]]:
        for ending, degree in (
            ("er", "comparative."),
            ("st", "superlative."),
            ("est", "superlative."),
        ):
            if not stem.endswith(ending):
                continue
            inner = stem[: -len(ending)]
            for base in {inner, inner + "e" if ending != "est" else inner, unround(inner)}:
                if base in IRREGULAR and ending != "est":
                    yield IRREGULAR[base], degree
                elif lemma := self.positive(base):
                    yield lemma, degree
        if stem in IRREGULAR:
            yield IRREGULAR[stem], "superlative."

    def positive(self, base: str) -> str | None:
        if len(base) < 2:
            return None
        for lemma in (base, base[:-1] + "e" + base[-1]):
            if lemma in self.known and (lemma, "base") in self.known[lemma].forms:
                return lemma
        return None

    def decline(self, lemma: str, stem: str, degree: str) -> None:
        entry = self.entry(lemma)
        uninflected = "base" if not degree else degree.rstrip(".")
        if not degree:
            entry.forms.add((lemma, "base"))
        elif stem in self.words.lower:
            entry.forms.add((stem, uninflected))
        if lemma == stem and stem.endswith("el") and stem[:-2] + "l" in self.stems:
            return
        for ending in ENDINGS:
            entry.forms.add((stem + ending, f"{degree}inflected"))
        for ending in ("m", "n", "s"):
            if stem.endswith(("el", "er")) and stem + ending in self.words.lower:
                entry.forms.add((stem + ending, f"{degree}inflected"))

    def entry(self, lemma: str) -> Adjective:
        return self.known.setdefault(lemma, Adjective(lemma, lemma in self.tagged))


def is_fixed(stem: str) -> bool:
    """rosa is never declined and tot never compared, whatever the list has."""
    bare = {stem, stem.removesuffix("n"), stem.removesuffix("en")}
    compared = {stem.removesuffix(ending) for ending in ("est", "st", "er")} - {stem}
    return not (closed.never_declined().isdisjoint(bare) and UNGRADED.isdisjoint(compared))


def is_formed(lemma: str) -> bool:
    return len(lemma) > 6 and lemma.endswith(SUFFIXES)


def unround(stem: str) -> str:
    """größer, jünger: the comparative's umlaut taken back, the last one only."""
    for index in range(len(stem) - 1, -1, -1):
        if stem[index] in "äöüÄÖÜ":
            return stem[:index] + stem[index].translate(PLAIN) + stem[index + 1 :]
    return stem
