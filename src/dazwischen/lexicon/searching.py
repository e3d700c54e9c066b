"""What can be made of letters: as they are, with one more, and with some of them left out."""

from typing import Final

from msgspec import Struct

from dazwischen.lexicon import Umlauts, load
from dazwischen.lexicon.index import ALPHABET, load_index
from dazwischen.lexicon.lexicon import LONGEST, SHORTEST

MOST: Final = 60
"""Words of a kind that are told, the best known first."""


class Found(Struct, frozen=True):
    word: str
    professional: bool
    tier: int
    """1 for everyday words to 5 for the rarest; 0 where nobody counted."""


class Search(Struct, frozen=True):
    letters: str
    """As they lie on the board."""
    same: tuple[Found, ...]
    """Words of exactly these letters."""
    more: dict[str, tuple[Found, ...]]
    """Words of these letters and one more, by that letter."""
    begun: tuple[Found, ...]
    """Words that begin with these letters in this order."""
    less: tuple[Found, ...]
    """Words of some of these letters, the longest first."""


def is_searched(language: str, umlauts: Umlauts, asked: str) -> bool:
    """Letters of the game, and as many as a word may have."""
    letters = load(language, umlauts=umlauts).letters(asked)
    return SHORTEST <= len(letters) <= LONGEST and set(letters) <= set(ALPHABET)


def search(language: str, umlauts: Umlauts, asked: str) -> Search:
    lexicon = load(language, umlauts=umlauts)
    index = load_index(language, umlauts=umlauts)
    letters = lexicon.letters(asked)

    def told(words: list[str], *, longest: bool = False) -> tuple[Found, ...]:
        found = [
            Found(word, lexicon.is_professional(word), lexicon.tier(word) or 0)
            for word in dict.fromkeys(words)
        ]
        found.sort(key=lambda one: (-len(one.word) * longest, one.tier, len(one.word), one.word))
        return tuple(found[:MOST])

    within = index.plays((), letters).get(0, [])
    more = {}
    if len(letters) < LONGEST:
        for letter in ALPHABET:
            made = index.plays((letters,), letter, new=False).get(1, [])
            if longer := told([word for word in made if len(word) > len(letters)]):
                more[letter] = longer
    return Search(
        letters=letters,
        same=told([word for word in within if len(word) == len(letters)]),
        more=more,
        begun=told([word for word in lexicon.begun_with(letters) if word != letters]),
        less=told([word for word in within if len(word) < len(letters)], longest=True),
    )
