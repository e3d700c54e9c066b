"""The nouns that are taken from the tagged sources: all but names and single finds."""

from collections import defaultdict
from pathlib import Path

from scripts.lexicon.german import loans, nouns, refused
from scripts.lexicon.german.adjectives import Adjectives, unround
from scripts.lexicon.german.compounds import Compounds, cuts
from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.verb import PARTICIPLES
from scripts.lexicon.german.verbs import CLOSED, Verbs
from scripts.lexicon.german.wordlist import ENDINGS, Wordlist

SUFFIXES = (
    *("ung", "heit", "keit", "schaft", "tum", "nis", "ling", "ismus", "ist", "ik", "ie", "ose"),
    *("itis", "om", "um", "tät", "tion", "sion", "or", "eur", "ant", "ent", "enz", "anz", "ade"),
    *("age", "ette", "ine", "it", "id", "in", "ol", "al", "graf", "graph", "loge", "meter", "typ"),
    *("er", "erei", "elei", "erl", "end", "är", "ing"),
)
LEARNED = ("thek", "skop", "gramm", "logie", "grafie", "graphie", "ismus", "ologe", "tion", "ung")
FOREIGN = 1.0


class NounStore:
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
            if form in PARTICIPLES
            for ending in ENDINGS
        }
        self.by_form: dict[str, list[Noun]] = defaultdict(list)
        self.lemmas: set[str] = set()
        self.names: set[str] = set()
        self.refused = frozenset(refused.read())

    def take(self, wiktionary: Path, morphy: Path) -> None:
        """What only one source has must be made of known words."""
        others = list(nouns.from_words(morphy))
        unknown = self.take_tagged(wiktionary, {noun.lemma for noun in others})
        for noun in others:
            in_list = noun.lemma in self.words.capital
            if in_list or noun.lemma in self.lemmas:
                noun.forms = {form for form in noun.forms if self.is_seen(form[0])}
            if noun.lemma in self.names:
                continue
            (self.keep if in_list else unknown.append)(noun)
        compounds = Compounds(self.words, self.by_form)
        for noun in [noun for noun in unknown if self.is_composed(noun, compounds)]:
            self.keep(noun)
        for noun in loans.nouns():
            self.keep(noun)
        for noun in list(loans.compounds(self.by_form)):
            self.keep(noun)

    def take_tagged(self, wiktionary: Path, others: set[str]) -> list[Noun]:
        """Names are left out, unless they are a common noun for another source as well."""
        common = others & self.words.capital
        names: list[Noun] = []
        unknown: list[Noun] = []
        for noun, doubts in nouns.from_nouns(wiktionary):
            if noun.lemma in self.refused:
                continue
            in_list = noun.lemma in self.words.capital
            if not doubts or (in_list and not doubts & nouns.NAME):
                (self.keep if in_list else unknown.append)(noun)
            elif noun.lemma in common:
                self.keep(noun)
            elif doubts & nouns.NAME:
                names.append(noun)
        taken = self.lemmas | {noun.lemma for noun in unknown}
        for noun in names:
            if noun.lemma in self.words.capital and self.has_plural(noun.lemma, common):
                self.keep(noun)
        self.names = ({noun.lemma for noun in names} - taken - self.lemmas) | self.refused
        return unknown

    def is_name(self, word: str) -> bool:
        """A name, or its genitive."""
        return word in self.names or word.removesuffix("s") in self.names

    def is_seen(self, spelling: str) -> bool:
        return spelling in self.words.capital or spelling in self.by_form

    def has_plural(self, lemma: str, common: set[str]) -> bool:
        """A name for one source, but the list declines it like a common noun."""
        if lemma.endswith(("e", "er", "el")):
            return lemma + "n" in self.words.capital
        plural = {lemma + "e", lemma + "en", lemma + "s"}
        if not plural <= self.words.capital:
            return False
        return lemma + "e" not in self.lemmas and lemma + "e" not in common

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
