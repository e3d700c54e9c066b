"""Lower-case words that no paradigm explains: cut forms, adverbs, or forms of rare verbs."""

from collections.abc import Iterator

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german import refused
from scripts.lexicon.german.closed import prepositions
from scripts.lexicon.german.prefixes import SEPARABLE
from scripts.lexicon.german.tables import listed
from scripts.lexicon.german.wordlist import Wordlist

Reading = tuple[str, Entry]
ADVERBIAL = (
    *("wärts", "weise", "mal", "lei", "hin", "her", "aus", "ein", "auf", "ab", "an", "maßen"),
    *("hoch", "tags", "seits", "falls", "mals", "wegs", "orts", "ens", "mehr", "fort", "weg"),
)

VERBAL = ("te", "tes", "ten", "tem", "tet", "st", "et", "t", "e", "en", "eln", "ern", "er", "es")
COMMON = 3.0


def fragments() -> frozenset[str]:
    """Words that live in a foreign phrase only: in dubio, de facto."""
    return listed("fragments.txt")


def is_cut_short(word: str, verbal: frozenset[str]) -> bool:
    """gehn, käm, abschreib: spoken forms, or stems that never stand as one word."""
    if word + "e" in verbal:
        return True
    return word.endswith("n") and word[:-1] + "en" in verbal


def is_cut_after_prefix(word: str, verbal: frozenset[str]) -> bool:
    for first in SEPARABLE:
        rest = word.removeprefix(first)
        if rest != word and len(rest) > 2:
            stem = {rest, rest + "e", rest + "en"} <= verbal
            if stem or is_cut_short(rest, verbal):
                return True
    return False


def is_run_on(word: str) -> bool:
    """ausm, fürn: a preposition with what is left of an article; beim and zum are listed."""
    return word[:-1] in prepositions() and word[-1] in "mns"


def read(
    words: Wordlist, explained: frozenset[str], verbal: frozenset[str], corpus: dict[str, float]
) -> Iterator[Reading]:
    """What a large corpus knows well is a word of its own; what it does not know at all, none."""
    for word in sorted(words.lower - explained - fragments() - set(refused.read())):
        if is_cut_short(word, verbal) or is_cut_after_prefix(word, verbal) or is_run_on(word):
            continue
        if word + "e" in explained:
            yield word, Entry(word + "e", "adjective", "base")
        elif corpus.get(word, 0) >= COMMON or word.endswith(ADVERBIAL):
            yield word, Entry(word, "adverb", "base")
        elif word in corpus:
            verbal_looks = word.endswith(VERBAL)
            pos, form = ("word", "unknown") if verbal_looks else ("adverb", "base")
            yield word, Entry(word, pos, form)
