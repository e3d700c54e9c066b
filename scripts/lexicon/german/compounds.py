"""Compounds: a noun is read by its last part, if the whole declines like that part."""

from collections.abc import Iterator

from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.tables import listed
from scripts.lexicon.german.wordlist import Wordlist

LINKS = ("", "s", "es", "n", "en", "er", "e", "ens", "ns")
FIRST = listed("first_parts.txt")


class Compounds:
    def __init__(self, words: Wordlist, nouns: dict[str, list[Noun]]) -> None:
        """`nouns` by each of their forms."""
        self.words = words
        self.nouns = nouns

    def read(self, word: str) -> list[Noun]:
        """The nouns a word may be a form of, each with its whole declension."""
        best: list[Noun] = []
        fit = 0.29
        for left, right in cuts(word):
            if right not in self.nouns or not self.begins(left):
                continue
            for inner in self.nouns[right]:
                whole = joined(left, inner)
                seen = sum(spelling in self.words.capital for spelling, _ in whole.forms)
                share = seen / len(whole.forms)
                if share > fit:
                    best, fit = [whole], share
                elif share == fit and best:
                    best.append(whole)
        return best

    def begins(self, left: str) -> bool:
        if left in FIRST or left in self.words.lower or left.capitalize() in self.words.capital:
            return True
        for link in LINKS[1:]:
            stem = left.removesuffix(link)
            if stem != left and len(stem) > 1 and stem.capitalize() in self.words.capital:
                return True
        return (
            len(left) > 2
            and any(left + ending in self.words.lower for ending in ("en", "n", "e", "ern"))
        ) or (len(left) > 2 and left.capitalize() + "e" in self.words.capital)


def cuts(word: str) -> Iterator[tuple[str, str]]:
    for cut in range(2, len(word) - 2):
        yield word[:cut].lower(), word[cut:].capitalize()


def joined(left: str, inner: Noun) -> Noun:
    first = left.capitalize()
    whole = Noun(first + inner.lemma.lower(), "compound", adjectival=inner.adjectival)
    whole.forms = {(first + spelling.lower(), form) for spelling, form in inner.forms}
    return whole
