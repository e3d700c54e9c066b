"""What is in a dictionary, as a text that shows in a diff what a change of it did."""

from collections import Counter
from collections.abc import Iterable

from dazwischen.lexicon.entries import is_strict
from scripts.lexicon.readings import Word

TAGGED = frozenset({"closed", "loan", "verbs", "adjectives", "nouns", "words"})


def report(title: str, digest: str, words: dict[str, tuple[int, Word]], size: int) -> str:
    lengths: Counter[int] = Counter()
    strict: Counter[int] = Counter()
    tiers: Counter[int] = Counter()
    sources: Counter[str] = Counter()
    speech: Counter[str] = Counter()
    certainty: Counter[str] = Counter()
    for key, (tier, word) in words.items():
        lengths[len(key)] += 1
        strict[len(key)] += any(map(is_strict, word.entries))
        tiers[tier] += 1
        sources.update(word.sources)
        speech.update({entry.pos for entry in word.entries})
        certainty["tagged" if word.sources & TAGGED else "induced"] += 1
    entries = {(entry.lemma, entry.pos) for _, word in words.values() for entry in word.entries}
    parts = [
        f"# {title}\n",
        f"{len(words)} words, {len(entries)} entries, {size} bytes, digest {digest[:16]}\n",
        table("letters", ("words", "professional"), ((n, lengths[n], strict[n]) for n in lengths)),
        table("frequency tier", ("words",), tiers.items()),
        table("part of speech", ("words",), speech.items()),
        table("source of a reading", ("words",), sources.items()),
        table("readings", ("words",), certainty.items()),
    ]
    return "\n".join(parts)


def table(first: str, others: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    lines = [f"| {first} | {' | '.join(others)} |", "|---" * (len(others) + 1) + "|"]
    ordered = sorted(rows, key=lambda row: str(row[0]).rjust(2))
    lines.extend("| " + " | ".join(str(cell) for cell in row) + " |" for row in ordered)
    return "\n".join(lines) + "\n"
