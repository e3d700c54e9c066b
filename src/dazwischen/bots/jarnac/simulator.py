"""`meister`: plays every promising option out to the end, many times, and takes the best.

When the bag is empty nothing is left to chance, and it searches exactly instead.
"""

from typing import Final

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac import racing
from dazwischen.bots.jarnac.careful import POOR, judgement
from dazwischen.bots.jarnac.endgame import POSITIONS, Endgame, Stage, TooLarge
from dazwischen.bots.jarnac.playouts import Playouts
from dazwischen.bots.jarnac.position import Position
from dazwischen.bots.jarnac.scene import JARNAC_CALL, LAY, PASS, Move, Scene
from dazwischen.bots.jarnac.table import MINE, position
from dazwischen.bots.jarnac.vocabulary import Mastery
from dazwischen.bots.jarnac.weighing import FORGOING, PASSING, Option, lays, openings, rated, takes
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.ruleset import Ruleset

BUDGET: Final = 20_000_000
"""Work of the kernels for one decision: about a second."""
WIDTH: Final = 16
"""Options that are tried at most."""
SWING: Final = 25.0
"""Points that make about as much of a difference as winning instead of losing narrowly."""


class Simulator:
    def __init__(self, mastery: Mastery, rules: Ruleset, budget: int = BUDGET) -> None:
        self._mastery = mastery
        self._judgement = judgement(mastery, rules)
        self._budget = budget

    def choose(self, scene: Scene, dice: Dice) -> Move:
        start = position(self._mastery, scene)
        options = self._options(scene, start)
        if len(options) == 1:
            return options[0].move
        if not scene.bag:
            exact = self._searched(scene, start)
            if exact:
                return exact
        return options[self._race(scene, start, options, dice)].move

    def rate(self, scene: Scene, move: Move) -> int:
        return rated(self._mastery, self._judgement, scene, move)

    def _searched(self, scene: Scene, start: Position) -> Move | None:
        """The best move as far as both sides know words, unless there is too much to look at."""
        rules = scene.rules
        endgame = Endgame(
            self._judgement,
            rules.limit,
            last=rules.professional,
            most=max(1, POSITIONS * self._budget // BUDGET),
        )
        stage = Stage(
            MINE, calling=scene.calls, taken=scene.taken, beat=scene.beat, longer=scene.longer
        )
        try:
            what, row, word, _ = endgame.best(start, stage)
        except TooLarge:
            return None
        if what == at.PASS:
            return Move(PASS)
        named = LAY if what == at.LAY else JARNAC_CALL
        return Move(named, row + 1, self._mastery.index.word(word))

    def _options(self, scene: Scene, start: Position) -> list[Option]:
        mastery, judge = self._mastery, self._judgement
        found = takes(mastery, judge, scene, start)[:WIDTH] if scene.calls else []
        if scene.beat:
            return [*found, FORGOING]
        if scene.due:
            return [*found, *openings(mastery, scene)]
        return [*found, *lays(mastery, judge, scene, start)[:WIDTH], PASSING]

    def _race(self, scene: Scene, start: Position, options: list[Option], dice: Dice) -> int:
        rules, judge = scene.rules, self._judgement
        playouts = Playouts(
            start,
            judge,
            self._mastery.poor,
            POOR,
            rules.limit,
            professional=rules.professional,
        )
        base = dice.below(1 << 48) << 16

        def trial(option: int, sample: int) -> float:
            code = options[option].code
            return _utility(playouts.play(base + sample, MINE, scene.taken, *code))

        return racing.best(len(options), trial, lambda: judge.work, self._budget)


def _utility(margin: int) -> float:
    """Winning counts, by how much only a little."""
    return margin / (SWING + abs(margin))
