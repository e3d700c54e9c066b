"""What a play is worth, and the best there is: the bots' judgement, and how playouts are played.

A letter that makes one word into another costs nothing, because the lay draws the next; so such
growth comes first, towards families that grow on. Only when nothing grows letter by letter, longer
steps and new words are looked for. Compiled like the other kernels.
"""

from array import array

from dazwischen.bots.jarnac import playout_layout as at
from dazwischen.bots.jarnac.knowledge import Knowledge
from dazwischen.bots.jarnac.position import Position
from dazwischen.core import bits, pointers
from dazwischen.lexicon import anagrams
from dazwischen.lexicon import trie_layout as trie


class Judgement:
    """`letter` and `row` are what a loose letter and a free row are worth, in the units of worth.
    New words have at least `shortest` letters, changes add at least `fewest`, and unless `append`
    they do more than put letters before or behind a word: K-PRO-8.

    The best play found last stands in `best`, `play_row`, `play_word` and `play_length`.
    """

    def __init__(
        self,
        known: Knowledge,
        letter: int,
        row: int,
        shortest: int = 0,
        fewest: int = 1,
        *,
        append: bool = True,
    ) -> None:
        self.known = known
        self.letter = letter
        self.row = row
        self.shortest = shortest
        self.fewest = fewest
        self.append = append
        self.work = 0
        """Counts what was looked at, so that thinking can be measured without a clock."""
        self.hits = array("I", bytes(4 * max(1, len(known.order))))
        self.have = bytearray(at.LETTERS)
        self.none = bytearray(at.LETTERS)
        self.found: list[tuple[int, int, int, int]] | None = None
        """Where all plays are listed, if they are."""
        self.best = self.play_row = self.play_word = self.play_length = 0

    def choose(self, now: Position, side: int) -> bool:
        """Looks for the best play of a side; False if there is none worth laying."""
        return (self.grow(now, side) and self.best >= 0) or self.search(now, side, side)

    def grow(self, now: Position, side: int) -> bool:
        """The best growth of a row by one letter."""
        self.best = -at.NEVER
        if self.fewest > 1:
            return False
        held = now.numbers[side * at.SIDE + at.HELD]
        for row in range(at.ROWS):
            family = now.numbers[side * at.SIDE + at.FAMILY + row]
            ways = self.known.letters[family] & held if family else 0
            while ways:
                bit = ways & -ways
                ways ^= bit
                before = bits.count(self.known.letters[family] & (bit - 1))
                bigger = self.known.grown[self.known.starts[family] + before]
                self._grow_to(now, side, row, family, bigger)
        self.work += at.ROWS
        return self.best > -at.NEVER

    def _grow_to(self, now: Position, side: int, row: int, family: int, bigger: int) -> None:
        value = self.known.worth[bigger]
        value -= self.known.worth[family]
        if value <= self.best:
            return
        length = now.numbers[side * at.SIDE + at.LENGTH + row] + 1
        old = now.numbers[side * at.SIDE + at.WORD + row]
        first = self.known.nodes[bigger * trie.NODE + trie.FIRST]
        for place in range(first, self.known.nodes[bigger * trie.NODE + trie.LAST]):
            word = self.known.order[place]
            if self.known.free_to(old, word) and self._may_lie(now, side, row, word, length):
                self._note(value, row, word, length)
                return

    def search(self, now: Position, side: int, of: int) -> bool:
        """The best play of all that the letters of a side (`of`) allow: for itself, or for the
        other side, which takes it."""
        self.best = -at.NEVER
        if now.numbers[side * at.SIDE + at.FILLED] < at.ROWS:
            self._search_row(now, side, of, -1)
        elif side != of:
            return False
        for row in range(at.ROWS):
            length = now.numbers[of * at.SIDE + at.LENGTH + row]
            if length and (side == of or length < now.numbers[of * at.SIDE + at.SAFE]):
                self._search_row(now, side, of, row)
        return self.best > -at.NEVER

    def plays(self, now: Position, side: int, of: int) -> list[tuple[int, int, int, int]]:
        """All that a search finds, as value, row, word and length; but of words that are made of
        the same letters only one, where it makes no difference which. Plays that end the game
        badly are worth less than never."""
        found: list[tuple[int, int, int, int]] = []
        self.found = found
        self.search(now, side, of)
        self.found = None
        return found

    def _search_row(self, now: Position, side: int, of: int, row: int) -> None:
        held = now.numbers[of * at.SIDE + at.HELD]
        length = now.numbers[of * at.SIDE + at.LENGTH + row] if row >= 0 else 0
        if length == trie.LONGEST or not held:
            return
        have = pointers.letters(self.have, 0)
        need = pointers.letters(self.none, 0)
        if row >= 0:
            need = pointers.letters(now.letters, at.ROW + (of * at.ROWS + row) * at.LETTERS)
        needed = 0
        for letter in range(at.LETTERS):
            have[letter] = now.letters[at.RACK + of * at.LETTERS + letter] + need[letter]
            if need[letter]:
                needed |= 1 << letter
        spare = trie.LONGEST - length
        count = anagrams.walk(
            pointers.numbers(self.known.nodes), pointers.numbers(self.known.order), have, need,
            pointers.numbers(self.hits), 0, 0, 0, held | needed, needed, spare, spare,
        )  # fmt: skip
        self.work += at.ROWS + count
        self._weigh(now, side, of, row, length, count)

    def _weigh(self, now: Position, side: int, of: int, row: int, old: int, count: int) -> None:
        """The hits of one row: the best is noted, or all of them are listed."""
        base = self._base(now, side, of, row)
        word_before = now.numbers[of * at.SIDE + at.WORD + row] if row >= 0 else 0
        before = 0
        for place in range(count):
            word = self.hits[place] & trie.NUMBER
            family = self.known.families[word]
            if family == before and not self.known.strict and self.append:
                continue
            length = self.hits[place] >> trie.LENGTH
            letters = (length - old) * self.letter
            # The other side loses letters that it found no use for.
            value = base + self.known.worth[family]
            value += letters // at.USELESS if side != of else -letters
            if row < 0 or side != of:
                value += self._ending(now, side, of, length, old)
            if value <= self.best and self.found is None:
                continue
            before = family
            if not self.known.free_to(word_before, word):
                continue
            if not self._may_lie(now, of, row, word, length):
                continue
            if self.found is not None:
                self.found.append((value, row, word, length))
            self._note(value, row, word, length)

    def _may_lie(self, now: Position, of: int, row: int, word: int, length: int) -> bool:
        """K-PRO-8, for a new word (row -1) or one that is made from a row of that side's."""
        if row < 0:
            return length >= self.shortest
        old = now.numbers[of * at.SIDE + at.LENGTH + row]
        if length - old < self.fewest:
            return False
        if self.append:
            return True
        spelt = at.SPELT + (of * at.ROWS + row) * at.CELLS
        first = self.known.places[length] + word * length
        for start in range(first, first + length - old + 1):
            same = 0
            while same < old and self.known.codes[start + same] == now.letters[spelt + same]:
                same += 1
            if same == old:
                return False
        return True

    def _base(self, now: Position, side: int, of: int, row: int) -> int:
        """What a play brings before its word counts: the letter drawn for it, the points that the
        other side loses; less the row it takes, or the word it gives up."""
        length = now.numbers[of * at.SIDE + at.LENGTH + row] if row >= 0 else 0
        points = length * length * at.POINT
        if side != of:
            return points - self.row
        drawn = self.letter if now.bag() else 0
        if row < 0:
            return drawn - self.row
        family = now.numbers[of * at.SIDE + at.FAMILY + row]
        return drawn - (self.known.worth[family] if family else points)

    def _ending(self, now: Position, side: int, of: int, length: int, old: int) -> int:
        """K-END-1: a word on the last free row ends the game, well or badly."""
        if now.numbers[side * at.SIDE + at.FILLED] < at.ROWS - 1:
            return 0
        margin = now.numbers[side * at.SIDE + at.SCORE] + length * length
        margin -= now.numbers[(1 - side) * at.SIDE + at.SCORE]
        if side != of:
            margin += old * old
        return at.ENDING if margin > 0 else -2 * at.NEVER

    def _note(self, value: int, row: int, word: int, length: int) -> None:
        if value > self.best:
            self.best = value
            self.play_row = row
            self.play_word = word
            self.play_length = length
