"""Lower-case words that no paradigm explains: cut forms, adverbs, or forms of rare verbs."""

from collections.abc import Iterator

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german.verbs import Verbs
from scripts.lexicon.german.wordlist import Wordlist

ADVERBIAL = ("s", "wärts", "weise", "mal", "lei", "hin", "her", "aus", "ein", "auf", "ab", "an")
VERBAL = ("st", "t", "te", "ten", "tet", "e", "en", "eln", "ern", "est", "et", "erlst", "ier")


def is_cut_short(word: str, explained: frozenset[str]) -> bool:
    """gehn, käm, abschreib: spoken forms, or stems that never stand as one word."""
    if word + "e" in explained:
        return True
    if word.endswith("st") and word[:-2] + "est" in explained:
        return False
    return word.endswith("n") and word[:-1] + "en" in explained


def read(
    words: Wordlist, verbs: Verbs, explained: frozenset[str], common: frozenset[str]
) -> Iterator[tuple[str, Entry]]:
    for word in sorted(words.lower - explained):
        if is_cut_short(word, explained) and word not in common:
            continue
        if word.endswith(VERBAL) and word not in common:
            yield word, Entry(word, "word", "unknown")
        else:
            yield word, Entry(word, "adverb", "base")
