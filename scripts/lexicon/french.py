"""The French dictionary: the spelling dictionary's stems with all their endings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.archives import member
from scripts.lexicon.readings import Readings

AFFIXES = "package/index.aff"
STEMS = "package/index.dic"
LEFT_OUT = {"||", "{}"}  # units and the like; forbidden words
NEEDS_ENDING = "()"
SPELT = re.compile(r"[a-zàâäçèéêëîïñôöùûüÿœæ]+")
NO_WORDS = frozenset({"etc"})


@dataclass(frozen=True, slots=True)
class Rule:
    strip: str
    add: str
    ends: re.Pattern[str]


def assemble(package: Path) -> Readings:
    rules = dict(suffixes(member(package, AFFIXES).decode()))
    readings = Readings(umlauts=False)
    for line in member(package, STEMS).decode().splitlines()[1:]:
        stem, _, written = line.split("\t")[0].partition("/")
        flags = [written[at : at + 2] for at in range(0, len(written), 2)]
        if not SPELT.fullmatch(stem) or LEFT_OUT & set(flags) or stem in NO_WORDS:
            continue
        spellings = set(inflected(stem, flags, rules))
        if NEEDS_ENDING not in flags:
            spellings.add(stem)
        for spelling in sorted(spellings):
            form = "base" if spelling == stem else "inflected"
            readings.add(spelling, [Entry(stem, "word", form)], "spelling")
    return readings


def suffixes(text: str) -> Iterator[tuple[str, list[Rule]]]:
    """Lines such as `SFX a0 ger geons/n'q' ger`: strip, add (and what may follow), condition."""
    found: dict[str, list[Rule]] = {}
    for line in text.splitlines():
        parts = line.split()
        if len(parts) > 4 and parts[0] == "SFX":
            _, flag, strip, add, ends = parts[:5]
            plain = add.partition("/")[0]
            rule = Rule(
                "" if strip == "0" else strip,
                "" if plain == "0" else plain,
                re.compile(f"{ends}$"),
            )
            found.setdefault(flag, []).append(rule)
    yield from found.items()


def inflected(stem: str, flags: list[str], rules: dict[str, list[Rule]]) -> Iterator[str]:
    for flag in flags:
        for rule in rules.get(flag, ()):
            if rule.ends.search(stem) and stem.endswith(rule.strip):
                yield stem.removesuffix(rule.strip) + rule.add
