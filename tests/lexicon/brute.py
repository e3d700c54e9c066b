"""Every play on a board by looking at every word of the dictionary: slow, and plainly right."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from random import Random

from dazwischen.lexicon import LetterSet, Lexicon
from dazwischen.lexicon.index import ALPHABET

BITS = 6
ONES = sum(1 << BITS * place for place in range(len(ALPHABET)))
BORROWS = ONES << BITS - 1


def packed(letters: Iterable[str]) -> int:
    """The count of every letter in a field of its own: one subtraction compares all counts."""
    return sum(1 << BITS * ALPHABET.index(letter) for letter in letters)


def kinds(letters: Iterable[str]) -> int:
    """Which letters there are, as a mask."""
    return sum(1 << ALPHABET.index(letter) for letter in set(letters))


RARE = kinds("BCDFGHJKMOPQVWXYZÄÖÜ")


class Brute:
    """Words are put together by the letters they have, so that most are passed over in a lot."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.words = list(lexicon.words())
        self.strict = set(lexicon.words(professional=True))
        self.groups: dict[int, dict[int, list[tuple[str, int]]]] = {}
        for word in self.words:
            mask = kinds(word)
            group = self.groups.setdefault(mask & RARE, {})
            group.setdefault(mask, []).append((word, packed(word)))

    def plays(
        self, rows: Sequence[str], rack: str, *, new: bool, professional: bool
    ) -> set[tuple[int, str]]:
        boards = [(row, word) for row, word in enumerate(rows, 1) if word]
        return {
            (row, word)
            for row, old in ([*boards, (0, "")] if new else boards)
            for word in self.made(old, rack)
            if not professional or self._allowed(word, old)
        }

    def made(self, old: str, rack: str) -> Iterator[str]:
        """Words that hold all of the old one, and besides only loose letters."""
        absent, needed = ~kinds(old + rack), kinds(old)
        before, room = packed(old), packed(old + rack) | BORROWS
        groups = [
            group
            for rare, group in self.groups.items()
            if not rare & absent and not needed & RARE & ~rare
        ]
        near = [
            same
            for group in groups
            for mask, same in group.items()
            if not mask & absent and not needed & ~mask
        ]
        for word, counts in chain.from_iterable(near):
            if room - counts & BORROWS != BORROWS or len(word) <= len(old):
                continue
            if (counts | BORROWS) - before & BORROWS == BORROWS:
                yield word

    def _allowed(self, word: str, old: str) -> bool:
        return word in self.strict and not (old and not self.lexicon.may_become(old, word))


def position(
    dice: Random, letters: LetterSet, words: Sequence[str], rows: int, loose: int
) -> tuple[list[str], str]:
    """Words on some of eight rows and loose letters, all from one set of tiles."""
    bag = Counter(letters.tiles())
    board: list[str] = []
    for _ in range(200):
        word = dice.choice(words)
        if len(board) < rows and Counter(word) <= bag:
            board.append(word)
            bag -= Counter(word)
    left = sorted(bag.elements())
    rack = "".join(dice.sample(left, min(loose, len(left))))
    board += [""] * (8 - len(board))
    dice.shuffle(board)
    return board, rack
