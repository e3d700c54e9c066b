"""All nouns with their readings: tagged, put together, or read from their endings."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import endings, nouns
from scripts.lexicon.german.adjectives import Adjectives, unround
from scripts.lexicon.german.compounds import Compounds, cuts
from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.verbs import Verbs
from scripts.lexicon.german.wordlist import Wordlist

Found = tuple[str, Entry, str]
NOMINALISED = ("nom.sg", "dat.sg", "acc.sg")


class NounBook:
    def __init__(self, words: Wordlist, verbs: Verbs, adjectives: Adjectives) -> None:
        self.words = words
        self.verbs = verbs
        self.declined = {
            spelling.capitalize(): adjective.lemma
            for adjective in adjectives.known.values()
            for spelling, form in adjective.forms
            if form.endswith("inflected")
        }
        self.by_form: dict[str, list[Noun]] = defaultdict(list)
        self.lemmas: set[str] = set()
        self.names: set[str] = set()

    def take(self, wiktionary: Path, morphy: Path) -> None:
        plain, names = [], []
        for noun, name in nouns.from_nouns(wiktionary):
            (names if name else plain).append(noun)
        self.names = {noun.lemma for noun in names} - {noun.lemma for noun in plain}
        for noun in plain:
            self.keep(noun)
        unknown = []
        for noun in nouns.from_words(morphy):
            if noun.lemma in self.names:
                continue
            if noun.lemma in self.words.capital or noun.lemma in self.lemmas:
                self.keep(noun)
            else:
                unknown.append(noun)
        compounds = Compounds(self.words, self.by_form)
        for noun in [noun for noun in unknown if self.is_composed(noun, compounds)]:
            self.keep(noun)

    def keep(self, noun: Noun) -> None:
        self.lemmas.add(noun.lemma)
        for spelling in {spelling for spelling, _ in noun.forms}:
            self.by_form[spelling].append(noun)

    def is_composed(self, noun: Noun, compounds: Compounds) -> bool:
        """Known to one source only: taken when it is made of known words."""
        if noun.lemma.lower() in self.verbs.known:
            return True
        if noun.lemma.endswith(("chen", "lein")):
            stem = noun.lemma[:-4]
            return any(base in self.lemmas for base in (stem, unround(stem), unround(stem) + "e"))
        return any(
            len(right) > 3 and right in self.lemmas and len(left) > 2 and compounds.begins(left)
            for left, right in cuts(noun.lemma)
        )

    def read(self) -> Iterator[Found]:
        for noun in self.all_nouns():
            for spelling, form in noun.forms:
                yield spelling, Entry(noun.lemma, "noun", form), noun.source
                if masculine := self.masculine(noun.lemma):
                    yield spelling, Entry(masculine, "noun", "feminine"), noun.source
        compounds = Compounds(self.words, self.by_form)
        for word in sorted(self.words.capital):
            yield from self.nominalised(word)
            if word not in self.by_form and word not in self.names:
                yield from self.induced(word, compounds)

    def all_nouns(self) -> list[Noun]:
        found = {id(noun): noun for several in self.by_form.values() for noun in several}
        return sorted(found.values(), key=lambda noun: (noun.lemma, noun.source))

    def masculine(self, lemma: str) -> str | None:
        if not lemma.endswith("in"):
            return None
        if lemma + "nen" not in self.by_form and lemma + "nen" not in self.words.capital:
            return None
        stem = lemma[:-2]
        for base in (stem, unround(stem)):
            for ending in ("", "e", "er"):
                whole = base + ending
                if whole in self.lemmas or whole in self.words.capital:
                    return whole
        return None

    def nominalised(self, word: str) -> Iterator[Found]:
        lower = word.lower()
        if lower in self.verbs.known:
            for form in NOMINALISED:
                yield word, Entry(word, "noun", form), "verb"
        elif lower.endswith("ns") and lower[:-1] in self.verbs.known:
            yield word, Entry(word[:-1], "noun", "gen.sg"), "verb"
            yield word, Entry(lower[:-1], "verb", "inf.noun"), "verb"

    def induced(self, word: str, compounds: Compounds) -> Iterator[Found]:
        lower = word.lower()
        if lower in self.verbs.known or lower.removesuffix("s") in self.verbs.known:
            return
        followed = set(endings.inflected(word, self.words))
        whole = [noun for noun in compounds.read(word) if noun.lemma != word or not followed]
        if whole:
            for noun in whole:
                for spelling, form in noun.forms:
                    if spelling == word:
                        yield word, Entry(noun.lemma, "noun", form), "compound"
        elif word in self.declined:
            stem = word[:-1] if word.endswith("e") else word[:-2]
            form = "nom.sg" if word.endswith(("e", "er", "es")) else "dat.sg"
            yield word, Entry(stem + "e", "noun", form), "adjective"
        else:
            for lemma, form in endings.read(word, self.words):
                yield word, Entry(lemma, "noun", form), "endings"
                if form == "nom.sg" and (masculine := self.masculine(lemma)):
                    yield word, Entry(masculine, "noun", "feminine"), "endings"
