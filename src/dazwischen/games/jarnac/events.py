"""What can happen, as facts. Folding them gives the state; nothing is decided in the folding."""

from typing import Final

from dazwischen.core.game import Event


class JarnacEvent(Event, frozen=True, tag_field="e"):
    """One of `EVENTS`."""


class Begun(JarnacEvent, frozen=True, tag="begun"):
    """Who has the first move; a report of a real table can begin with letters on it."""

    side: int
    rows: tuple[tuple[str, ...], ...]
    racks: tuple[str, ...]
    begun: tuple[bool, ...]
    """Whether each side has had its first turn."""
    bag: int
    patient: bool = False
    """Nobody draws before the other side had its time to object."""


class Drew(JarnacEvent, frozen=True, tag="drew"):
    side: int
    letters: str
    at: int


class Exchanged(JarnacEvent, frozen=True, tag="exchanged"):
    side: int
    returned: str
    drawn: str
    at: int


class WordLaid(JarnacEvent, frozen=True, tag="laid"):
    side: int
    row: int
    word: str
    old: str
    """The word that lay there, or ""."""
    added: str
    at: int


class Passed(JarnacEvent, frozen=True, tag="passed"):
    side: int
    at: int


class Taken(JarnacEvent, frozen=True, tag="taken"):
    """A Jarnac: the word lies on a row of the caller's, and the opponent's row is free."""

    side: int
    row: int
    word: str
    of: int
    """The opponent's row, or 0 for a new word."""
    old: str
    added: str
    at: int


class Forgone(JarnacEvent, frozen=True, tag="forgone"):
    """The time to call Jarnac is over, and the side's own turn begins."""

    side: int
    at: int


class LastJarnac(JarnacEvent, frozen=True, tag="last-jarnac"):
    """K-PRO-4: all rows of the opponent are filled, and this side may still take a word."""

    side: int
    beat: int


class Objected(JarnacEvent, frozen=True, tag="objected"):
    side: int
    word: str
    right: bool
    """Whether the word may lie."""
    at: int


class TakenBack(JarnacEvent, frozen=True, tag="taken-back"):
    """All is as it was before the word, but for the time used."""

    side: int
    word: str


class TurnGiven(JarnacEvent, frozen=True, tag="turn-given"):
    """K-PRO-5: the turn goes to whoever objected to a wrong word."""

    side: int


class Doubled(JarnacEvent, frozen=True, tag="doubled"):
    """K-PRO-5: the side's next single letter is two."""

    side: int


class Accepted(JarnacEvent, frozen=True, tag="accepted"):
    """Nobody objects to the word that ended the game."""


class Granted(JarnacEvent, frozen=True, tag="granted"):
    """The side has nothing against the word: its layer may go on."""

    side: int
    word: str
    at: int


class Released(JarnacEvent, frozen=True, tag="released"):
    """The side had its time to object: the layer may go on, and until he does it still can."""

    side: int
    word: str
    at: int


class Proposed(JarnacEvent, frozen=True, tag="proposed"):
    """Only the seat's own side is told what."""

    seat: int
    what: str
    row: int
    word: str


class Captain(JarnacEvent, frozen=True, tag="captain"):
    side: int
    seat: int


class Left(JarnacEvent, frozen=True, tag="left"):
    seat: int


class Returned(JarnacEvent, frozen=True, tag="returned"):
    seat: int


class FlagFell(JarnacEvent, frozen=True, tag="flag-fell"):
    side: int
    at: int


class Ended(JarnacEvent, frozen=True, tag="ended"):
    """`why` is rows, bag, flag (one fell and lost) or flags (both fell), the same after solo-; the
    winning side, or 0."""

    why: str
    winner: int


EVENTS: Final = (
    Begun, Drew, Exchanged, WordLaid, Passed, Taken, Forgone, LastJarnac, Objected, TakenBack,
    TurnGiven, Doubled, Accepted, Granted, Released, Proposed, Captain, Left, Returned, FlagFell,
    Ended,
)  # fmt: skip
