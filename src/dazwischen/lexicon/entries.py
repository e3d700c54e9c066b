"""What a word is: entries of the dictionary, and which of their forms the strict game allows."""

from typing import Final, NamedTuple


class Entry(NamedTuple):
    """One form of one dictionary entry that a word can be."""

    lemma: str
    pos: str
    form: str


PARTS_OF_SPEECH: Final = (
    "noun",
    "verb",
    "adjective",
    "adverb",
    "pronoun",
    "article",
    "preposition",
    "conjunction",
    "particle",
    "numeral",
    "interjection",
    "word",
)
FORMS: Final = (
    "base",
    "inflected",
    "comparative",
    "comparative.inflected",
    "superlative",
    "superlative.inflected",
    "nom.sg",
    "gen.sg",
    "dat.sg",
    "acc.sg",
    "nom.pl",
    "gen.pl",
    "dat.pl",
    "acc.pl",
    "feminine",
    "inf",
    "inf.zu",
    "inf.noun",
    "part1",
    "part2",
    "part1.inflected",
    "part2.inflected",
    "pres.1sg",
    "pres.2sg",
    "pres.3sg",
    "pres.pl",
    "pres.2pl",
    "past.sg",
    "past.2sg",
    "past.pl",
    "past.2pl",
    "subj1.sg",
    "subj1.2sg",
    "subj1.pl",
    "subj1.2pl",
    "subj2.sg",
    "subj2.2sg",
    "subj2.pl",
    "subj2.2pl",
    "imp.sg",
    "imp.pl",
    "unknown",
)
STRICT_NOUN: Final = frozenset({"nom.sg"})
STRICT_VERB: Final = frozenset({"inf", "part1", "part2"})


def is_strict(entry: Entry) -> bool:
    """K-PRO-1 and K-PRO-2: nouns in the nominative singular, verbs in their three base forms."""
    match entry.pos:
        case "noun":
            return entry.form in STRICT_NOUN
        case "verb":
            return entry.form in STRICT_VERB
        case "word":
            return False
        case _:
            return True
