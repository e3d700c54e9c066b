"""Nouns that no source tags and that are no compound: read from the forms beside them."""

from collections.abc import Iterator

from scripts.lexicon.german.adjectives import unround
from scripts.lexicon.german.wordlist import Wordlist

SINGULAR = ("nom.sg", "dat.sg", "acc.sg")
PLURAL = ("nom.pl", "gen.pl", "acc.pl")
FOREIGN = (
    ("a", ("um", "on", "or")),
    ("i", ("us", "o", "e")),
    ("en", ("um", "us", "a", "on", "is", "o")),
    ("ien", ("ium", "ie", "y")),
    ("ta", ("",)),
    ("ata", ("a",)),
    ("im", ("",)),
    ("es", ("is", "")),
    ("ae", ("a",)),
    ("ina", ("en",)),
    ("tia", ("s",)),
    ("men", ("man",)),
    ("zes", ("x",)),
    ("ces", ("x",)),
)
Reading = tuple[str, str]


def read(word: str, words: Wordlist) -> set[Reading]:
    """Lemma and form; a word that follows from no other is a lemma itself."""
    found = set(inflected(word, words))
    if not found or stands_alone(word, words):
        found.update((word, form) for form in SINGULAR)
    return found


def stands_alone(word: str, words: Wordlist) -> bool:
    """Has a genitive of its own, one that is not the genitive of a shorter word."""
    if word.endswith("s") or (word.endswith("e") and word[:-1] in words.capital):
        return False
    return word + "s" in words.capital


def inflected(word: str, words: Wordlist) -> Iterator[Reading]:
    known = words.capital
    for ending, forms in (
        ("s", ("gen.sg", "nom.pl")),
        ("es", ("gen.sg",)),
        ("ses", ("gen.sg",)),
        ("e", ("dat.sg", *PLURAL)),
        ("se", ("dat.sg", *PLURAL)),
        ("sen", ("dat.pl",)),
        ("n", ("dat.pl", "nom.pl")),
        ("en", ("dat.pl", "nom.pl")),
        ("er", PLURAL),
        ("ern", ("dat.pl",)),
        ("nen", PLURAL),
        ("ens", ("gen.sg",)),
        ("ns", ("gen.sg",)),
    ):
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < 2:
            continue
        for lemma in {stem, unround(stem)}:
            if lemma in known and fits(lemma, ending, known):
                yield from ((lemma, form) for form in forms)
    if unround(word) != word and unround(word) in known:
        yield from ((unround(word), form) for form in PLURAL)
    for ending, singulars in FOREIGN:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 2:
            for singular in singulars:
                if stem + singular in known and stem + singular != word:
                    yield from ((stem + singular, form) for form in PLURAL)


def fits(lemma: str, ending: str, known: frozenset[str]) -> bool:
    """An ending that could also begin a new word needs the genitive beside it."""
    genitive = not known.isdisjoint((lemma + "s", lemma + "es", lemma + "ses"))
    match ending:
        case "e":
            return genitive or lemma + "en" in known
        case "se" | "sen":
            return lemma.endswith("s") and genitive
        case "er" | "ern":
            return genitive and lemma + "ers" not in known
        case "s":
            return not lemma.endswith("s")
        case "ens" | "ns":
            return lemma + ending[:-1] in known
        case "n":
            return lemma.endswith(("e", "l", "r", "a", "o"))
        case "nen":
            return lemma.endswith("in")
    return True
