"""Words of today that no source has yet."""

from collections.abc import Iterator

from dazwischen.lexicon.entries import Entry
from scripts.lexicon.german.tables import listed


def read() -> Iterator[tuple[str, Entry]]:
    for word in sorted(listed("loans.txt")):
        if word[0].islower():
            yield word, Entry(word, "adverb", "base")
            continue
        plural = word if word.endswith("er") else word + "s"
        for form in ("nom.sg", "dat.sg", "acc.sg"):
            yield word, Entry(word, "noun", form)
        yield word + "s", Entry(word, "noun", "gen.sg")
        for form in ("nom.pl", "gen.pl", "acc.pl"):
            yield plural, Entry(word, "noun", form)
        yield plural + ("n" if plural == word else ""), Entry(word, "noun", "dat.pl")
