"""Alone at the table nobody takes anything, and a pass costs nothing but a letter of the bag.

So whoever thinks far enough waits for words that fill a row: K-SOLO-1.
"""

from dazwischen.bots.jarnac import seeing
from dazwischen.bots.jarnac.mind import points
from dazwischen.bots.jarnac.scene import DRAW, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.seeing import Word
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.letters import added
from dazwischen.games.jarnac.ruleset import LONGEST
from dazwischen.lexicon.index import codes


class Patient:
    def __init__(self, mastery: Mastery) -> None:
        self._mastery = mastery

    def choose(self, scene: Scene, dice: Dice) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        if scene.due:
            return Move(DRAW)
        seen = list(seeing.own(self._mastery, scene))
        full = [word for word in seen if len(word.word) == LONGEST]
        if full:
            return _lay(max(full, key=self._riddance))
        if scene.bag or not seen:
            return Move(PASS)
        # The last row ends the game, so everything else comes before it.
        ends = scene.mine.free == 1
        return _lay(max(seen, key=lambda word: (bool(word.old) or not ends, *_gain(word))))

    def _riddance(self, word: Word) -> tuple[int, str]:
        """Rather the word that uses the poorer letters."""
        poor = self._mastery.poor
        return sum(poor[letter] for letter in codes(added(word.old, word.word))), word.word

    def rate(self, scene: Scene, move: Move) -> int:
        return points(scene, move)


def _lay(word: Word) -> Move:
    return Move(LAY, word.row, word.word)


def _gain(word: Word) -> tuple[int, str]:
    return word.gain, word.word
