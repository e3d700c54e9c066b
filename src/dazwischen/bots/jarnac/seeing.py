"""The words that a bot sees in the letters: its own plays, and those it could take."""

from collections.abc import Iterator

from msgspec import Struct

from dazwischen.bots.jarnac.scene import Half, Scene
from dazwischen.bots.jarnac.vocabulary import Mastery


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
    return _words(mastery, scene.mine, scene.mine.rows, new=scene.mine.free > 0)


def takeable(mastery: Mastery, scene: Scene) -> Iterator[Word]:
    """K-JAR-1, K-JAR-3, K-PRO-4."""
    theirs = scene.theirs
    open_ = tuple(word if len(word) < theirs.safe else "" for word in theirs.rows)
    for seen in _words(mastery, theirs, open_, new=True):
        if seen.row or len(seen.word) > scene.beat:
            yield seen


def _words(mastery: Mastery, half: Half, rows: tuple[str, ...], *, new: bool) -> Iterator[Word]:
    found = mastery.index.plays(rows, half.seen, new=new, professional=mastery.strict)
    olds = ("", *rows)
    for row, words in found.items():
        for word in words:
            yield Word(row, word, olds[row])
