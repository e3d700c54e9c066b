"""Whether anybody could have chosen the cards of a game, worked out again from its log."""

from typing import Literal, TypeAlias

from msgspec import Struct

from dazwischen.core.log import Log
from dazwischen.table.verify import verify

Cards: TypeAlias = Literal["checked", "alone", "old"]
"""Promised before and mixed with somebody's share, with nobody's, or from before there was a
promise."""


class Dealt(Struct, frozen=True):
    game: str
    events: int
    cards: Cards
    commitment: str = ""
    shares: tuple[str, ...] = ()


def dealt(log: Log) -> Dealt:
    """Raises `InvalidInput` at the line of the first thing that is not in order."""
    header = verify(log).log.header
    mixed, events = header.mixed, len(log.envelopes)
    if not mixed:
        return Dealt(header.game, events, "old")
    cards: Cards = "checked" if mixed.shared else "alone"
    return Dealt(header.game, events, cards, mixed.commitment, mixed.shares)
