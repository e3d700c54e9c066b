"""All verbs with all their forms: which infinitives there are and what belongs to each."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scripts.lexicon.archives import member
from scripts.lexicon.german import strong, weak
from scripts.lexicon.german.prefixes import EITHER, INSEPARABLE, KNOWN, splits
from scripts.lexicon.german.tables import listed
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import Wordlist

MEMBER = "package/dist/verbs.json"
TENSES = ("past", "subj2")
VOWELS = frozenset("aeiouyäöü")
NOT_FINITE = frozenset({"imp.sg", "part1", "part2"})
CLOSED = ("be", "ent", "er", "ver", "zer", "miss")
OLD_SPELLINGS = listed("old_spellings.txt")


@dataclass(slots=True)
class Verb:
    infinitive: str
    tagged: bool
    listed: bool
    forms: set[Form] = field(default_factory=set)
    splits: list[tuple[str, str]] = field(default_factory=list)
    separable: bool = False
    inseparable: bool = False


@dataclass(frozen=True, slots=True)
class Tagged:
    """What the tagged source says of a verb."""

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


class Verbs:
    def __init__(self, words: Wordlist, tagged: dict[str, Tagged]) -> None:
        self.words = words
        self.tagged = tagged
        self.vocabulary = words.lower | words.capital
        self.known: dict[str, Verb] = {}
        self.found_apart: dict[str, tuple[str, str]] = {}
        self.changing = strong.changing()
        self.irregular = strong.irregular()
        self.dated = strong.dated()
        listed = self.infinitives()
        for infinitive in sorted(listed, key=by_length):
            self.add(infinitive, listed=True)
        for infinitive in sorted(self.from_finite_forms(), key=by_length):
            self.add(infinitive, listed=True)
        unlisted = set(tagged) - set(self.known) - OLD_SPELLINGS
        for infinitive in sorted(unlisted | self.from_prefixed_forms(), key=by_length):
            self.add(infinitive, listed=False)

    def infinitives(self) -> set[str]:
        """A word in -n whose present participle, or whose regular past, is a word as well."""
        found = {
            word
            for word in self.tagged
            if word in self.words.lower
            or (self.words.has(word) and self.words.has(weak.stem_of(word) + "t"))
        }
        found.update(self.irregular, self.changing)
        finite = {
            spelling
            for forms in (*self.changing.values(), *self.irregular.values())
            for spelling, form in forms
            if form != "inf"
        } - set(self.changing)
        for participle in self.words.lower:
            word = participle[:-1]
            if participle.endswith("nd") and word not in finite and self.words.has(word):
                found.add(word)
        pasts = {
            infinitive: [spelling for spelling, form in forms if form in {"past.sg", "pres.3sg"}]
            for infinitive, forms in (self.changing | self.irregular).items()
        }
        for word in self.words.lower - finite - self.words.declined:
            if word.endswith(("en", "eln", "ern", "tun")) and (
                self.has_regular_past(word) or self.has_changing_past(word, pasts)
            ):
                found.add(word)
        return {
            word for word in found if is_infinitive(word) and not self.has_zu_inside(word)
        } | set(self.irregular)

    def has_zu_inside(self, word: str) -> bool:
        """abzureisen is a form of abreisen, whatever it looks like."""
        return any(
            rest.startswith("zu") and self.words.has(rest[2:]) and self.words.has(first + rest[2:])
            for first, rest in splits(word, self.vocabulary)
        )

    def has_regular_past(self, word: str) -> bool:
        stem = weak.stem_of(word)
        if len(stem) < 2:
            return False
        link = "e" if weak.needs_link(stem) else ""
        pasts = sum(self.words.has(stem + link + ending) for ending in ("te", "ten", "test", "tet"))
        presents = sum(self.words.has(stem + ending) for ending in ("e", link + "st", link + "t"))
        return pasts > 0 and pasts + presents > 2

    def has_changing_past(self, word: str, pasts: dict[str, list[str]]) -> bool:
        return any(
            rest in pasts and any(self.words.has(first + past) for past in pasts[rest])
            for first, rest in splits(word, self.vocabulary)
        )

    def from_finite_forms(self) -> set[str]:
        """Verbs of which the list has a few forms only: plagiier, plagiiere, plagiiert."""
        explained = self.explained()
        found = set()
        for word in self.words.lower - explained - self.words.declined:
            stem = word[:-2] if word.endswith("et") else word[:-1]
            if not word.endswith("t") or not {stem, stem + "e"} <= self.words.lower:
                continue
            if len(stem) < 3:
                continue
            if stem.endswith("t") and self.words.has(stem[:-1] + "en"):
                continue
            ending = "n" if stem.endswith(("el", "er")) and not stem.endswith("ier") else "en"
            infinitive = stem + ending
            inside = any(rest in self.known for _, rest in splits(infinitive, self.vocabulary))
            known = stem.endswith("ier") or inside or self.words.has(infinitive)
            if known and is_infinitive(infinitive):
                found.add(infinitive)
        return found - explained - set(self.known)

    def from_prefixed_forms(self) -> set[str]:
        """Verbs of which the list has single forms, never the infinitive: klarwurde."""
        belongs: dict[str, set[str]] = {}
        for verb in self.known.values():
            for spelling, form in verb.forms:
                if not verb.splits and len(spelling) > 2 and form not in NOT_FINITE:
                    belongs.setdefault(spelling, set()).add(verb.infinitive)
        explained = self.explained()
        for word in self.words.lower - explained - self.words.declined:
            for first, rest in splits(word, self.vocabulary):
                if first in KNOWN or first in self.words.lower:
                    for infinitive in belongs.get(rest, ()):
                        if (
                            first + infinitive not in explained
                            and first + infinitive not in self.known
                        ):
                            self.found_apart[first + infinitive] = first, infinitive
        return {
            word
            for word, (first, _) in self.found_apart.items()
            if sum(spelling in self.words.lower for spelling, _ in self.trial(word))
            > (first not in KNOWN)
        }

    def explained(self) -> set[str]:
        """All forms, and the participles with the endings of an adjective."""
        found = set()
        for verb in self.known.values():
            for spelling, form in verb.forms:
                found.add(spelling)
                if form in {"part1", "part2"}:
                    found.update(spelling + ending for ending in ("e", "em", "en", "er", "es"))
        return found

    def trial(self, infinitive: str) -> set[Form]:
        verb = Verb(infinitive, tagged=False, listed=False)
        self.part(verb)
        return {form for form in self.conjugate(verb) if form[1] != "imp.sg"}

    def add(self, infinitive: str, *, listed: bool) -> None:
        verb = Verb(infinitive, infinitive in self.tagged, listed)
        self.part(verb)
        verb.forms = {
            (spelling, form)
            for spelling, form in self.conjugate(verb)
            if self.words.has(spelling)
            or (not listed and verb.tagged)
            or (
                listed
                and self.is_certain(infinitive)
                and not weak.wavers(infinitive, spelling, form)
            )
        }
        self.known[infinitive] = verb

    def is_certain(self, infinitive: str) -> bool:
        """Enough is known of the verb to add the forms that the list leaves out."""
        if infinitive.endswith(("een", "ien")):
            return False
        return (
            infinitive in self.tagged
            or infinitive.endswith("ieren")
            or weak.present_participle(infinitive) in self.words.lower
        )

    def part(self, verb: Verb) -> None:
        entry = self.tagged.get(verb.infinitive)
        parted, closed = set(), set()
        if verb.infinitive in self.found_apart:
            split = self.found_apart[verb.infinitive]
            (closed if split[0] in INSEPARABLE else parted).add(split)
        for first, rest in splits(verb.infinitive, self.vocabulary):
            if rest not in self.known:
                continue
            if first in INSEPARABLE:
                closed.add((first, rest))
            elif first in EITHER and not (entry and entry.separable and not entry.imperative):
                closed.add((first, rest))
                if self.is_parted(first, rest) or (entry and entry.separable):
                    parted.add((first, rest))
            elif (
                (entry and entry.separable)
                or (entry and any(word.startswith(first + "ge") for word in entry.participles))
                or self.is_parted(first, rest)
            ):
                parted.add((first, rest))
        verb.splits = sorted(parted | closed)
        verb.separable = bool(parted)
        verb.inseparable = bool(closed)

    def is_parted(self, first: str, rest: str) -> bool:
        if first + "zu" + rest in self.words.lower:
            return True
        if any(
            form == "part2" and first + spelling in self.words.lower
            for spelling, form in self.known[rest].forms
        ):
            return True
        if any(
            form in {"past.sg", "pres.3sg"} and first + spelling in self.words.lower
            for table in (self.changing, self.irregular)
            for spelling, form in table.get(rest, ())
        ):
            return True
        whole = first + rest
        plain = ["ge" + spelling for spelling in weak.participles(whole)]
        return first in KNOWN and not any(self.words.has(spelling) for spelling in plain)

    def conjugate(self, verb: Verb) -> Iterator[Form]:
        infinitive = verb.infinitive
        commands = verb.inseparable or not verb.separable
        if infinitive in self.irregular:
            yield from self.irregular[infinitive]
            return
        own = self.changing.get(infinitive, frozenset())
        inner = {form for split in verb.splits for form in self.inside(verb, *split)}
        for spelling, form in own | inner | set(self.regular(verb, own | inner)):
            if form == "imp.sg" and not commands:
                continue
            yield spelling, form
        for spelling in self.participles(verb):
            yield spelling, "part2"
        if verb.separable:
            for first, rest in verb.splits:
                if first not in INSEPARABLE:
                    yield first + "zu" + rest, "inf.zu"

    def inside(self, verb: Verb, first: str, rest: str) -> Iterator[Form]:
        """The changing forms of the verb inside, as far as the whole verb has them too."""
        if rest not in self.changing and rest not in self.irregular:
            inherited = any(split[1] in self.changing for split in self.known[rest].splits)
            if not inherited:
                return
        forms = self.known[rest].forms
        if not verb.listed:
            forms = forms - self.dated.get(rest, frozenset())
        regular_past = any(
            form == "past.sg" and spelling in self.words.lower
            for spelling, form in weak.forms(verb.infinitive)
        )
        for tense in ("", *TENSES):
            group = {
                (spelling, form)
                for spelling, form in forms
                if (form.startswith(TENSES) and form.startswith(tense + "."))
                or (not tense and not form.startswith(TENSES) and form not in {"part2", "inf.zu"})
            }
            regular = set(weak.forms(rest))
            changed = group - regular
            attested = any(self.words.has(first + spelling) for spelling, _ in changed)
            if attested or not verb.listed or not changed or not regular_past:
                yield from ((first + spelling, form) for spelling, form in group)

    def regular(self, verb: Verb, changing: frozenset[Form] | set[Form]) -> Iterator[Form]:
        """All of it for a regular verb; beside changing forms only what the list knows."""
        given = {form.partition(".")[0] for _, form in changing}
        weakened = weak.stem_of(verb.infinitive) + "te" in self.words.lower
        for spelling, form in weak.forms(verb.infinitive):
            tense = form.partition(".")[0]
            listed = spelling in self.words.lower and (form != "imp.sg" or weakened)
            if tense not in given or listed:
                yield spelling, form

    def participles(self, verb: Verb) -> Iterator[str]:
        entry = self.tagged.get(verb.infinitive)
        yield from entry.participles if entry else ()
        for first, rest in verb.splits:
            for spelling, form in self.known[rest].forms:
                if form != "part2":
                    continue
                closed = first + spelling.removeprefix("ge")
                declined = closed + "em" in self.words.lower
                if first in INSEPARABLE or (first in EITHER and (declined or not verb.separable)):
                    if not verb.listed or self.words.has(closed):
                        yield closed
                if first not in INSEPARABLE and (
                    not verb.listed or self.words.has(first + spelling)
                ):
                    yield first + spelling
        if not verb.splits:
            yield from self.simple_participles(verb.infinitive)

    def simple_participles(self, infinitive: str) -> Iterator[str]:
        plain = weak.participles(infinitive)
        with_ge = ["ge" + spelling for spelling in plain if self.words.has("ge" + spelling)]
        if infinitive in self.changing and self.words.has("ge" + infinitive):
            return
        if with_ge:
            yield from with_ge
        elif infinitive in self.changing:
            return
        elif (
            all(spelling + "em" in self.words.lower for spelling in plain)
            or infinitive.endswith(("ieren", "eien"))
            or infinitive.startswith(CLOSED)
        ):
            yield from plain
        elif infinitive not in self.tagged:
            yield from ("ge" + spelling for spelling in plain)


def is_infinitive(word: str) -> bool:
    """By its looks: an ending, and before it a syllable."""
    if word.endswith("tun"):
        return True
    stem = word[:-2] if word.endswith("en") else word[:-3]
    return word.endswith(("en", "eln", "ern")) and len(stem) > 1 and not VOWELS.isdisjoint(stem)


def by_length(word: str) -> tuple[int, str]:
    return len(word), word
