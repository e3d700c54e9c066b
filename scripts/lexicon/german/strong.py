"""Verbs that change their vowel, and the few that follow no rule: tables written by hand."""

from collections.abc import Iterator

from scripts.lexicon.german import weak
from scripts.lexicon.german.tables import rows
from scripts.lexicon.german.weak import Form


def changing() -> dict[str, frozenset[Form]]:
    table = {}
    for line in rows("strong.txt"):
        infinitive, *cells = line.split("|")
        table[infinitive] = frozenset(conjugate(infinitive, cells))
    return table


def dated() -> dict[str, frozenset[Form]]:
    """The pasts that only old texts have: stund, hub."""
    table = {}
    for line in rows("strong.txt"):
        infinitive, _, pasts, *_ = line.split("|")
        table[infinitive] = frozenset(
            form for first in pasts.split()[1:] for form in ablaut(first, "past")
        )
    return table


def irregular() -> dict[str, frozenset[Form]]:
    table = {}
    for line in rows("irregular.txt"):
        infinitive, cells = line.split(": ")
        table[infinitive] = frozenset(
            (spelling, form)
            for form, spellings in (cell.split("=") for cell in cells.split())
            for spelling in spellings.split(",")
        )
    return table


def conjugate(infinitive: str, cells: list[str]) -> Iterator[Form]:
    changed, pasts, subjunctives, participles, imperative = cells
    stem = weak.stem_of(infinitive)
    yield from weak.present(infinitive)
    singular = changed or stem
    plain = not changed and weak.needs_link(stem)
    yield singular + ("e" if plain else "") + ("t" if ends_hissing(singular) else "st"), "pres.2sg"
    if changed and singular[-1] == "t":
        yield singular, "pres.3sg"
    else:
        yield singular + ("et" if plain else "t"), "pres.3sg"
    yield imperative or stem, "imp.sg"
    if not imperative:
        yield stem + "e", "imp.sg"
    for first in pasts.split():
        yield from ablaut(first, "past")
    for first in subjunctives.split():
        yield from ablaut(first, "subj2")
    for participle in participles.split():
        yield participle, "part2"


def ablaut(first: str, tense: str) -> Iterator[Form]:
    stem = first.removesuffix("e")
    yield first, f"{tense}.sg"
    yield stem + "en", f"{tense}.pl"
    for link in ("e",) if first.endswith("te") else ("", "e"):
        if link or not ends_hissing(stem):
            yield stem + link + "st", f"{tense}.2sg"
        if link or stem[-1] not in "dt":
            yield stem + link + "t", f"{tense}.2pl"


def ends_hissing(stem: str) -> bool:
    return stem.endswith(weak.SIBILANTS)
