"""Which words may lie: K-MAT-3, K-TURN-2, K-WORD-1, K-PRO-1, K-PRO-2, K-PRO-3, K-PRO-8."""

from dazwischen.core.errors import Argument, Rejected
from dazwischen.games.jarnac import letters
from dazwischen.games.jarnac.ruleset import LONGEST, SHORTEST, Ruleset


def fits(
    rules: Ruleset, spelt: str, old: str, rack: str, source: tuple[str, ...]
) -> tuple[str, str] | Rejected:
    """The word in the letters of the game and what it takes from the rack, if it can be laid.

    `source` are the rules that say where its letters have to come from.
    """
    word = rules.letters.letters(spelt)
    if not set(word) <= set(rules.tiles):
        return Rejected("no-word", ("K-WORD-1",), {"word": spelt.strip()})
    if not SHORTEST <= len(word) <= LONGEST:
        return Rejected("word-length", ("K-MAT-3",), {"word": word, "count": len(word)})
    lost = letters.missing(word, old)
    if lost:
        return Rejected("letters-lost", source, {"word": word, "old": old, "letters": lost})
    taken = letters.added(old, word)
    if not taken:
        return Rejected("adds-nothing", source, {"word": word, "old": old})
    wrong = too_easy(rules, word, old)
    if wrong:
        return wrong
    absent = letters.missing(rack, taken)
    if absent:
        return Rejected("not-in-rack", source, {"letters": absent})
    return word, taken


def too_easy(rules: Ruleset, word: str, old: str) -> Rejected | None:
    """None if the word, new or made from the old, keeps to what was agreed: K-PRO-8.

    Everybody sees it without a dictionary, so nobody has to object.
    """
    if not old:
        short = len(word) < rules.shortest
        args: dict[str, Argument] = {"word": word, "count": rules.shortest}
        return Rejected("new-word-short", ("K-PRO-8",), args) if short else None
    if len(word) - len(old) < rules.fewest:
        args = {"word": word, "old": old, "count": rules.fewest}
        return Rejected("adds-too-few", ("K-PRO-8",), args)
    if rules.options.no_append and old in word:
        return Rejected("only-appended", ("K-PRO-8",), {"word": word, "old": old})
    return None


def valid(rules: Ruleset, word: str, old: str) -> Rejected | None:
    """None if the dictionary has nothing against the word, or against making it from the old."""
    lexicon = rules.lexicon
    if not lexicon.is_standard(word):
        return Rejected("no-word", ("K-WORD-1",), {"word": word})
    if not rules.professional:
        return None
    same = bool(old) and not lexicon.may_become(old, word)
    if not lexicon.is_professional(word):
        found = (*_strict_rules(rules, word), "K-PRO-3") if same else _strict_rules(rules, word)
        return Rejected("not-professional", found, {"word": word})
    return Rejected("same-entry", ("K-PRO-3",), {"word": word, "old": old}) if same else None


def _strict_rules(rules: Ruleset, word: str) -> tuple[str, ...]:
    """Nouns by K-PRO-1, verbs by K-PRO-2, and nouns that have only a plural by its ruling."""
    entries = rules.lexicon.entries(word)
    kinds = {entry.pos for entry in entries}
    plural_only = any(
        entry.pos == "noun" and rules.letters.letters(entry.lemma) == word for entry in entries
    )
    found = []
    if "noun" in kinds:
        found.append("K-PRO-1")
    if "verb" in kinds or plural_only:
        found.append("K-PRO-2")
    return tuple(found) or ("K-PRO-1", "K-PRO-2")
