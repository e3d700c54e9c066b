"""What a seat or the table can want. Rows count from 1; words are as one writes them."""

from typing import TypeAlias

from dazwischen.core.game import Intent


class Begin(Intent, frozen=True, tag_field="do", tag="begin"):
    """The table begins the game and draws lots for the first move.

    At a `patient` one nobody draws before the other side had its time to object: K-WORD-2.
    """

    patient: bool = False


class Draw(Intent, frozen=True, tag_field="do", tag="draw"):
    """The letters are named only where a real table is reported."""

    letters: str = ""


class Exchange(Intent, frozen=True, tag_field="do", tag="exchange"):
    """Instead of the letter that opens a turn."""

    letters: str
    drawn: str = ""


class Lay(Intent, frozen=True, tag_field="do", tag="lay"):
    """A new word on a free row, 0 for the first one; or the word of a row changed."""

    word: str
    row: int = 0


class Pass(Intent, frozen=True, tag_field="do", tag="pass"):
    pass


class CallJarnac(Intent, frozen=True, tag_field="do", tag="jarnac"):
    """From a row of the opponent's, or from loose letters alone for row 0."""

    word: str
    row: int = 0


class Object(Intent, frozen=True, tag_field="do", tag="object"):
    """To the word just laid."""


class Accept(Intent, frozen=True, tag_field="do", tag="accept"):
    """ "Gilt": no objection to the word just laid. To that which ended the game the table says it
    in time."""


class Release(Intent, frozen=True, tag_field="do", tag="release"):
    """The table finds that a side had its time to object."""

    side: int


class Propose(Intent, frozen=True, tag_field="do", tag="propose"):
    """To the captain: `what` is lay, jarnac, pass, exchange or object."""

    what: str
    row: int = 0
    word: str = ""


class Confirm(Intent, frozen=True, tag_field="do", tag="confirm"):
    """The captain does what a seat of the side proposed."""

    of: int


class HandOver(Intent, frozen=True, tag_field="do", tag="hand-over"):
    """The captain makes another seat of the side captain."""

    to: int


class Leave(Intent, frozen=True, tag_field="do", tag="leave"):
    """The table finds that a seat is gone."""

    who: int


class Return(Intent, frozen=True, tag_field="do", tag="return"):
    """The table finds that a seat is back."""

    who: int


class TimeUp(Intent, frozen=True, tag_field="do", tag="time-up"):
    """The table finds that the side at move has no time left."""

    side: int


class Forgo(Intent, frozen=True, tag_field="do", tag="forgo"):
    """The table ends a side's pause for "Jarnac!", and its own turn begins."""

    side: int


class FlagFall(Intent, frozen=True, tag_field="do", tag="flag-fall"):
    """The table finds that a side has used up its whole time."""

    side: int


JarnacIntent: TypeAlias = (
    Begin | Draw | Exchange | Lay | Pass | CallJarnac | Object | Accept | Release | Propose
    | Confirm | HandOver | Leave | Return | TimeUp | Forgo | FlagFall
)  # fmt: skip
