"""`leicht`: plays words it happens to see, not always the longest, and overlooks chances."""

from collections.abc import Iterable
from typing import Final

from dazwischen.bots.jarnac import seeing
from dazwischen.bots.jarnac.mind import opening, points
from dazwischen.bots.jarnac.scene import JARNAC_CALL, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.seeing import Word
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.core.dice import Dice

NOTICED: Final = {3: 0.8, 4: 0.7, 5: 0.55, 6: 0.4, 7: 0.3, 8: 0.2, 9: 0.15}
"""The chance to see a word that could be laid, by its length."""
LETTERS_TAXED: Final = 0.75
"""... for every old letter that would have to be arranged anew with new ones."""
CALLS: Final = 0.5
"""The chance to think of a Jarnac at all."""
HANDFUL: Final = 3
"""It takes the best of so many that it sees."""
POOR: Final = 2900
"""What three letters have to be like to be given back: hardly ever."""


class Novice:
    def __init__(self, mastery: Mastery) -> None:
        self._mastery = mastery

    def choose(self, scene: Scene, dice: Dice) -> Move:
        if scene.calls and dice.random() < CALLS:
            word = _glimpsed(seeing.takeable(self._mastery, scene), dice)
            if word:
                return Move(JARNAC_CALL, word.row, word.word)
        if scene.beat:
            return Move(PASS)
        if scene.due:
            return opening(self._mastery, scene, exchange=POOR)
        word = _glimpsed(seeing.own(self._mastery, scene), dice)
        return Move(LAY, word.row, word.word) if word else Move(PASS)

    def rate(self, scene: Scene, move: Move) -> int:
        return points(scene, move)


def _glimpsed(words: Iterable[Word], dice: Dice) -> Word | None:
    """The best of the first few words that come to mind."""
    seen: list[Word] = []
    for word in sorted(words, key=_order):
        if dice.random() < _noticed(word):
            seen.insert(dice.below(len(seen) + 1), word)
    return max(seen[:HANDFUL], key=_gain, default=None)


def _noticed(word: Word) -> float:
    return NOTICED[len(word.word)] * (LETTERS_TAXED if word.old else 1)


def _order(word: Word) -> tuple[int, str]:
    return word.row, word.word


def _gain(word: Word) -> tuple[int, str]:
    return word.gain, word.word
