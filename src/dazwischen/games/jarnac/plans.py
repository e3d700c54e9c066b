"""What a side could make of the letters it has, step by step: the plans that a move is measured by.

Each word laid brings a letter (K-TURN-3), so a word reached in steps is worth more than the same
laid at once. Nobody knows which letter comes; it counts as much as a letter does in a word of six.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.letters import added, without
from dazwischen.games.jarnac.rules_word import too_easy
from dazwischen.games.jarnac.ruleset import GOAL, Ruleset
from dazwischen.games.jarnac.solver import Play

LETTER: Final = 6
"""Points that a letter from the bag is worth."""
GLANCE: Final = 16
"""Loose letters that are looked at; of more, the ones that came last."""
TARGETS: Final = 120
"""Words a row that are looked at as the end of its steps."""
BEAM: Final = 512
"""What can be left over of the letters is followed so far: of nine letters, everything."""
FIELD: Final = 6
"""Bits in which a letter is counted, the highest of them to see where one is missing."""


class Plan(Struct, frozen=True):
    """Words to lay one after the other, and what they bring."""

    plays: tuple[Play, ...] = ()
    points: int = 0
    letters: int = 0
    """Letters drawn for them."""

    @property
    def value(self) -> int:
        return self.points + LETTER * self.letters


class Situation(Struct, frozen=True):
    """One side's letters, and what it has to know of the rest of the table."""

    rules: Ruleset
    rows: tuple[str, ...]
    rack: str
    bag: int
    against: int
    """The points of the other side."""


class _Steps(NamedTuple):
    """The words on the way to one word of a row, which is the last of them."""

    row: int
    words: tuple[str, ...]
    adds: str
    gain: int

    @property
    def value(self) -> int:
        return self.gain + LETTER * len(self.words)


def best(situation: Situation, knows: Callable[[str], bool] | None = None) -> Plan:
    """The plan of most value, of all words or of those that somebody `knows`."""
    rows, rack = list(situation.rows), situation.rack
    plays: list[Play] = []
    # Of many letters only the longest words were combined: something may be left for others.
    while more := _laid(replace(situation, rows=tuple(rows), rack=rack), knows):
        for play in more:
            row = play.row or rows.index("") + 1
            rows[row - 1] = play.word
            rack = without(rack, play.adds)
        plays += more
    draws = len(plays) - (bool(plays) and all(rows) and plays[-1].row is None)
    points = sum(play.score_gain for play in plays)
    return Plan(tuple(plays), points, min(draws, situation.bag))


def _laid(situation: Situation, knows: Callable[[str], bool] | None) -> list[Play]:
    rules, rows = situation.rules, situation.rows
    found: dict[int, dict[str, list[str]]] = {}
    for play in solver.plays(rules, rows, situation.rack[-GLANCE:]):
        if knows is None or knows(play.word):
            found.setdefault(play.row or 0, {}).setdefault(play.adds, []).append(play.word)
    ways = {row: _Ways(rules, rows[row - 1] if row else "", found[row]) for row in found}
    targets = {row: ways[row].targets(row) for row in sorted(ways)}
    return _Choice(situation, targets).plays()


class _Ways:
    """The longest ways from what lies on a row to the words that can be made of it."""

    def __init__(self, rules: Ruleset, old: str, words: dict[str, list[str]]) -> None:
        self._rules = rules
        self._old = old
        self._words = words
        """By the letters that they add, in alphabetical order."""
        self._longest: dict[str, tuple[str, ...]] = {"": ()}

    def targets(self, row: int) -> list[_Steps]:
        """Most value first."""
        most = sorted(self._words, key=lambda adds: (-len(adds), adds))[:TARGETS]
        found = [self._to(row, adds) for adds in most]
        return sorted(found, key=lambda steps: (-steps.value, steps.words))

    def _to(self, row: int, adds: str) -> _Steps:
        way = self._ending(adds)
        return _Steps(row, way, adds, len(way[-1]) ** 2 - len(self._old) ** 2)

    def _ending(self, adds: str) -> tuple[str, ...]:
        """The longest way whose last word adds exactly these letters."""
        ways = [(*way, word) for way in self._before(adds) for word in self._after(way, adds)]
        return max(ways, key=len, default=(self._words[adds][0],))

    def _before(self, adds: str) -> Iterable[tuple[str, ...]]:
        return dict.fromkeys(
            self._within(adds[:place] + adds[place + 1 :]) for place in range(len(adds))
        )

    def _after(self, way: tuple[str, ...], adds: str) -> Iterable[str]:
        """K-PRO-3 and K-PRO-8 hold for every step."""
        words, rules = self._words[adds], self._rules
        if not way or not (rules.professional or rules.hard):
            return words[:1]
        return [word for word in words if self._may_become(way[-1], word)][:1]

    def _may_become(self, old: str, word: str) -> bool:
        rules = self._rules
        if rules.professional and not rules.lexicon.may_become(old, word):
            return False
        return not rules.hard or too_easy(rules, word, old) is None

    def _within(self, adds: str) -> tuple[str, ...]:
        """The longest way that needs none but these letters."""
        known = self._longest.get(adds)
        if known is None:
            known = max(self._before(adds), key=len)
            if adds in self._words:
                known = max(known, self._ending(adds), key=len)
            self._longest[adds] = known
        return known


