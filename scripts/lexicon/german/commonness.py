"""How common a word is as a German entry: a spelling's frequency is often another word's.

A corpus counts spellings without case: Wolf the family, Crow the surname, First the English word
and TeX the program are counted under wolf, crow, first and tex. Where such a reading stands beside
ours, the frequency counts only as far as the other forms of our entry explain it.
"""

from collections import defaultdict
from collections.abc import Iterable

from scripts.lexicon.german.tables import rows
from scripts.lexicon.readings import Readings, Word

ENGLISH = 0.6
"""So much more common in English, on the scale of zipf values, that the English word is counted."""
MARGIN = 0.3
"""By so much one form of an entry may be more common than each of the others."""
SHARED = 1.0
"""What it loses to the other reading if a source of common words vouches for it: nine of ten."""
VOUCHED = frozenset({"words", "verbs", "adjectives"})
RARER = 2.9
"""The most for words that were found not to be everyday ones."""
SHORT = 3
"""Letters that are often an abbreviation as well."""


class Commonness:
    def __init__(
        self, readings: Readings, corpora: dict[str, dict[str, float]], others: Iterable[str]
    ) -> None:
        """`others`: letters that are a name or an abbreviation as well."""
        self.words = readings.words
        self.english = corpora["en"]
        self.german = corpora["de"]
        self.others = frozenset(others)
        self.not_everyday = not_everyday()
        self.family: dict[tuple[str, str], set[str]] = defaultdict(set)
        for key, word in self.words.items():
            for entry in word.entries:
                self.family[entry.lemma, entry.pos].add(key)

    def zipf(self, key: str) -> float:
        found = self.as_an_entry(key)
        return min(found, RARER) if key in self.not_everyday else found

    def as_an_entry(self, key: str) -> float:
        word = self.words[key]
        own = self.counted(word, self.german)
        if "closed" in word.sources:
            return own
        excess = self.counted(word, self.english) - own
        short = len(key) == SHORT and all(entry.pos == "noun" for entry in word.entries)
        if not (short or self.is_other(key) or excess > ENGLISH):
            return own
        bound = self.explained(key) + MARGIN
        if word.sources & VOUCHED:
            bound = max(bound, own - SHARED)
        elif excess > ENGLISH:
            bound = max(bound, own - excess - SHARED)
        return min(own, bound)

    def explained(self, key: str) -> float:
        """The most that another form of its entries is counted, where that form is ours alone."""
        forms = {
            form
            for entry in self.words[key].entries
            for form in self.family[entry.lemma, entry.pos]
            if form != key and not self.is_other(form) and not self.is_english(form)
        }
        return max((self.counted(self.words[form], self.german) for form in forms), default=0.0)

    def is_other(self, key: str) -> bool:
        return key in self.others or key.removesuffix("S") in self.others

    def is_english(self, key: str) -> bool:
        word = self.words[key]
        return self.counted(word, self.english) - self.counted(word, self.german) > ENGLISH

    def counted(self, word: Word, corpus: dict[str, float]) -> float:
        return max(corpus.get(spelling.lower(), 0.0) for spelling in word.spellings)


def not_everyday() -> frozenset[str]:
    """Reviewed by hand: what is counted here is something else."""
    found = (row.split("|") for row in rows("not_everyday.txt"))
    return frozenset(word for _, words in found for word in words.split())
