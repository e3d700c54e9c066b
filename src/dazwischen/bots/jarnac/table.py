"""A scene as the kernels hold it: letters counted, words numbered, sides 0 (own) and 1."""

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.position import Position
from dazwischen.bots.jarnac.scene import Half, Scene
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.lexicon.index import codes

MINE, THEIRS = 0, 1


def position(mastery: Mastery, scene: Scene) -> Position:
    made = Position(mastery.knowledge)
    _put(mastery, made, scene.mine, MINE)
    _put(mastery, made, scene.theirs, THEIRS)
    for place, letter in enumerate(codes("".join(scene.bag))):
        made.letters[at.BAG + place] = letter
    made.numbers[at.HIGH] = len(scene.bag)
    made.numbers[at.PASSES] = scene.passed
    return made


def _put(mastery: Mastery, made: Position, half: Half, side: int) -> None:
    base = side * at.SIDE
    for row, word in enumerate(half.rows):
        family = mastery.family(word) if word else 0
        made.numbers[base + at.FAMILY + row] = family
        made.numbers[base + at.WORD + row] = mastery.number(word, family) if family else 0
        made.numbers[base + at.LENGTH + row] = len(word)
        for place, letter in enumerate(codes(word)):
            made.letters[at.ROW + (side * at.ROWS + row) * at.LETTERS + letter] += 1
            made.letters[at.SPELT + (side * at.ROWS + row) * at.CELLS + place] = letter
    for letter in codes(half.seen):
        made.hold(side, letter)
    made.numbers[base + at.SCORE] = half.score
    made.numbers[base + at.FILLED] = at.ROWS - half.free
    made.numbers[base + at.BEGUN] = half.begun
    made.numbers[base + at.SAFE] = half.safe
