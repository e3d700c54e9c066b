"""What a seat or the table can want. Rows count from 1; words are as one writes them."""

from dazwischen.core.game import Intent


class JarnacIntent(Intent, frozen=True, tag_field="do"):
    """The intent of one of the `actions`."""


class Begin(JarnacIntent, frozen=True, tag="begin"):
    """The table begins the game and draws lots for the first move.

    At a `patient` one nobody draws before the other side had its time to object: K-WORD-2.
    """

    patient: bool = False


class Draw(JarnacIntent, frozen=True, tag="draw"):
    """The letters are named only where a real table is reported."""

    letters: str = ""


class Exchange(JarnacIntent, frozen=True, tag="exchange"):
    """Instead of the letter that opens a turn."""

    letters: str
    drawn: str = ""


class Lay(JarnacIntent, frozen=True, tag="lay"):
    """A new word on a free row, 0 for the first one; or the word of a row changed."""

    word: str
    row: int = 0


class Pass(JarnacIntent, frozen=True, tag="pass"):
    pass


class CallJarnac(JarnacIntent, frozen=True, tag="jarnac"):
    """From a row of the opponent's, or from loose letters alone for row 0."""

    word: str
    row: int = 0


class Object(JarnacIntent, frozen=True, tag="object"):
    """To the word just laid."""


class Accept(JarnacIntent, frozen=True, tag="accept"):
    """ "Gilt": no objection to the word just laid. To that which ended the game the table says it
    in time."""


class Release(JarnacIntent, frozen=True, tag="release"):
    """The table finds that a side had its time to object."""

    side: int


class Propose(JarnacIntent, frozen=True, tag="propose"):
    """To the captain: `what` is lay, jarnac, pass, exchange or object."""

    what: str
    row: int = 0
    word: str = ""


class Confirm(JarnacIntent, frozen=True, tag="confirm"):
    """The captain does what a seat of the side proposed."""

    of: int


class HandOver(JarnacIntent, frozen=True, tag="hand-over"):
    """The captain makes another seat of the side captain."""

    to: int


class Leave(JarnacIntent, frozen=True, tag="leave"):
    """The table finds that a seat is gone."""

    who: int


class Return(JarnacIntent, frozen=True, tag="return"):
    """The table finds that a seat is back."""

    who: int


class TimeUp(JarnacIntent, frozen=True, tag="time-up"):
    """The table finds that the side at move has no time left."""

    side: int


class Forgo(JarnacIntent, frozen=True, tag="forgo"):
    """The table ends a side's pause for "Jarnac!", and its own turn begins."""

    side: int


class FlagFall(JarnacIntent, frozen=True, tag="flag-fall"):
    """The table finds that a side has used up its whole time."""

    side: int
