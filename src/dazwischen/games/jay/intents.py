"""What a seat, the table or a judge can want. Figures are numbers of the ruleset's catalogue."""

from typing import TypeAlias

from dazwischen.core.game import Intent

STRAFE = 0
"""The announcement for a traitor: "Strafe" alone; a fault names its figure's number."""
KARTE = -1
"""The announcement for a card thrown too far: "Strafe Karte"."""


class Deal(Intent, frozen=True, tag_field="do", tag="deal"):
    """The table deals the next round."""


class Lay(Intent, frozen=True, tag_field="do", tag="lay"):
    card: int
    face_down: bool = False


class TopUp(Intent, frozen=True, tag_field="do", tag="top-up"):
    """In a round "A" and a number; before "bereit" the extra cards of J-DRAW-5."""

    count: int


class Draw(Intent, frozen=True, tag_field="do", tag="draw"):
    """Draws penalty cards."""

    count: int


class Swap(Intent, frozen=True, tag_field="do", tag="swap"):
    """Puts a hand card down and takes a slot card for it."""

    card: int
    slot: int


class CallJay(Intent, frozen=True, tag_field="do", tag="jay"):
    pass


class Ready(Intent, frozen=True, tag_field="do", tag="ready"):
    pass


class Announce(Intent, frozen=True, tag_field="do", tag="announce"):
    """ "Strafe" with what it is for: STRAFE, KARTE or a figure."""

    what: int


class Pause(Intent, frozen=True, tag_field="do", tag="pause"):
    """A hand over the box."""


class Waive(Intent, frozen=True, tag_field="do", tag="waive"):
    pass


class Count(Intent, frozen=True, tag_field="do", tag="count"):
    """Says "23" to the player under obligation."""


class Find(Intent, frozen=True, tag_field="do", tag="find"):
    """A judge's finding: pause, void, too-far, over-box, standing, unclear, hindered, back."""

    finding: str
    of: int = 0
    card: int = 0
    face_down: bool = False
    cards: int = 0


JayIntent: TypeAlias = (
    Deal | Lay | TopUp | Draw | Swap | CallJay | Ready | Announce | Pause | Waive | Count | Find
)
