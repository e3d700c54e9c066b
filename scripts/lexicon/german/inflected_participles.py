"""Participles with endings: forms of the verb, and of an adjective where they have become one."""

from collections.abc import Iterator

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german.adjectives import Adjectives
from scripts.lexicon.german.verb import PARTICIPLES, Verb
from scripts.lexicon.german.verbs import Verbs
from scripts.lexicon.german.wordlist import ENDINGS


def read(verbs: Verbs, adjectives: Adjectives) -> Iterator[tuple[str, Entry]]:
    for verb in verbs.known.values():
        for spelling, form in verb.forms:
            if form in PARTICIPLES:
                yield from declined(verb, spelling, form, adjectives)
            elif form == "inf.zu":
                yield from declined(verb, spelling + "d", "part1", adjectives)


def declined(
    verb: Verb, participle: str, form: str, adjectives: Adjectives
) -> Iterator[tuple[str, Entry]]:
    stems = [participle]
    if participle.endswith("en"):
        stems.append(participle[:-2] + "n")
    for stem in stems:
        whole = stem in adjectives.stems or (stem == participle and stem in adjectives.tagged)
        for ending in ENDINGS:
            if whole or stem + ending in adjectives.words.lower:
                yield stem + ending, Entry(verb.infinitive, "verb", f"{form}.inflected")
