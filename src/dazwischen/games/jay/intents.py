"""What a seat, the table or a judge can want. Figures are numbers of the ruleset's catalogue.

Here are the types that rules are written for, which have to be there before the actions. What
nothing but its own rule reads stands with that rule, in the file of its action.
"""

from typing import Final

from dazwischen.core.game import Intent

STRAFE = 0
"""The announcement for a traitor: "Strafe" alone; a fault names its figure's number."""
KARTE = -1
"""The announcement for a card thrown too far: "Strafe Karte"."""


class JayIntent(Intent, frozen=True, tag_field="do"):
    """The intent of one of the `actions`."""


class Deal(JayIntent, frozen=True, tag="deal"):
    """The table deals the next round."""


class Lay(JayIntent, frozen=True, tag="lay"):
    card: int
    face_down: bool = False


class TopUp(JayIntent, frozen=True, tag="top-up"):
    """In a round "A" and a number; before "bereit" the extra cards of J-DRAW-5."""

    count: int


class Draw(JayIntent, frozen=True, tag="draw"):
    """Draws penalty cards."""

    count: int


class Swap(JayIntent, frozen=True, tag="swap"):
    """Puts a hand card down and takes a slot card for it."""

    card: int
    slot: int


class CallJay(JayIntent, frozen=True, tag="jay"):
    later: bool = False
    """Known to come after the last call: in a protocol without times the lines are the order."""


class Ready(JayIntent, frozen=True, tag="ready"):
    pass


class Announce(JayIntent, frozen=True, tag="announce"):
    """ "Strafe" with what it is for: STRAFE, KARTE or a figure."""

    what: int


class Pause(JayIntent, frozen=True, tag="pause"):
    """A hand over the box."""


class CaptainPause(Pause, frozen=True, tag="captain-pause"):
    """The hand of the seat's captain, who has no seat himself: J-TEAM-1."""


class Count(JayIntent, frozen=True, tag="count"):
    """Says "23" to the player under obligation."""


class CountOut(JayIntent, frozen=True, tag="count-out"):
    """The table says "Strafe", when the count is over."""


class Find(JayIntent, frozen=True, tag="find"):
    """A judge's finding, one of `rules_judge.FINDINGS`, about the seat `of`."""

    finding: str
    of: int = 0
    card: int = 0
    face_down: bool = False
    cards: int = 0
    others: tuple[int, ...] = ()
    """Further seats that it is about."""


CAPTAINS: Final = frozenset({CaptainPause})
"""What a seat's captain may want, and nobody else."""
