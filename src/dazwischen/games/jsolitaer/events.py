"""What can happen, as facts. Folding them gives the state; nothing is decided in the folding."""

from typing import Final, TypeAlias

from dazwischen.core.game import Event

Cards: TypeAlias = tuple[int, ...]

HAND: Final = "hand"
SLOT: Final = "slot"
CORNER: Final = "corner"


class SolitaireEvent(Event, frozen=True, tag_field="e"):
    """One of `EVENTS`."""


class Dealt(SolitaireEvent, frozen=True, tag="dealt"):
    """Where every card lies when a game begins."""

    game: int
    first: int
    traitors: Cards
    """The faces of the cards that begin the stacks."""
    piles: tuple[Cards, ...]
    corner: Cards
    slots: tuple[Cards, ...]
    """Kept from the game before."""


class TurnBegan(SolitaireEvent, frozen=True, tag="turn-began"):
    seat: int
    cards: Cards = ()
    """Drawn for a first turn."""


class Laid(SolitaireEvent, frozen=True, tag="laid"):
    seat: int
    source: str
    """HAND, SLOT or CORNER."""
    card: int
    stack: int
    kind: int


class TurnedUp(SolitaireEvent, frozen=True, tag="turned-up"):
    seat: int
    card: int


class Swapped(SolitaireEvent, frozen=True, tag="swapped"):
    seat: int
    card: int
    slot: int


class EarnedSlot(SolitaireEvent, frozen=True, tag="earned-slot"):
    """The next card of the seat's own pile lies open before it."""

    seat: int
    card: int


class SlotNamed(SolitaireEvent, frozen=True, tag="slot-named"):
    seat: int
    card: int


class TurnEnded(SolitaireEvent, frozen=True, tag="turn-ended"):
    seat: int
    cards: Cards
    """What was drawn."""


class Undone(SolitaireEvent, frozen=True, tag="undone"):
    seat: int
    steps: int


class GameEnded(SolitaireEvent, frozen=True, tag="game-ended"):
    """`reason` is EMPTIED or STUCK."""

    reason: str
    winners: Cards
    points: Cards


class Readied(SolitaireEvent, frozen=True, tag="ready"):
    """Wants the next game."""

    seat: int


EMPTIED: Final = "emptied"
STUCK: Final = "stuck"

EVENTS: Final = (
    Dealt, TurnBegan, Laid, TurnedUp, Swapped, EarnedSlot, SlotNamed, TurnEnded, Undone, GameEnded,
    Readied,
)  # fmt: skip
