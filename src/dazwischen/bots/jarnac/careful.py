"""`stark`: grows words letter by letter, takes what hurts most, leaves nothing open, and watches
who would win if the game ended now."""

from typing import Final

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.judgement import Judgement
from dazwischen.bots.jarnac.mind import opening
from dazwischen.bots.jarnac.scene import PASS, Move, Scene
from dazwischen.bots.jarnac.table import position
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.bots.jarnac.weighing import lays, rated, takes
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.ruleset import Ruleset

LETTER: Final = 20 * at.POINT
"""What a loose letter is worth, ..."""
ROW: Final = 10 * at.POINT
"""... and a free row."""
POOR: Final = 2800
"""What three letters have to be like to be given back."""


def judgement(mastery: Mastery, rules: Ruleset) -> Judgement:
    """By what was agreed: where no word grows by a single letter, rows are worth their points."""
    known = mastery.knowledge if rules.fewest == 1 else mastery.settled
    append = not rules.options.no_append
    return Judgement(known, LETTER, ROW, rules.shortest, rules.fewest, append=append)


class Careful:
    def __init__(self, mastery: Mastery, rules: Ruleset) -> None:
        self._mastery = mastery
        self._judgement = judgement(mastery, rules)

    def choose(self, scene: Scene, dice: Dice) -> Move:  # noqa: ARG002 - it leaves nothing to chance
        mastery, judge, now = self._mastery, self._judgement, position(self._mastery, scene)
        if scene.beat and scene.mine.score > scene.theirs.score:
            return Move(PASS)
        if scene.calls:
            taken = takes(mastery, judge, scene, now)
            if taken and (scene.beat or taken[0].value > 0):
                return taken[0].move
        if scene.beat:
            return Move(PASS)
        if scene.due:
            return opening(mastery, scene, exchange=POOR)
        laid = lays(mastery, judge, scene, now)
        return laid[0].move if laid else Move(PASS)

    def rate(self, scene: Scene, move: Move) -> int:
        return rated(self._mastery, self._judgement, scene, move)
