"""Everything that is true at a table of Jarnac."""

from collections import Counter
from typing import Final

from msgspec import Struct

from dazwischen.games.jarnac import letters
from dazwischen.games.jarnac.ruleset import FIRST_DRAW, ROWS, Ruleset

WAITING: Final = "waiting"
DRAW: Final = "draw"
PLAY: Final = "play"
JARNAC: Final = "jarnac"
OVER: Final = "over"


class Board(Struct, frozen=True):
    """One side: its rows, an empty one as "", its loose letters, whether its first turn began."""

    rows: tuple[str, ...] = ("",) * ROWS
    rack: str = ""
    begun: bool = False

    @property
    def score(self) -> int:
        """K-MAT-3."""
        return sum(len(word) ** 2 for word in self.rows)

    @property
    def free(self) -> int:
        """The first free row from 1, or 0 if there is none."""
        return self.rows.index("") + 1 if "" in self.rows else 0


class Laid(Struct, frozen=True):
    """The word laid last, as long as it can be objected to."""

    side: int
    word: str
    old: str
    """The word it was made from, or "" for a new one."""
    before: "State"
    held: bool = False
    """The other side still has its time to object, before anything is drawn: K-WORD-2."""


class Proposal(Struct, frozen=True):
    """What somebody on a side would do, until the captain has decided."""

    seat: int
    what: str
    row: int = 0
    word: str = ""


class Clock(Struct, frozen=True):
    """Times in milliseconds: since when the side at move thinks, and what each side has used."""

    since: int = 0
    used: tuple[int, ...] = (0, 0)
    fallen: tuple[int, ...] = ()
    """Sides whose time is up for good."""
    thought: int = 0
    """What the side at move has used of its move or turn until `since`: K-PRO-6."""


class State(Struct, frozen=True):
    rules: Ruleset
    seed: int
    patient: bool = False
    """Online the hand is at the bag at once, so the other side is given time: K-WORD-2."""
    named: bool = False
    """Whoever reports a draw names its letters, as in a protocol of a real table."""
    chance: int = 0
    """How often chance has been asked."""
    phase: str = WAITING
    side: int = 0
    """Whose move it is."""
    boards: tuple[Board, ...] = ()
    bag: int = 0
    opens: bool = False
    """The draw that is due opens a turn; else it follows a word."""
    taken: int = 0
    """Jarnacs called at this opportunity."""
    beat: int = 0
    """At a last Jarnac that nobody has called yet, the length that a new word has to beat."""
    longer: int = 0
    """The same as long as words are taken at it: it binds every one of them. K-PRO-4."""
    passes: int = 0
    """Passes in a row with an empty bag: K-END-2."""
    doubled: tuple[int, ...] = ()
    """Sides whose next single letter is two: K-PRO-5."""
    laid: Laid | None = None
    clock: Clock = Clock()
    captains: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    ended: str = ""
    """Why the game is over."""
    winner: int = 0
    """The winning side, or 0 for none."""

    def board(self, side: int) -> Board:
        return self.boards[side - 1]

    def other(self, side: int) -> int:
        """The opponent; in solo there is none, and it is the side itself."""
        return side if self.rules.solo else 3 - side

    @property
    def due(self) -> int:
        """Letters that the side at move has to draw now, or may at the end of a Jarnac."""
        if self.phase not in (DRAW, JARNAC) or self.beat:
            return 0
        if self.first:
            return min(FIRST_DRAW, self.bag)
        return min(2 if self.side in self.doubled else 1, self.bag)

    @property
    def first(self) -> bool:
        """The draw that is due is the side's first."""
        return self.opens and not self.board(self.side).begun

    @property
    def held(self) -> bool:
        """The side at move waits for what the other has to say to its word. No clock runs."""
        laid = self.laid
        return laid is not None and laid.held and laid.side == self.side and self.phase != OVER

    @property
    def sides(self) -> range:
        return range(1, self.rules.sides + 1)

    def in_bag(self) -> Counter[str]:
        """What the bag can hold: everything that does not lie on the table."""
        parts = [part for board in self.boards for part in (*board.rows, board.rack)]
        left = Counter(self.rules.tiles)
        left.subtract(letters.count(parts))
        return +left

    def present(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in self.rules.seats_of(side) if seat not in self.gone)
