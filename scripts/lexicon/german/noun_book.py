"""All nouns with their readings: tagged, put together, or read from their endings."""

from collections.abc import Iterator

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import endings
from scripts.lexicon.german.adjectives import unround
from scripts.lexicon.german.compounds import Compounds
from scripts.lexicon.german.noun_store import NounStore
from scripts.lexicon.german.nouns import Noun

Found = tuple[str, Entry, str]
NOMINALISED = ("nom.sg", "dat.sg", "acc.sg")


class NounBook:
    def __init__(self, store: NounStore) -> None:
        self.store = store

    def read(self) -> Iterator[Found]:
        for noun in self.all_nouns():
            for spelling, form in noun.forms:
                yield spelling, Entry(noun.lemma, "noun", form), noun.source
                if masculine := self.masculine(noun.lemma):
                    yield spelling, Entry(masculine, "noun", "feminine"), noun.source
        compounds = Compounds(self.store.words, self.store.by_form)
        for word in sorted(self.store.words.capital):
            yield from self.nominalised(word)
            if word not in self.store.by_form and not self.store.is_name(word):
                yield from self.induced(word, compounds)

    def all_nouns(self) -> list[Noun]:
        found = {id(noun): noun for several in self.store.by_form.values() for noun in several}
        return sorted(found.values(), key=lambda noun: (noun.lemma, noun.source))

    def masculine(self, lemma: str) -> str | None:
        """Lehrerin, Ärztin, Kollegin, Zauberin: what the feminine is made from."""
        if not lemma.endswith("in") or not self.store.is_seen(lemma + "nen"):
            return None
        stem = lemma[:-2]
        choices = [base + ending for ending in ("", "e", "er") for base in (stem, unround(stem))]
        if stem.endswith("er"):
            choices.insert(0, stem + "er")
        for choice in choices:
            if choice in self.store.lemmas:
                return choice
        for choice in (stem, unround(stem)):
            if choice in self.store.words.capital:
                return choice
        return None

    def nominalised(self, word: str) -> Iterator[Found]:
        lower = word.lower()
        if lower in self.store.verbs.known:
            for form in NOMINALISED:
                yield word, Entry(word, "noun", form), "verb"
        elif lower.endswith("ns") and lower[:-1] in self.store.verbs.known:
            yield word, Entry(word[:-1], "noun", "gen.sg"), "verb"
            yield word, Entry(lower[:-1], "verb", "inf.noun"), "verb"

    def induced(self, word: str, compounds: Compounds) -> Iterator[Found]:
        lower = word.lower()
        if lower in self.store.verbs.known or lower.removesuffix("s") in self.store.verbs.known:
            return
        followed = set(endings.inflected(word, self.store.words))
        whole = [
            noun
            for noun in compounds.read(word)
            if not followed or (noun.lemma != word and noun.lemma in self.store.words.capital)
        ]
        if whole:
            for noun in whole:
                for spelling, form in noun.forms:
                    if spelling == word:
                        yield word, Entry(noun.lemma, "noun", form), "compound"
        elif word in self.store.declined:
            stem = word[:-1] if word.endswith("e") else word[:-2]
            form = "nom.sg" if word.endswith(("e", "er", "es")) else "dat.sg"
            yield word, Entry(stem + "e", "noun", form), "adjective"
        else:
            for lemma, form in endings.read(word, self.store.words):
                if lemma in self.store.names:
                    continue
                yield word, Entry(lemma, "noun", form), "endings"
                if form == "nom.sg" and (masculine := self.masculine(lemma)):
                    yield word, Entry(masculine, "noun", "feminine"), "endings"
