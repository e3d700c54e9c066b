"""The regular conjugation: every form that the rules allow for an infinitive."""

from collections.abc import Iterator

Form = tuple[str, str]

PERSONS = (("e", "sg"), ("est", "2sg"), ("en", "pl"), ("et", "2pl"))
SIBILANTS = ("s", "ß", "x", "z")


def forms(infinitive: str) -> Iterator[Form]:
    stem = stem_of(infinitive)
    link = "e" if needs_link(stem) else ""
    yield from present(infinitive)
    yield stem + "e", "imp.sg"
    if not needs_link(stem) or stem[-1] in "dt":
        yield stem, "imp.sg"
    yield stem + ("t" if stem.endswith(SIBILANTS) else link + "st"), "pres.2sg"
    yield stem + link + "t", "pres.3sg"
    yield from past(stem + link + "t")


def present(infinitive: str) -> Iterator[Form]:
    """What the regular and the changing verbs share."""
    stem = stem_of(infinitive)
    link = "e" if needs_link(stem) else ""
    yield infinitive, "inf"
    yield present_participle(infinitive), "part1"
    yield infinitive, "pres.pl"
    yield infinitive, "subj1.pl"
    for short in (stem, *elided(infinitive)):
        yield short + "e", "pres.1sg"
        yield short + "e", "subj1.sg"
        yield short + "est", "subj1.2sg"
        yield short + "et", "subj1.2pl"
    for short in elided(infinitive):
        yield short + "e", "imp.sg"
    if infinitive.endswith(("eln", "ern")):
        yield stem + "st", "subj1.2sg"
        yield stem + "t", "subj1.2pl"
    yield stem + link + "t", "pres.2pl"
    yield stem + link + "t", "imp.pl"


def past(stem: str) -> Iterator[Form]:
    for ending, person in PERSONS:
        yield stem + ending, f"past.{person}"
        yield stem + ending, f"subj2.{person}"


def participles(infinitive: str) -> tuple[str, ...]:
    stem = stem_of(infinitive)
    return (stem + ("et" if needs_link(stem) else "t"),)


def present_participle(infinitive: str) -> str:
    return infinitive + ("d" if infinitive.endswith(("en", "eln", "ern")) else "end")


def stem_of(infinitive: str) -> str:
    return infinitive[:-2] if infinitive.endswith("en") else infinitive[:-1]


def needs_link(stem: str) -> bool:
    """reden, atmen: redest, atmest; but filmst, wohnst."""
    if stem[-1] in "dt" or stem.endswith("kni"):
        return True
    if len(stem) < 3 or stem[-1] not in "mn":
        return False
    return stem.endswith(("chn", "chm")) or stem[-2] not in "aeiouäöülrmnhy"


def elided(infinitive: str) -> tuple[str, ...]:
    """handel- and wander- also appear as handl- and wandr-."""
    if infinitive.endswith(("eln", "ern")) and len(infinitive) > 4:
        return (infinitive[:-3] + infinitive[-2],)
    return ()


def wavers(infinitive: str, spelling: str, form: str) -> bool:
    """Forms that only some verbs have in use: handelest, wandrest, liefest."""
    if infinitive.endswith(("eln", "ern")):
        return form in {"subj1.2sg", "subj1.2pl"} or spelling in {
            short + "e" for short in elided(infinitive)
        }
    old = form in {"past.2sg", "past.2pl", "subj2.2sg", "subj2.2pl"}
    return (
        old
        and not spelling.startswith(stem_of(infinitive))
        and spelling.endswith(("est", "et"))
        and not spelling.endswith(("dest", "test", "sest", "ßest", "zest", "det", "tet"))
    )
