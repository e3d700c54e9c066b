"""What a side could do, each with what the judgement thinks of it and as the kernels name it."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.judgement import Judgement
from dazwischen.bots.jarnac.mind import points, poorest
from dazwischen.bots.jarnac.position import Position
from dazwischen.bots.jarnac.scene import DRAW, EXCHANGE, JARNAC_CALL, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.table import MINE, THEIRS, position
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.lexicon.index import codes

Code: TypeAlias = tuple[int, int, int, int]
"""A move in a playout: what, and a row from 0 with a word and its length, or three letters."""


class Option(Struct, frozen=True):
    value: int
    move: Move
    code: Code


PASSING = Option(0, Move(PASS), (at.PASS, 0, 0, 0))
FORGOING = Option(0, Move(PASS), (at.FORGO, 0, 0, 0))
DRAWING = Option(0, Move(DRAW), (at.DRAW, 0, 0, 0))


def lays(mastery: Mastery, judge: Judgement, scene: Scene, now: Position) -> list[Option]:
    """Best first; but none that ends the game badly."""
    found = judge.plays(now, MINE, MINE)
    return _options(mastery, scene.mine.rows, found, (LAY, at.LAY))


def takes(mastery: Mastery, judge: Judgement, scene: Scene, now: Position) -> list[Option]:
    """Best first, by what is won and what the other side loses; but none that ends badly."""
    found = judge.plays(now, MINE, THEIRS)
    code = at.LAST if scene.beat else at.TAKE
    return [
        option
        for option in _options(mastery, scene.theirs.rows, found, (JARNAC_CALL, code))
        if option.move.row or len(option.move.word) > scene.longer
    ]


def openings(mastery: Mastery, scene: Scene) -> list[Option]:
    """The draw, and the exchange of the three poorest letters."""
    if not scene.exchange or len(scene.bag) < at.PLENTY:
        return [DRAWING]
    letters, _ = poorest(mastery, scene.mine.rack)
    first, second, third = codes(letters)
    return [DRAWING, Option(0, Move(EXCHANGE, word=letters), (at.SWAP, first, second, third))]


def rated(mastery: Mastery, judge: Judgement, scene: Scene, move: Move) -> int:
    """The judgement of a move that somebody else has named; unknown words count their points."""
    now = position(mastery, scene)
    options = takes(mastery, judge, scene, now) if scene.calls else []
    options += lays(mastery, judge, scene, now)
    made = sorted(move.word)
    values = (o.value for o in options if _like(o.move, move) and sorted(o.move.word) == made)
    return next(values, points(scene, move) * at.POINT)


def _like(one: Move, other: Move) -> bool:
    return one.what == other.what and one.row == other.row


def _options(
    mastery: Mastery,
    rows: tuple[str, ...],
    found: list[Code],
    named: tuple[str, int],
) -> list[Option]:
    return sorted(_made(mastery, rows, found, named), key=_best_first)


def _made(
    mastery: Mastery,
    rows: tuple[str, ...],
    found: list[Code],
    named: tuple[str, int],
) -> Iterator[Option]:
    what, code = named
    made: set[tuple[int, int]] = set()
    for value, row, number, length in found:
        likes = row, mastery.knowledge.families[number]
        if value < -at.NEVER or likes in made:
            continue
        word, old = mastery.index.word(number), rows[row] if row >= 0 else ""
        if old and mastery.strict and not mastery.lexicon.may_become(old, word):
            # The kernel knows K-PRO-3 for words that the bot knows, and others can lie there too.
            continue
        if not mastery.strict:
            made.add(likes)
        yield Option(value, Move(what, row + 1, word), (code, row, number, length))


def _best_first(option: Option) -> tuple[int, int, str]:
    return -option.value, option.move.row, option.move.word
