"""Everything that is true at a table of Jay."""

from typing import Final, TypeAlias

from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.cards.source import Source
from dazwischen.games.jay.ruleset import Ruleset

Cards: TypeAlias = tuple[int, ...]

WAITING: Final = "waiting"
PREPARING: Final = "preparing"
OPENING: Final = "opening"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
REOPENING: Final = "reopening"
OVER: Final = "over"
RUNNING: Final = frozenset({OPENING, PLAYING, PAUSED, REOPENING})


class Seen(Struct, frozen=True, gc=False):
    """A card in the box as everybody sees it; `kind` is None where nobody is told."""

    serial: int
    figure: int
    seat: int
    kind: int | None


class Entry(Struct, frozen=True, gc=False):
    """A card in the box. `card` is what is on its face, `figure` what it was laid as."""

    serial: int
    seat: int
    figure: int
    card: int
    kind: int
    before: bytes
    """The situation before it was laid."""
    own: int = 0


class Due(Struct, frozen=True, gc=False):
    """Penalty cards still to be drawn, an announcement still to be made, or both."""

    cards: int
    why: str
    say: int | None = None
    serial: int = 0
    open: bool = True


class Count(Struct, frozen=True, gc=False):
    """A count at the player under obligation: 23 was said at this time."""

    by: int
    since: int
    out: bool = False
    """The table has said "Strafe". Protocols of real tables have nothing but the time."""


class State(Source[Ruleset], frozen=True, gc=False):
    phase: str = WAITING
    round: int = 0
    dealer: int = 0
    opener: int = 0
    flow: bytes = b""
    hands: tuple[Cards, ...] = ()
    piles: tuple[Cards, ...] = ()
    slots: tuple[Cards, ...] = ()
    aside: Cards = ()
    box: tuple[Entry, ...] = ()
    shown: tuple[Seen, ...] = ()
    """The box as everybody sees it."""
    laid: int = 0
    """Cards laid this round: the last serial."""
    settled: int = 0
    """The last serial that an interruption has cleared up."""
    dues: tuple[tuple[Due, ...], ...] = ()
    charged: int = 0
    """A bit a seat: has had its extra card of this interruption."""
    broke_duty: int = 0
    """A bit a seat: did something else first since the last interruption."""
    topped_up: bool = False
    """The player under obligation has topped up already."""
    count: Count | None = None
    ready: int = 0
    taken_back: bool = False
    """The interruption is a take-back: the obligated player reopens."""
    waived: int = 0
    """A bit a seat: does not want to reopen."""
    finished: Cards = ()
    """Seats in the order in which they finished."""
    calls: tuple[tuple[int, int], ...] = ()
    """Seat and time of each valid "Jay"."""
    later: int = 0
    """A bit a seat: its call is known to have come after the one before, whatever their times."""
    paid: Cards = ()
    """Penalty cards drawn this round, by seat: everybody sees them drawn."""
    topped: Cards = ()
    """How many cards each seat topped up last, while it was under obligation; else 0."""
    offence: bool = False
    """A judge's finding after which nobody has played on: it justifies a pause, J-JUDGE-2."""
    accuser: int = 0
    """Who has paused without finding anything, as long as the interruption lasts."""
    at_stake: tuple[Cards, tuple[tuple[int, int], ...], int] | None = None
    """Who had finished and called when a finished player's pause seemed wrong: J-TEAM-1."""
    scored: bool = True
    places: Cards = ()
    points: Cards = ()
    """Of this round, by seat; empty until it is over."""
    totals: Cards = ()
    played: int = 0
    """Rounds that counted."""
    scores: tuple[Cards, ...] = ()
    """The points of each of them, by seat."""
    onward: int = 0
    """A bit a seat: has seen how the round went and wants the next one."""

    @property
    def obligation(self) -> int:
        return self.flow[at.OBLIGATION]

    @property
    def lying(self) -> int:
        return self.flow[at.LYING]

    @property
    def more(self) -> bool:
        """Further rounds are to be played."""
        rounds = self.rules.options.rounds
        return not rounds or self.played < rounds

    def is_out(self, seat: int) -> bool:
        return self.flow[at.OUT] >> seat & 1 == 1

    def owed(self, seat: int) -> int:
        """Penalty cards to draw now, raised by the three-card rule."""
        dues = self.dues[seat - 1]
        if not dues:
            return 0
        cards = sum(due.cards for due in dues)
        return max(cards, 3 - len(self.hands[seat - 1])) if cards else 0

    def open_fault(self, seat: int) -> int:
        """The serial of the seat's oldest fault not yet announced and drawn for, or 0.

        Where no announcement is ever asked for, it is enough that it was drawn for.
        """
        for due in self.dues[seat - 1]:
            if due.why == "fault" and (due.cards or self.rules.changes.announcing_counts):
                return due.serial
        return 0

    def entry(self, serial: int) -> Entry | None:
        return next((entry for entry in self.box if entry.serial == serial), None)

    def seats(self) -> range:
        return range(1, self.rules.players + 1)
