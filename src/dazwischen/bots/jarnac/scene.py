"""A seat's view as its side has to judge it: both halves of the table, and what is to be done."""

from collections import Counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.games.jarnac import letters
from dazwischen.games.jarnac.ruleset import FIRST_DRAW, ROWS, Ruleset
from dazwischen.games.jarnac.state import JARNAC
from dazwischen.games.jarnac.view import Side, View

GLANCE: Final = 20
"""Loose letters that anybody looks at; of more, the ones that came last."""
LAY: Final = "lay"
JARNAC_CALL: Final = "jarnac"
PASS: Final = "pass"  # noqa: S105 - nobody's password
EXCHANGE: Final = "exchange"
DRAW: Final = "draw"
OBJECT: Final = "object"


class Move(Struct, frozen=True):
    """What a side can do: named as in a proposal, with rows from 1 and 0 for a new word."""

    what: str
    row: int = 0
    word: str = ""
    """Or the letters to give back."""


class Half(Struct, frozen=True):
    """What lies before one side."""

    rows: tuple[str, ...]
    rack: str
    begun: bool
    safe: int

    @property
    def score(self) -> int:
        return sum(len(word) ** 2 for word in self.rows)

    @property
    def free(self) -> int:
        """How many rows are."""
        return self.rows.count("")

    @property
    def seen(self) -> str:
        """The loose letters that are looked at."""
        return self.rack[-GLANCE:]


class Scene(Struct, frozen=True):
    rules: Ruleset
    mine: Half
    theirs: Half
    """In solo nothing."""
    bag: tuple[str, ...]
    """What is in it, in alphabetical order: that follows from what lies on the table."""
    due: int
    """Letters to draw before a word can be laid."""
    calls: bool
    """Whether a word of the other side can be taken now."""
    taken: int
    beat: int
    """At a last Jarnac that nobody has called yet, the length that a new word has to beat."""
    longer: int
    """The same as long as words are taken at it: K-PRO-4."""
    exchange: bool
    passed: bool
    """Whether the other side has just passed with an empty bag: K-END-2."""


def scene(rules: Ruleset, view: View, side: int) -> Scene:
    """Of a side at move."""
    nothing = Half(("",) * ROWS, "", begun=True, safe=0)
    mine = _half(rules, view.sides[side - 1], side)
    theirs = nothing if rules.solo else _half(rules, view.sides[2 - side], 3 - side)
    return Scene(
        rules=rules,
        mine=replace(mine, begun=view.due != FIRST_DRAW),
        theirs=theirs,
        bag=_bag(rules, view),
        due=view.due,
        calls=view.phase == JARNAC and mine.free > 0,
        taken=view.taken,
        beat=view.beat,
        longer=view.longer,
        exchange=view.may.exchange,
        passed=view.phase == JARNAC and not view.bag and not view.beat,
    )


def _half(rules: Ruleset, shown: Side, side: int) -> Half:
    """Whoever has neither words nor letters has not begun yet, as far as anybody can see."""
    begun = any(shown.rows) or bool(shown.rack)
    return Half(shown.rows, shown.rack, begun, rules.safe(side))


def _bag(rules: Ruleset, view: View) -> tuple[str, ...]:
    left = Counter(rules.tiles)
    left.subtract(letters.count(part for side in view.sides for part in (*side.rows, side.rack)))
    return tuple(sorted((+left).elements()))
