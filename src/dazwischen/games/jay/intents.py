"""What a seat, the table or a judge can want. Figures are numbers of the ruleset's catalogue."""

from typing import Final, TypeAlias

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
    later: bool = False
    """Known to come after the last call: in a protocol without times the lines are the order."""


class Ready(Intent, frozen=True, tag_field="do", tag="ready"):
    pass


class Announce(Intent, frozen=True, tag_field="do", tag="announce"):
    """ "Strafe" with what it is for: STRAFE, KARTE or a figure."""

    what: int


class Pause(Intent, frozen=True, tag_field="do", tag="pause"):
    """A hand over the box."""


class CaptainPause(Pause, frozen=True, tag_field="do", tag="captain-pause"):
    """The hand of the seat's captain, who has no seat himself: J-TEAM-1."""


class Waive(Intent, frozen=True, tag_field="do", tag="waive"):
    pass


class Count(Intent, frozen=True, tag_field="do", tag="count"):
    """Says "23" to the player under obligation."""


class CountOut(Intent, frozen=True, tag_field="do", tag="count-out"):
    """The table says "Strafe", when the count is over."""


class Find(Intent, frozen=True, tag_field="do", tag="find"):
    """A judge's finding, one of `rules_judge.FINDINGS`, about the seat `of`."""

    finding: str
    of: int = 0
    card: int = 0
    face_down: bool = False
    cards: int = 0
    others: tuple[int, ...] = ()
    """Further seats that it is about."""


JayIntent: TypeAlias = (
    Deal | Lay | TopUp | Draw | Swap | CallJay | Ready | Announce | Pause | CaptainPause | Waive
    | Count | CountOut | Find
)  # fmt: skip
CAPTAINS: Final = frozenset({CaptainPause})
"""What a seat's captain may want, and nobody else."""
