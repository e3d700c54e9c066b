"""What can happen, as facts. Folding them gives the state; nothing is decided in the folding."""

from typing import Final, TypeAlias

from dazwischen.core.game import Event

Cards: TypeAlias = tuple[int, ...]

HAND: Final = "hand"
SLOT: Final = "slot"
CORNER: Final = "corner"


class Dealt(Event, frozen=True, tag_field="e", tag="dealt"):
    """Where every card lies when a game begins."""

    game: int
    first: int
    traitors: Cards
    """The faces of the cards that begin the stacks."""
    piles: tuple[Cards, ...]
    corner: Cards
    slots: tuple[Cards, ...]
    """Kept from the game before."""


class TurnBegan(Event, frozen=True, tag_field="e", tag="turn-began"):
    seat: int
    cards: Cards = ()
    """Drawn for a first turn."""


class Laid(Event, frozen=True, tag_field="e", tag="laid"):
    seat: int
    source: str
    """HAND, SLOT or CORNER."""
    card: int
    stack: int
    kind: int


class TurnedUp(Event, frozen=True, tag_field="e", tag="turned-up"):
    seat: int
    card: int


class Swapped(Event, frozen=True, tag_field="e", tag="swapped"):
    seat: int
    card: int
    slot: int


class EarnedSlot(Event, frozen=True, tag_field="e", tag="earned-slot"):
    """The next card of the seat's own pile lies open before it."""

    seat: int
    card: int


class SlotNamed(Event, frozen=True, tag_field="e", tag="slot-named"):
    seat: int
    card: int


class TurnEnded(Event, frozen=True, tag_field="e", tag="turn-ended"):
    seat: int
    cards: Cards
    """What was drawn."""


class Undone(Event, frozen=True, tag_field="e", tag="undone"):
    seat: int
    steps: int


class GameEnded(Event, frozen=True, tag_field="e", tag="game-ended"):
    """`reason` is EMPTIED or STUCK."""

    reason: str
    winners: Cards
    points: Cards


class Readied(Event, frozen=True, tag_field="e", tag="ready"):
    """Wants the next game."""

    seat: int


EMPTIED: Final = "emptied"
STUCK: Final = "stuck"

SolitaireEvent: TypeAlias = (
    Dealt
    | TurnBegan
    | Laid
    | TurnedUp
    | Swapped
    | EarnedSlot
    | SlotNamed
    | TurnEnded
    | Undone
    | GameEnded
    | Readied
)
