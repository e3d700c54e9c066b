"""What a dictionary says about a word, as people and programs ask for it."""

from msgspec import Struct

from dazwischen.lexicon.lexicon import Lexicon


class Finding(Struct, frozen=True):
    word: str
    standard: bool
    professional: bool
    entries: list[dict[str, str]]
    """Lemma, part of speech and form of everything that the word can be."""
    instead: str | None = None
    """What a word that does not count is known to be: name, brand, abbreviation, …"""
    tier: int | None = None
    """1 for everyday words to 5 for the rarest; none where nobody counted."""


def find(lexicon: Lexicon, word: str) -> Finding:
    return Finding(
        word=word,
        standard=lexicon.is_standard(word),
        professional=lexicon.is_professional(word),
        entries=[entry._asdict() for entry in lexicon.entries(word)],
        instead=lexicon.instead(word),
        tier=lexicon.tier(word),
    )
