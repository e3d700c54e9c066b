"""The German dictionary: the sources put together, each word with all it can be."""

from pathlib import Path

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import adjectives, closed, inflected_participles, leftover
from scripts.lexicon.german import verbs as verb_book
from scripts.lexicon.german import wordlist
from scripts.lexicon.german.adjectives import Adjectives
from scripts.lexicon.german.noun_book import NounBook
from scripts.lexicon.german.verbs import Verbs
from scripts.lexicon.readings import Readings


def assemble(files: dict[str, Path], common: frozenset[str]) -> Readings:
    """`common` are words that a large corpus knows well."""
    words = wordlist.read(files["wordlist"])
    verbs = Verbs(words, verb_book.read(files["verbs"]))
    participles = frozenset(
        spelling
        for verb in verbs.known.values()
        for spelling, form in verb.forms
        if form in {"part1", "part2"}
    )
    described = Adjectives(words, adjectives.read(files["adjectives"]), participles)
    readings = Readings(umlauts=True)
    explained: set[str] = set()

    def add(spelling: str, entry: Entry, source: str) -> None:
        readings.add(spelling, [entry], source)
        if spelling[0].islower():
            explained.add(spelling)

    for word, entry in closed.read():
        add(word, entry, "closed")
    for verb in verbs.known.values():
        for spelling, form in verb.forms:
            add(spelling, Entry(verb.infinitive, "verb", form), "verbs" if verb.tagged else "verb")
    for spelling, entry in inflected_participles.read(verbs, described):
        add(spelling, entry, "participle")
    own = closed.participles()
    gerunds = {spelling + "d" for verb in verbs.known.values() for spelling, _ in verb.forms}
    for adjective in described.known.values():
        lemma = adjective.lemma
        if lemma in participles and not adjective.graded and lemma not in own:
            continue
        if lemma.removesuffix("e") in gerunds and lemma not in own and not adjective.graded:
            continue
        for spelling, form in adjective.forms:
            source = "adjectives" if adjective.tagged else "adjective"
            add(spelling, Entry(lemma, "adjective", form), source)
    book = NounBook(words, verbs, described)
    book.take(files["nouns"], files["words"])
    for spelling, entry, source in book.read():
        add(spelling, entry, source)
    for spelling, entry in leftover.read(words, verbs, frozenset(explained), common):
        add(spelling, entry, "leftover")
    return readings
