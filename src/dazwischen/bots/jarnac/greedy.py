"""`mittel`: of all it knows the word that brings most, now."""

from typing import Final

from dazwischen.bots.jarnac import seeing
from dazwischen.bots.jarnac.mind import opening, points
from dazwischen.bots.jarnac.scene import JARNAC_CALL, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.seeing import Word
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.core.dice import Dice

POOR: Final = 2900
"""What three letters have to be like to be given back."""


class Greedy:
    def __init__(self, mastery: Mastery) -> None:
        self._mastery = mastery

    def choose(self, scene: Scene, dice: Dice) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        if scene.calls:
            word = max(seeing.takeable(self._mastery, scene), key=_points, default=None)
            if word:
                return Move(JARNAC_CALL, word.row, word.word)
        if scene.beat:
            return Move(PASS)
        if scene.due:
            return opening(self._mastery, scene, exchange=POOR)
        word = max(seeing.own(self._mastery, scene), key=_gain, default=None)
        return Move(LAY, word.row, word.word) if word else Move(PASS)

    def rate(self, scene: Scene, move: Move) -> int:
        return points(scene, move)


def _points(word: Word) -> tuple[int, int, str]:
    """What a word brings that is taken; the same from a longer word hurts more."""
    return len(word.word), len(word.old), word.word


def _gain(word: Word) -> tuple[int, int, str]:
    """Points first; where they are equal, what keeps more letters."""
    return word.gain, len(word.old), word.word
