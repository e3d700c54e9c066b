"""A verb, and what the tagged source says of one."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import ENDINGS

MEMBER = "package/dist/verbs.json"
VOWELS = frozenset("aeiouyäöü")
PARTICIPLES = frozenset({"part1", "part2"})


@dataclass(slots=True)
class Verb:
    """`listed`: the word list has it, so what the list does not have of it is in doubt."""

    infinitive: str
    tagged: bool
    listed: bool
    forms: set[Form] = field(default_factory=set)
    splits: list[tuple[str, str]] = field(default_factory=list)
    separable: bool = False
    inseparable: bool = False


@dataclass(frozen=True, slots=True)
class Tagged:
    participles: tuple[str, ...]
    separable: bool
    imperative: bool


def read(package: Path) -> dict[str, Tagged]:
    table = json.loads(member(package, MEMBER))
    return {
        infinitive: Tagged(tuple(entry.get("PA2", ())), "hasPrefix" in entry, "IMP" in entry)
        for infinitive, entry in table.items()
        if entry.get("INF") == infinitive and infinitive.isalpha() and "miß" not in infinitive
    }


def is_infinitive(word: str) -> bool:
    """By its looks: an ending, and before it a syllable."""
    if word.endswith("tun"):
        return True
    stem = word[:-2] if word.endswith("en") else word[:-3]
    return word.endswith(("en", "eln", "ern")) and len(stem) > 1 and not VOWELS.isdisjoint(stem)


def explained(verbs: dict[str, Verb]) -> set[str]:
    """All their forms, and the participles with the endings of an adjective."""
    found = set()
    for verb in verbs.values():
        for spelling, form in verb.forms:
            found.add(spelling)
            if form in PARTICIPLES:
                found.update(spelling + ending for ending in ENDINGS)
    return found


def by_length(word: str) -> tuple[int, str]:
    return len(word), word
