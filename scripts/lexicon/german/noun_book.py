"""All nouns with their readings: tagged, put together, or read from their endings."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import endings, nouns
from scripts.lexicon.german.adjectives import Adjectives, unround
from scripts.lexicon.german.compounds import Compounds, cuts
from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.verbs import CLOSED, Verbs
from scripts.lexicon.german.wordlist import ENDINGS, Wordlist

Found = tuple[str, Entry, str]
SUFFIXES = (
    *("ung", "heit", "keit", "schaft", "tum", "nis", "ling", "ismus", "ist", "ik", "ie", "ose"),
    *("itis", "om", "um", "tät", "tion", "sion", "or", "eur", "ant", "ent", "enz", "anz", "ade"),
    *("age", "ette", "ine", "it", "id", "in", "ol", "al", "graf", "graph", "loge", "meter", "typ"),
    *("er", "erei", "elei", "erl", "end", "är", "ing"),
)
LEARNED = ("thek", "skop", "gramm", "logie", "grafie", "graphie", "ismus", "ologe", "tion", "ung")
FOREIGN = 1.0
NOMINALISED = ("nom.sg", "dat.sg", "acc.sg")


class NounBook:
    def __init__(
        self,
        words: Wordlist,
        verbs: Verbs,
        adjectives: Adjectives,
        corpora: dict[str, dict[str, float]],
    ) -> None:
        self.words = words
        self.corpus = corpora["de"]
        self.abroad = [corpus for language, corpus in corpora.items() if language != "de"]
        self.verbs = verbs
        self.declined = {
            spelling.capitalize(): adjective.lemma
            for adjective in adjectives.known.values()
            for spelling, form in adjective.forms
            if form.endswith("inflected")
        }
        self.participles = {
            (spelling + ending).capitalize()
            for verb in verbs.known.values()
            for spelling, form in verb.forms
            if form in {"part1", "part2"}
            for ending in ENDINGS
        }
        self.by_form: dict[str, list[Noun]] = defaultdict(list)
        self.lemmas: set[str] = set()
        self.names: set[str] = set()

    def take(self, wiktionary: Path, morphy: Path) -> None:
        """Names are left out, unless they are a common noun for another source as well."""
        others = list(nouns.from_words(morphy))
        common = {noun.lemma for noun in others} & self.words.capital
        names, unknown = [], []
        for noun, doubts in nouns.from_nouns(wiktionary):
            if not doubts or (noun.lemma in self.words.capital and not doubts & nouns.NAME):
                (self.keep if noun.lemma in self.words.capital else unknown.append)(noun)
            elif noun.lemma in common:
                self.keep(noun)
            elif doubts & nouns.NAME:
                names.append(noun)
        taken = self.lemmas | {noun.lemma for noun in unknown}
        for noun in names:
            if noun.lemma in self.words.capital and self.has_plural(noun.lemma, common):
                self.keep(noun)
        self.names = {noun.lemma for noun in names} - taken - self.lemmas
        for noun in others:
            if noun.lemma in self.lemmas or noun.lemma in self.words.capital:
                noun.forms = {
                    (spelling, form)
                    for spelling, form in noun.forms
                    if spelling in self.words.capital or spelling in self.by_form
                }
            if noun.lemma in self.words.capital and noun.lemma not in self.names:
                self.keep(noun)
            elif noun.lemma not in self.names:
                unknown.append(noun)
        compounds = Compounds(self.words, self.by_form)
        for noun in [noun for noun in unknown if self.is_composed(noun, compounds)]:
            self.keep(noun)

    def has_plural(self, lemma: str, common: set[str]) -> bool:
        """A name for one source, but the list declines it like a common noun."""
        if lemma.endswith(("e", "er", "el")):
            return lemma + "n" in self.words.capital
        plural = {lemma + "e", lemma + "en", lemma + "s"}
        return plural <= self.words.capital and lemma + "e" not in self.lemmas | common

    def keep(self, noun: Noun) -> None:
        self.lemmas.add(noun.lemma)
        for spelling in {spelling for spelling, _ in noun.forms}:
            self.by_form[spelling].append(noun)

    def is_foreign(self, lemma: str) -> bool:
        """Much better known to another language than to German."""
        word = lemma.lower()
        return any(
            corpus.get(word, 0) > self.corpus.get(word, 0) + FOREIGN for corpus in self.abroad
        )

    def is_composed(self, noun: Noun, compounds: Compounds) -> bool:
        """Known to one source only: taken when it is made of known words."""
        if noun.lemma.lower() in self.verbs.known:
            return True
        if noun.lemma in self.participles or noun.lemma in self.declined:
            return False
        if noun.lemma.endswith(("chen", "lein")):
            stem = noun.lemma[:-4]
            return any(base in self.lemmas for base in (stem, unround(stem), unround(stem) + "e"))
        if noun.source == "nouns" and (
            noun.lemma.endswith(SUFFIXES)
            or (any(form == "nom.pl" for _, form in noun.forms) and not self.is_foreign(noun.lemma))
        ):
            return True
        if noun.lemma.endswith(LEARNED):
            return True
        return any(
            len(right) > 2
            and left not in CLOSED
            and right in self.lemmas
            and (len(left) > 2 or len(right) > 3)
            and compounds.begins(left)
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
        whole = [
            noun
            for noun in compounds.read(word)
            if not followed or (noun.lemma != word and noun.lemma in self.words.capital)
        ]
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
                if lemma in self.names:
                    continue
                yield word, Entry(lemma, "noun", form), "endings"
                if form == "nom.sg" and (masculine := self.masculine(lemma)):
                    yield word, Entry(masculine, "noun", "feminine"), "endings"
