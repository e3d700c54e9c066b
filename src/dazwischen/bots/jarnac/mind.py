"""What thinks for a bot: something that looks at a scene and says what to do."""

from typing import Protocol

from dazwischen.bots.jarnac.playout_layout import PLENTY
from dazwischen.bots.jarnac.scene import DRAW, EXCHANGE, JARNAC_CALL, LAY, Move, Scene
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.ruleset import EXCHANGE as THREE
from dazwischen.lexicon.index import codes


class Mind(Protocol):
    def choose(self, scene: Scene, dice: Dice) -> Move:
        """A move that the rules allow in the scene. Depends on nothing but the two."""
        ...

    def rate(self, scene: Scene, move: Move) -> int:
        """How good it thinks a possible move is, beside others."""
        ...


def points(scene: Scene, move: Move) -> int:
    """What a word brings, and at a Jarnac also what it costs the other side."""
    if move.what == LAY:
        old = scene.mine.rows[move.row - 1] if move.row else ""
        return len(move.word) ** 2 - len(old) ** 2
    if move.what == JARNAC_CALL:
        old = scene.theirs.rows[move.row - 1] if move.row else ""
        return len(move.word) ** 2 + len(old) ** 2
    return 0


def poorest(mastery: Mastery, rack: str) -> tuple[str, int]:
    """The three letters that make the fewest words grow, and how poor they are together."""
    letters = sorted(rack, key=lambda letter: (-mastery.poor[codes(letter)[0]], letter))[:THREE]
    return "".join(letters), sum(mastery.poor[codes(letter)[0]] for letter in letters)


def opening(mastery: Mastery, scene: Scene, *, exchange: int) -> Move:
    """Draws, or gives three letters back that are at least so poor."""
    if scene.exchange and len(scene.bag) >= PLENTY:
        letters, poor = poorest(mastery, scene.mine.rack)
        if poor >= exchange:
            return Move(EXCHANGE, word=letters)
    return Move(DRAW)
