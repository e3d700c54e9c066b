"""What a seat or the table can want. Figures are numbers of the ruleset's catalogue."""

from typing import TypeAlias

from dazwischen.core.game import Intent


class Deal(Intent, frozen=True, tag_field="do", tag="deal"):
    """The table deals the next game."""


class Lay(Intent, frozen=True, tag_field="do", tag="lay"):
    """A hand card on a stack."""

    stack: int
    card: int


class LaySlot(Intent, frozen=True, tag_field="do", tag="lay-slot"):
    stack: int
    card: int


class LayCorner(Intent, frozen=True, tag_field="do", tag="lay-corner"):
    """The topmost turned-up corner card on a stack."""

    stack: int


class TurnUp(Intent, frozen=True, tag_field="do", tag="turn-up"):
    """Turns up a corner card."""

    card: int = 0
    """Which one it was, where cards have no faces; otherwise the pile knows."""


class Swap(Intent, frozen=True, tag_field="do", tag="swap"):
    """Puts a hand card into a slot and takes the slot figure for it."""

    card: int
    slot: int


class NameSlot(Intent, frozen=True, tag_field="do", tag="name-slot"):
    """Says which figure an earned slot is, where cards have no faces."""

    card: int


class EndTurn(Intent, frozen=True, tag_field="do", tag="end"):
    """Ends the turn and draws up to eight, or exactly so many as announced."""

    count: int | None = None


class Undo(Intent, frozen=True, tag_field="do", tag="undo"):
    """Takes back the last steps of a turn played alone."""

    steps: int = 1


class Ready(Intent, frozen=True, tag_field="do", tag="ready"):
    """Has seen how the game went and wants the next one."""


SolitaireIntent: TypeAlias = (
    Deal | Lay | LaySlot | LayCorner | TurnUp | Swap | NameSlot | EndTurn | Undo | Ready
)
