"""Whether a verb parts from its beginning: abreisen does, vergehen does not, umfahren may."""

from scripts.lexicon.german import strong, weak
from scripts.lexicon.german.prefixes import EITHER, INSEPARABLE, KNOWN, MOSTLY_CLOSED, splits
from scripts.lexicon.german.verb import Tagged, Verb
from scripts.lexicon.german.wordlist import Wordlist

Split = tuple[str, str]


class Parting:
    def __init__(self, words: Wordlist, tagged: dict[str, Tagged], verbs: dict[str, Verb]) -> None:
        self.words = words
        self.tagged = tagged
        self.verbs = verbs
        self.uneven = strong.changing() | strong.irregular()
        self.found_apart: dict[str, Split] = {}

    def part(self, verb: Verb) -> None:
        parted: set[Split] = set()
        closed: set[Split] = set()
        if verb.infinitive in self.found_apart:
            split = self.found_apart[verb.infinitive]
            (closed if split[0] in INSEPARABLE else parted).add(split)
        for split in splits(verb.infinitive, self.words.all):
            if split[1] in self.verbs:
                if self.goes_apart(verb.infinitive, *split):
                    parted.add(split)
                if self.stays_whole(verb.infinitive, *split):
                    closed.add(split)
        verb.splits = sorted(parted | closed)
        verb.separable = bool(parted)
        verb.inseparable = bool(closed)

    def goes_apart(self, infinitive: str, first: str, rest: str) -> bool:
        if first in INSEPARABLE:
            return False
        entry = self.tagged.get(infinitive)
        if entry and (
            entry.separable
            or (
                first not in EITHER
                and any(word.startswith(first + "ge") for word in entry.participles)
            )
        ):
            return True
        return self.is_seen_apart(first, rest)

    def stays_whole(self, infinitive: str, first: str, rest: str) -> bool:
        if first not in EITHER:
            return first in INSEPARABLE
        if first in INSEPARABLE or not self.goes_apart(infinitive, first, rest):
            return True
        entry = self.tagged.get(infinitive)
        bound = entry.imperative if entry else first in MOSTLY_CLOSED
        return bound or self.is_declined_whole(first, rest)

    def is_declined_whole(self, first: str, rest: str) -> bool:
        """umsäumtem: the participle without ge- has endings."""
        return any(
            form == "part2" and first + spelling.removeprefix("ge") + "em" in self.words.lower
            for spelling, form in self.verbs[rest].forms
        )

    def is_seen_apart(self, first: str, rest: str) -> bool:
        if first + "zu" + rest in self.words.lower:
            return True
        if any(
            form == "part2" and first + spelling in self.words.lower
            for spelling, form in self.verbs[rest].forms
        ):
            return True
        if any(
            form in {"past.sg", "pres.3sg"} and first + spelling in self.words.lower
            for spelling, form in self.uneven.get(rest, ())
        ):
            return True
        plain = ["ge" + spelling for spelling in weak.participles(first + rest)]
        return first in KNOWN and not any(self.words.has(spelling) for spelling in plain)
