"""What a seat or the table can want. Figures are numbers of the ruleset's catalogue."""

from dazwischen.core.game import Intent


class SolitaireIntent(Intent, frozen=True, tag_field="do"):
    """The intent of one of the `actions`."""


class Deal(SolitaireIntent, frozen=True, tag="deal"):
    """The table deals the next game."""


class Lay(SolitaireIntent, frozen=True, tag="lay"):
    """A hand card on a stack."""

    stack: int
    card: int


class LaySlot(SolitaireIntent, frozen=True, tag="lay-slot"):
    stack: int
    card: int


class LayCorner(SolitaireIntent, frozen=True, tag="lay-corner"):
    """The topmost turned-up corner card on a stack."""

    stack: int


class TurnUp(SolitaireIntent, frozen=True, tag="turn-up"):
    """Turns up a corner card."""

    card: int = 0
    """Which one it was, where cards have no faces; otherwise the pile knows."""


class Swap(SolitaireIntent, frozen=True, tag="swap"):
    """Puts a hand card into a slot and takes the slot figure for it."""

    card: int
    slot: int


class NameSlot(SolitaireIntent, frozen=True, tag="name-slot"):
    """Says which figure an earned slot is, where cards have no faces."""

    card: int


class EndTurn(SolitaireIntent, frozen=True, tag="end"):
    """Ends the turn and draws up to eight, or exactly so many as announced."""

    count: int | None = None


class Undo(SolitaireIntent, frozen=True, tag="undo"):
    """Takes back the last steps of a turn played alone."""

    steps: int = 1


class Ready(SolitaireIntent, frozen=True, tag="ready"):
    """Has seen how the game went and wants the next one."""
