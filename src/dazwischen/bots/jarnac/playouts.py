"""Whole continuations of a game, both sides played by the same judgement.

Every playout has its own order of the bag, made from a seed: moves that are tried with one seed
meet the same letters. Compiled like the other kernels.
"""

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.growth import Numbers
from dazwischen.bots.jarnac.judgement import Judgement
from dazwischen.bots.jarnac.position import Position


class Playouts:
    """`limit` words may be taken at one opportunity; K-PRO-4 holds in the `professional` game.

    `poor[n]` says how little letter n is good for: three are given back that make `exchange`.
    """

    def __init__(
        self,
        start: Position,
        judgement: Judgement,
        poor: Numbers,
        exchange: int,
        limit: int,
        *,
        professional: bool,
    ) -> None:
        self.start = start
        self.now = Position(start.known)
        self.judgement = judgement
        self.poor = poor
        self.limit = limit
        self.professional = professional
        self.exchange = exchange
        self.side = self.stage = self.taken = self.turns = 0
        self.open = True
        """Whether whoever passed last may have left a word."""

    def play(self, seed: int, side: int, taken: int, what: int, a: int, b: int, c: int) -> int:
        """The margin of the side in the end after its move: a row, a word and its length, or three
        letters to exchange. It has taken so many words at this opportunity."""
        self.now.copy(self.start)
        self.now.shuffle(seed)
        self.judgement.work += at.LETTERS
        self.side, self.taken, self.turns = side, taken, 0
        self.open = True
        self._begin(side, what, a, b, c)
        while self.stage != at.OVER and self.turns < at.TURNS:
            if self.stage == at.CALLING:
                self._call()
            elif self.stage == at.OPENING:
                self._open()
            else:
                self._lay()
        margin = self._value(side)
        return margin - self._value(1 - side)

    def _begin(self, side: int, what: int, a: int, b: int, c: int) -> None:
        if what == at.LAY:
            self._laid(a, b, c)
        elif what == at.TAKE:
            self._took(a, b, c)
        elif what == at.LAST:
            self._last(side, a, b, c)
        elif what == at.PASS:
            self._pass()
        elif what == at.FORGO:
            self.stage = at.OVER
        else:
            if what == at.SWAP:
                self._swap(a, b, c)
            else:
                self._draw()
            self.stage = at.LAYING

    def _call(self) -> None:
        """K-JAR-1, K-JAR-2."""
        other = 1 - self.side
        may = self.open and self.taken < self.limit
        if may and self.judgement.search(self.now, self.side, other) and self.judgement.best > 0:
            self._took(
                self.judgement.play_row, self.judgement.play_word, self.judgement.play_length
            )
        else:
            self.stage = at.OPENING

    def _took(self, of: int, word: int, length: int) -> None:
        self.now.take(self.side, of, word, length)
        self.taken += 1
        self.stage = at.CALLING
        self._end(length)

    def _open(self) -> None:
        """K-TURN-1."""
        if not self._exchanged():
            self._draw()
        self.stage = at.LAYING

    def _draw(self) -> None:
        begun = self.side * at.SIDE + at.BEGUN
        self.now.draw(self.side, 1 if self.now.numbers[begun] else at.FIRST_DRAW)
        self.now.numbers[begun] = 1

    def _exchanged(self) -> bool:
        """Gives the three poorest letters back, if they are poor enough."""
        loose = self.now.numbers[self.side * at.SIDE + at.LOOSE]
        begun = self.now.numbers[self.side * at.SIDE + at.BEGUN]
        if loose < at.EXCHANGE or self.now.bag() < at.PLENTY or not begun:
            return False
        first = self._poorest(0, 0)
        second = self._poorest(first, 0)
        third = self._poorest(first, second)
        if self.poor[first] + self.poor[second] + self.poor[third] < self.exchange:
            return False
        self._swap(first, second, third)
        return True

    def _poorest(self, first: int, second: int) -> int:
        """The poorest letter of the rack, beside two that are gone already."""
        found = 0
        for letter in range(1, at.LETTERS):
            left = self.now.letters[at.RACK + self.side * at.LETTERS + letter]
            left = left - (letter == first) - (letter == second)
            if left > 0 and (not found or self.poor[letter] > self.poor[found]):
                found = letter
        return found

    def _swap(self, first: int, second: int, third: int) -> None:
        self.now.draw(self.side, at.EXCHANGE)
        self.now.give_back(self.side, first)
        self.now.give_back(self.side, second)
        self.now.give_back(self.side, third)

    def _lay(self) -> None:
        """K-TURN-2: the best play, or a pass if there is none."""
        if self.judgement.choose(self.now, self.side):
            self._laid(
                self.judgement.play_row, self.judgement.play_word, self.judgement.play_length
            )
        else:
            # Who finds nothing leaves nothing, unless it kept its last row free.
            self.open = self.now.numbers[self.side * at.SIDE + at.FILLED] == at.ROWS - 1
            self._pass()

    def _laid(self, row: int, word: int, length: int) -> None:
        new = row < 0
        if new:
            row = self.now.free(self.side)
        self.now.lay(self.side, row, word, length)
        self.stage = at.LAYING
        if new:
            self._end(length)
        if self.stage == at.LAYING:
            self.now.draw(self.side, 1)

    def _pass(self) -> None:
        """K-TURN-4, K-END-2."""
        self.stage = at.CALLING
        if not self.now.bag():
            self.now.numbers[at.PASSES] += 1
            if self.now.numbers[at.PASSES] > 1:
                self.stage = at.OVER
        self.side = 1 - self.side
        self.taken = 0
        self.turns += 1

    def _end(self, length: int) -> None:
        """K-END-1, K-PRO-4, after a new word on a row of the side at move."""
        if self.now.numbers[self.side * at.SIDE + at.FILLED] < at.ROWS:
            return
        self.stage = at.OVER
        if not self.professional:
            return
        other = 1 - self.side
        behind = self._value(other) < self._value(self.side)
        if behind and self.judgement.search(self.now, other, self.side):
            row, made = self.judgement.play_row, self.judgement.play_length
            if row >= 0 or made > length:
                self._last(other, row, self.judgement.play_word, made)

    def _last(self, side: int, row: int, word: int, length: int) -> None:
        """K-PRO-4: the game ends only if this fills the caller's last row."""
        self.now.take(side, row, word, length)
        self.side = side
        self.taken = 1
        full = self.now.numbers[side * at.SIDE + at.FILLED] == at.ROWS
        self.stage = at.OVER if full else at.CALLING

    def _value(self, side: int) -> int:
        """A side's points; if the game is not over, with what its rows will bring."""
        score = self.now.numbers[side * at.SIDE + at.SCORE]
        if self.stage == at.OVER:
            return score
        worth = 0
        for row in range(at.ROWS):
            family = self.now.numbers[side * at.SIDE + at.FAMILY + row]
            length = self.now.numbers[side * at.SIDE + at.LENGTH + row]
            if family:
                worth += self.judgement.known.worth[family] - length * length * at.POINT
        return score + worth // at.POINT
