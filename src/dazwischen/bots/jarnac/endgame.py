"""The end of a game with an empty bag: nothing is hidden any more, so it can be searched out.

Both sides see the words that the bot knows. The value of a position is the margin of side 0 at the
end of best play; alpha-beta with a table of positions, up to a number of positions.
"""

from typing import Final

from msgspec import Struct

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.judgement import Judgement
from dazwischen.bots.jarnac.position import Position
from dazwischen.bots.jarnac.weighing import Code

WORST: Final = 10_000
"""Beyond any margin."""
POSITIONS: Final = 6_000
"""What is looked at in about a second."""


class Stage(Struct, frozen=True):
    """Who is at move; whether it may still call Jarnac after so many; at a last Jarnac (K-PRO-4)
    the length to beat, until the first word is taken and for every word."""

    side: int
    calling: bool
    taken: int = 0
    beat: int = 0
    longer: int = 0


class TooLarge(Exception):
    """More positions than may be looked at."""


class Endgame:
    def __init__(self, judge: Judgement, limit: int, *, last: bool, most: int = POSITIONS) -> None:
        self._judge = judge
        self._limit = limit
        self._last = last
        self._left = most
        self._known: dict[tuple[bytes, Stage], tuple[int, int]] = {}
        """The margin is at least and at most so much."""

    def best(self, now: Position, stage: Stage) -> Code:
        """The best first move; raises `TooLarge`."""
        _, code = self._search(now, stage, -WORST, WORST)
        return code

    def margin(self, now: Position, stage: Stage) -> int:
        return self._search(now, stage, -WORST, WORST)[0]

    def _value(self, now: Position, stage: Stage | None, low: int, high: int) -> int:
        if stage is None:
            return now.numbers[at.SCORE] - now.numbers[at.SIDE + at.SCORE]
        key = _key(now), stage
        least, most = self._known.get(key, (-WORST, WORST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value, _ = self._search(now, stage, low, high)
        if value > low:
            least = value
        if value < high:
            most = value
        self._known[key] = least, most
        return value

    def _search(self, now: Position, stage: Stage, low: int, high: int) -> tuple[int, Code]:
        """The margin, if it lies between low and high; and the move that leads there."""
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        sign = -1 if stage.side else 1
        best, chosen = -sign * WORST, (at.PASS, 0, 0, 0)
        for code in self._moves(now, stage):
            then, after = self._after(now, stage, code)
            value = self._value(then, after, low, high)
            if (value - best) * sign > 0:
                best, chosen = value, code
            if stage.side:
                high = min(high, best)
            else:
                low = max(low, best)
            if low >= high:
                break
        return best, chosen

    def _moves(self, now: Position, stage: Stage) -> list[Code]:
        """Promising ones first."""
        found: list[tuple[int, Code]] = []
        side = stage.side
        if stage.calling:
            for value, row, word, length in self._judge.plays(now, side, 1 - side):
                if row >= 0 or length > stage.longer:
                    found.append((value, (at.TAKE, row, word, length)))
        if not stage.beat:
            for value, row, word, length in self._judge.plays(now, side, side):
                found.append((value, (at.LAY, row, word, length)))
        found.sort(key=lambda move: (-move[0], move[1]))
        return [*(code for _, code in found), (at.PASS, 0, 0, 0)]

    def _after(self, now: Position, stage: Stage, code: Code) -> tuple[Position, Stage | None]:
        """What a move leads to; None where the game is over."""
        then, side = Position(now.known), stage.side
        then.copy(now)
        what, row, word, length = code
        if what == at.PASS:
            then.numbers[at.PASSES] += 1
            over = stage.beat or then.numbers[at.PASSES] > 1
            return then, None if over else Stage(1 - side, calling=True)
        if what == at.TAKE:
            then.take(side, row, word, length)
            taken = stage.taken + 1
            calling = taken < self._limit
            following = Stage(side, calling, taken, longer=stage.longer if calling else 0)
        else:
            new = row < 0
            then.lay(side, then.free(side) if new else row, word, length)
            following = Stage(side, calling=False)
            if not new:
                return then, following
        if then.numbers[side * at.SIDE + at.FILLED] < at.ROWS:
            return then, following
        if self._last and not stage.longer:
            return then, Stage(1 - side, calling=True, beat=length, longer=length)
        return then, None


def _key(now: Position) -> bytes:
    return bytes(now.numbers) + bytes(now.letters[: at.BAG])
