"""Somebody to whom no word occurs."""

from dazwischen.bots.jarnac.mind import points
from dazwischen.bots.jarnac.playing_on import on
from dazwischen.bots.jarnac.scene import Move, Scene
from dazwischen.core.dice import Dice


class Wordless:
    def choose(self, scene: Scene, dice: Dice) -> Move:  # noqa: ARG002 - there is nothing to choose
        return on(scene)

    def rate(self, scene: Scene, move: Move) -> int:
        return points(scene, move)
