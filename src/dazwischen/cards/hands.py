"""Cards as tuples: taking one out, putting a seat's share in its place."""

from typing import TypeVar

from dazwischen.cards.figures import UNKNOWN

T = TypeVar("T")


def set_at(shares: tuple[T, ...], seat: int, share: T) -> tuple[T, ...]:
    changed = list(shares)
    changed[seat - 1] = share
    return tuple(changed)


def holds(hand: tuple[int, ...], card: int) -> bool:
    """A card that nobody named stands for any card."""
    return card in hand or UNKNOWN in hand


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand less that card, or less an unnamed one that stood for it."""
    rest = list(hand)
    rest.remove(card if card in hand else UNKNOWN)
    return tuple(rest)
