"""Words of today that no source has yet, from the list reviewed by hand."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import weak
from scripts.lexicon.german.compounds import joined
from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.tables import rows
from scripts.lexicon.german.verb import Tagged
from scripts.lexicon.german.wordlist import ENDINGS

SINGULAR = ("nom.sg", "dat.sg", "acc.sg")
PLURAL = ("nom.pl", "gen.pl", "acc.pl")
NOT_INFLECTED = frozenset({"adverb", "interjection"})


class Line(NamedTuple):
    pos: str
    inflection: str
    words: tuple[str, ...]


@cache
def lines() -> tuple[Line, ...]:
    split = (row.split("|") for row in rows("loans.txt"))
    return tuple(Line(pos, how, tuple(words.split())) for pos, how, _, words in split)


def verbs() -> dict[str, Tagged]:
    """As the tagged source would have them."""
    found = {}
    for line in lines():
        if line.pos == "verb":
            for word in line.words:
                infinitive, _, participle = word.partition(":")
                given = (participle,) if participle else with_ge(infinitive)
                parts = bool(participle) and "ge" in participle.removesuffix("t")[2:]
                found[infinitive] = Tagged(given, separable=parts, imperative=not parts)
    return found


def with_ge(infinitive: str) -> tuple[str, ...]:
    return tuple("ge" + spelling for spelling in weak.participles(infinitive))


def keeping_e() -> frozenset[str]:
    """liken: like! but never lik."""
    kept = (line.words for line in lines() if line.pos == "verb" and line.inflection == "e")
    return frozenset(word.partition(":")[0] for words in kept for word in words)


def nouns() -> Iterator[Noun]:
    for line in lines():
        if line.pos == "noun":
            genitive, plural = line.inflection.split("/")
            for lemma in line.words:
                yield declined(lemma, genitive, plural)


def declined(lemma: str, genitive: str, plural: str) -> Noun:
    noun = Noun(lemma, "loan")
    noun.forms = {(lemma, form) for form in SINGULAR}
    ending = genitive.removeprefix("-")
    noun.forms.add((lemma + ending, "gen.sg"))
    if genitive == "en":
        noun.forms.update((lemma + ending, form) for form in ("dat.sg", "acc.sg"))
    if plural != "-":
        several = lemma + plural.removeprefix("=")
        noun.forms.update((several, form) for form in PLURAL)
        noun.forms.add((several if several[-1] in "ns" else several + "n", "dat.pl"))
    return noun


def compounds(known: dict[str, list[Noun]]) -> Iterator[Noun]:
    """Declined like their last part, which is among the known nouns."""
    for line in lines():
        if line.pos == "compound":
            for word in line.words:
                left, right = word.split("-")
                heads = [noun for noun in known[right.capitalize()] if is_head(noun, right)]
                if not heads:
                    raise SystemExit(f"loans.txt: no noun {right} for {word}")
                for head in heads:
                    whole = joined(left.lower(), head)
                    whole.source = "loan"
                    yield whole


def is_head(noun: Noun, right: str) -> bool:
    return noun.lemma.lower() == right and noun.source in {"nouns", "words", "loan"}


def others() -> Iterator[tuple[str, Entry]]:
    """Adjectives, and what is never inflected."""
    for line in lines():
        for word in line.words:
            if line.pos in NOT_INFLECTED:
                yield word, Entry(word, line.pos, "base")
            elif line.pos == "adjective":
                yield from adjective(word, line.inflection)


def adjective(lemma: str, inflection: str) -> Iterator[tuple[str, Entry]]:
    yield lemma, Entry(lemma, "adjective", "base")
    if inflection == "=":
        return
    stem = lemma.removesuffix("e")
    for ending in ENDINGS:
        yield stem + ending, Entry(lemma, "adjective", "inflected")
    if inflection == "compared":
        yield stem + "er", Entry(lemma, "adjective", "comparative")
        for ending in ENDINGS:
            yield stem + "er" + ending, Entry(lemma, "adjective", "comparative.inflected")
            yield stem + "st" + ending, Entry(lemma, "adjective", "superlative.inflected")
