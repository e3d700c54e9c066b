"""Which infinitives the word list has: shown by the forms beside them."""

from scripts.lexicon.german import strong, weak
from scripts.lexicon.german.prefixes import KNOWN, splits
from scripts.lexicon.german.verb import Tagged, Verb, explained, is_infinitive
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import Wordlist

NOT_FINITE = frozenset({"imp.sg", "part1", "part2"})


def listed(words: Wordlist, tagged: dict[str, Tagged]) -> set[str]:
    """A word in -n whose present participle, or whose past, is a word as well."""
    changing, irregular = strong.changing(), strong.irregular()
    found = {
        word
        for word in tagged
        if word in words.lower or (words.has(word) and words.has(weak.stem_of(word) + "t"))
    }
    helping = {spelling for forms in irregular.values() for spelling, _ in forms} - set(irregular)
    for participle in words.lower:
        word = participle[:-1]
        if participle.endswith("nd") and word not in helping and words.has(word):
            found.add(word)
    finite = {spelling for forms in changing.values() for spelling, _ in forms}
    pasts = {
        infinitive: [spelling for spelling, form in forms if form in {"past.sg", "pres.3sg"}]
        for infinitive, forms in (changing | irregular).items()
    }
    for word in words.lower - finite - words.declined:
        if word.endswith(("en", "eln", "ern", "tun")) and (
            has_regular_past(word, words) or has_changing_past(word, words, pasts)
        ):
            found.add(word)
    found.update(changing)
    past = pasts_of_several(changing | irregular) - set(tagged)
    kept = {
        word
        for word in found
        if is_infinitive(word)
        and not has_zu_inside(word, words)
        and (word in tagged or not any(rest in past for _, rest in splits(word, words.all)))
    }
    return kept | set(irregular)


def pasts_of_several(verbs: dict[str, frozenset[Form]]) -> set[str]:
    """täten, lasen: zutäten and anlasen look like infinitives and are none."""
    return {
        spelling
        for forms in verbs.values()
        for spelling, form in forms
        if form in {"past.pl", "subj2.pl"} and spelling not in verbs
    }


def has_zu_inside(word: str, words: Wordlist) -> bool:
    """abzureisen is a form of abreisen, whatever it looks like; but hinzukommen is a verb."""
    return any(
        rest.startswith("zu")
        and first + "zu" not in KNOWN
        and words.has(rest[2:])
        and words.has(first + rest[2:])
        for first, rest in splits(word, words.all)
    )


def has_regular_past(word: str, words: Wordlist) -> bool:
    stem = weak.stem_of(word)
    if len(stem) < 2:
        return False
    link = "e" if weak.needs_link(stem) else ""
    pasts = sum(words.has(stem + link + ending) for ending in ("te", "ten", "test", "tet"))
    presents = sum(words.has(stem + ending) for ending in ("e", link + "st", link + "t"))
    return pasts > 0 and pasts + presents > 2


def has_changing_past(word: str, words: Wordlist, pasts: dict[str, list[str]]) -> bool:
    return any(
        rest in pasts and any(words.has(first + past) for past in pasts[rest])
        for first, rest in splits(word, words.all)
    )


def from_finite_forms(words: Wordlist, verbs: dict[str, Verb]) -> set[str]:
    """Verbs of which the list has a few forms only: plagiier, plagiiere, plagiiert."""
    known = explained(verbs)
    past = pasts_of_several(strong.changing() | strong.irregular())
    found = set()
    for word in words.lower - known - words.declined:
        stem = word[:-2] if word.endswith("et") else word[:-1]
        if not word.endswith("t") or len(stem) < 3 or not {stem, stem + "e"} <= words.lower:
            continue
        if stem.endswith("t") and words.has(stem[:-1] + "en"):
            continue
        ending = "n" if stem.endswith(("el", "er")) and not stem.endswith("ier") else "en"
        infinitive = stem + ending
        parts = list(splits(infinitive, words.all))
        if any(rest in past for _, rest in parts):
            continue
        inside = any(rest in verbs for _, rest in parts)
        if (stem.endswith("ier") or inside or words.has(infinitive)) and is_infinitive(infinitive):
            found.add(infinitive)
    return found - known - set(verbs)


def from_prefixed_forms(words: Wordlist, verbs: dict[str, Verb]) -> dict[str, tuple[str, str]]:
    """Verbs of which the list has single forms, never the infinitive: klarwurde."""
    belongs: dict[str, set[str]] = {}
    for verb in verbs.values():
        for spelling, form in verb.forms:
            if not verb.splits and len(spelling) > 2 and form not in NOT_FINITE:
                belongs.setdefault(spelling, set()).add(verb.infinitive)
    known = explained(verbs)
    found = {}
    for word in sorted(words.lower - known - words.declined):
        for first, rest in splits(word, words.all):
            if first in KNOWN or first in words.lower:
                for infinitive in sorted(belongs.get(rest, ())):
                    whole = first + infinitive
                    if whole not in known and whole not in verbs:
                        found[whole] = first, infinitive
    return found
