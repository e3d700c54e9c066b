"""The German dictionary: the sources put together, each word with all it can be."""

from collections.abc import Iterator
from pathlib import Path

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import (
    adjectives,
    closed,
    inflected_participles,
    leftover,
    loans,
    refused,
    three_letters,
    wordlist,
)
from scripts.lexicon.german.adjectives import Adjectives
from scripts.lexicon.german.noun_book import NounBook
from scripts.lexicon.german.noun_store import NounStore
from scripts.lexicon.german.verb import PARTICIPLES
from scripts.lexicon.german.verb import read as read_verbs
from scripts.lexicon.german.verbs import Verbs
from scripts.lexicon.readings import Readings

Found = tuple[str, Entry, str]


def assemble(files: dict[str, Path], corpora: dict[str, dict[str, float]]) -> Readings:
    words = wordlist.read(files["wordlist"])
    conjugated = Verbs(words, loans.verbs() | read_verbs(files["verbs"]))
    described = Adjectives(words, adjectives.read(files["adjectives"]), participles(conjugated))
    store = NounStore(words, conjugated, described, corpora)
    store.take(files["nouns"], files["words"])
    readings = Readings(umlauts=True)
    explained, verbal, adjectival = set(), set(), set()
    others = refused.read()
    for spelling, entry, source in (
        *((word, entry, "closed") for word, entry in closed.read()),
        *((word, entry, "loan") for word, entry in loans.others()),
        *verb_forms(conjugated),
        *(
            (word, entry, "verb")
            for word, entry in inflected_participles.read(conjugated, described)
        ),
        *adjective_forms(described, conjugated),
        *NounBook(store).read(),
    ):
        if entry.lemma in others:
            continue
        readings.add(spelling, [entry], source)
        if spelling[0].islower():
            explained.add(spelling)
            if entry.pos == "verb":
                verbal.add(spelling)
            elif entry.pos == "adjective":
                adjectival.add(spelling)
    rest = leftover.read(words, frozenset(explained), frozenset(verbal - adjectival), corpora["de"])
    for spelling, entry in rest:
        readings.add(spelling, [entry], "leftover")
    three_letters.keep_judged(readings)
    return readings


def participles(conjugated: Verbs) -> frozenset[str]:
    return frozenset(
        spelling
        for verb in conjugated.known.values()
        for spelling, form in verb.forms
        if form in PARTICIPLES
    )


def verb_forms(conjugated: Verbs) -> Iterator[Found]:
    for verb in conjugated.known.values():
        source = "verbs" if verb.tagged else "verb"
        for spelling, form in verb.forms:
            yield spelling, Entry(verb.infinitive, "verb", form), source


def adjective_forms(described: Adjectives, conjugated: Verbs) -> Iterator[Found]:
    """All but the participles that have not become adjectives."""
    verbal = participles(conjugated) | {
        spelling + "d"
        for verb in conjugated.known.values()
        for spelling, form in verb.forms
        if form == "inf.zu"
    }
    own = closed.participles()
    for adjective in described.known.values():
        plain = {adjective.lemma, adjective.lemma.removesuffix("e")}
        if not verbal.isdisjoint(plain) and not adjective.graded and own.isdisjoint(plain):
            continue
        source = "adjectives" if adjective.tagged else "adjective"
        for spelling, form in adjective.forms:
            yield spelling, Entry(adjective.lemma, "adjective", form), source
