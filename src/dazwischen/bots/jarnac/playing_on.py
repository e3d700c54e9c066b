"""Nobody ends a game that he loses by ending it, as long as anything else can be done.

Whoever is behind plays on: letters come, and the other side makes mistakes.
"""

from collections.abc import Iterator

from dazwischen.bots.jarnac import seeing
from dazwischen.bots.jarnac.ending import loses, margin
from dazwischen.bots.jarnac.mind import Mind, points
from dazwischen.bots.jarnac.scene import DRAW, JARNAC_CALL, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.core.dice import Dice


class PlayingOn:
    """A mind that thinks twice before the game is over."""

    def __init__(self, mind: Mind, mastery: Mastery) -> None:
        self._mind = mind
        self._mastery = mastery

    def choose(self, scene: Scene, dice: Dice) -> Move:
        return rather(self._mastery, scene, self._mind.choose(scene, dice))

    def rate(self, scene: Scene, move: Move) -> int:
        return self._mind.rate(scene, move)


def rather(mastery: Mastery, scene: Scene, move: Move) -> Move:
    """The move; or, if it loses the game at once, the best that does not, if there is any."""
    if not loses(scene, move):
        return move
    others = [option for option in possible(mastery, scene) if not loses(scene, option)]
    if others:
        return max(others, key=lambda option: (points(scene, option), option.word))
    return max(move, on(scene), key=lambda option: margin(scene, option) or 0)


def on(scene: Scene) -> Move:
    """What can always be done."""
    return Move(DRAW if scene.due else PASS)


def possible(mastery: Mastery, scene: Scene) -> Iterator[Move]:
    """Passing or drawing, and every word that the side knows and could lay or take now."""
    yield on(scene)
    if scene.calls:
        for word in seeing.takeable(mastery, scene):
            yield Move(JARNAC_CALL, word.row, word.word)
    if not scene.beat and not scene.due:
        for word in seeing.own(mastery, scene):
            yield Move(LAY, word.row, word.word)
