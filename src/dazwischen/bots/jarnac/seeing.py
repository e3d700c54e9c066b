"""The words that a bot sees in the letters: its own plays, and those it could take."""

from collections.abc import Iterator

from msgspec import Struct

from dazwischen.bots.jarnac.ending import loses
from dazwischen.bots.jarnac.scene import JARNAC_CALL, LAY, Half, Move, Scene
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.games.jarnac.rules_word import too_easy


class Word(Struct, frozen=True):
    """A word that could lie: on a row of those it is made from, or new with 0."""

    row: int
    word: str
    old: str

    @property
    def gain(self) -> int:
        """Points on one's own board: a change gives up the old word's."""
        return len(self.word) ** 2 - len(self.old) ** 2


def own(mastery: Mastery, scene: Scene) -> Iterator[Word]:
    """Even a beginner looks at the points before laying the last row: K-END-1."""
    for seen in _words(mastery, scene, scene.mine, scene.mine.rows, new=scene.mine.free > 0):
        if not loses(scene, Move(LAY, seen.row, seen.word)):
            yield seen


def takeable(mastery: Mastery, scene: Scene) -> Iterator[Word]:
    """K-JAR-1, K-JAR-3, K-PRO-4, K-PRO-8; and none that ends the game badly."""
    theirs = scene.theirs
    open_ = tuple(word if len(word) < theirs.safe else "" for word in theirs.rows)
    for seen in _words(mastery, scene, theirs, open_, new=True):
        move = Move(JARNAC_CALL, seen.row, seen.word)
        if (seen.row or len(seen.word) > scene.longer) and not loses(scene, move):
            yield seen


def _words(
    mastery: Mastery, scene: Scene, half: Half, rows: tuple[str, ...], *, new: bool
) -> Iterator[Word]:
    rules = scene.rules
    found = mastery.index.plays(rows, half.seen, new=new, professional=mastery.strict)
    olds = ("", *rows)
    for row, words in found.items():
        for word in words:
            if not rules.hard or too_easy(rules, word, olds[row]) is None:
                yield Word(row, word, olds[row])