_Left: TypeAlias = dict[int, tuple[int, tuple[_Steps, ...]]]
"""By the letters that are left over: the most value, and what was made for it."""


class _Choice:
    """Which words go together: no letter twice, a row each."""

    def __init__(self, situation: Situation, targets: dict[int, list[_Steps]]) -> None:
        self._situation = situation
        letters = sorted(set(situation.rack))
        self._places = {letter: FIELD * place for place, letter in enumerate(letters)}
        self._guards = sum(1 << place + FIELD - 1 for place in self._places.values())
        self._new = targets.get(0, [])
        self._changes = [targets[row] for row in targets if row]

    def plays(self) -> list[Play]:
        """Rows that hold a word first; then new words, of which the last may end the game."""
        left: _Left = {self._counted(self._situation.rack): (0, ())}
        for options in self._changes:
            left = _most(left | self._with(left, options))
        best = max(left.values(), key=_value)
        free = self._situation.rows.count("")
        for filled in range(1, free + 1):
            left = _most(self._with(left, self._new))
            ends = filled == free
            found = [made for made in left.values() if not (ends and self._loses(made[1]))]
            best = max([best, *found], key=_value)
        return self._made(best[1])

    def _with(self, left: _Left, options: list[_Steps]) -> _Left:
        """Each with one more word, where the letters for it are left."""
        found: _Left = {}
        guards, counted = self._guards, [(self._counted(steps.adds), steps) for steps in options]
        for rack, (value, chosen) in left.items():
            for uses, steps in counted:
                if ((rack | guards) - uses) & guards == guards:
                    rest, worth = rack - uses, value + steps.value
                    if rest not in found or found[rest][0] < worth:
                        found[rest] = worth, (*chosen, steps)
        return {rest: made for rest, made in found.items() if _better(made, left.get(rest))}

    def _counted(self, letters: str) -> int:
        return sum(1 << self._places[letter] for letter in letters)

    def _loses(self, chosen: Sequence[_Steps]) -> bool:
        """K-END-1: nobody is told to end a game that is lost then."""
        now = self._situation
        points = sum(len(word) ** 2 for word in now.rows) + sum(steps.gain for steps in chosen)
        goal = GOAL if now.rules.solo and now.bag else 0
        return points < max(goal, now.against)

    def _made(self, chosen: tuple[_Steps, ...]) -> list[Play]:
        rows = list(self._situation.rows)
        plays: list[Play] = []
        for steps in chosen:
            row = steps.row or rows.index("") + 1
            for word in steps.words:
                old = rows[row - 1]
                gain = len(word) ** 2 - len(old) ** 2
                plays.append(Play(row if old else None, word, added(old, word), gain))
                rows[row - 1] = word
        return plays


def _value(made: tuple[int, tuple[_Steps, ...]]) -> int:
    return made[0]


def _better(
    made: tuple[int, tuple[_Steps, ...]], than: tuple[int, tuple[_Steps, ...]] | None
) -> bool:
    return than is None or made[0] > than[0]


def _most(left: _Left) -> _Left:
    """The most promising, where there are too many to follow all."""
    if len(left) <= BEAM:
        return left
    return dict(sorted(left.items(), key=lambda item: -item[1][0])[:BEAM])
