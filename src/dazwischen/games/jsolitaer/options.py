"""What can be chosen about a game of J-Solitär."""

from typing import Final

from msgspec import Struct

from dazwischen.cards.decks import Edition
from dazwischen.cards.figures import Kind

RULES: Final = {
    "players": "S-SETUP-1",
    "edition": "S-SETUP-2",
    "level": "S-SETUP-2",
    "colours": "S-SETUP-1",
    "copies": "S-SETUP-1",
    "figures": "S-SETUP-1",
    "first": "S-TURN-1",
    "games": "S-SERIES-1",
    "keep_slots": "S-SLOT-1",
    "option-deck-small": "S-SETUP-1",
    "option-deck-large": "S-SETUP-1",
    "too-many-figures": "S-SETUP-1",
    "figures-too-long": "S-SETUP-1",
    "figure-name-twice": "S-SETUP-1",
    "option-no-such-kind": "S-SETUP-2",
    "option-kind-not-in-play": "S-SETUP-2",
    "deal": "S-SERIES-1",
}
"""The rule that an option, a time or a complaint about several options is of."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 1
    edition: Edition = "jay"
    """Whose levels are meant; at level 7 both have every figure."""
    level: int = 7
    """S-SETUP-2: the figures of a lower level. The laying is always that of level 7."""
    colours: int = 4
    copies: dict[str, int] = {}
    """Copies of each figure of a kind, where they differ from the set's."""
    figures: tuple[Kind, ...] = ()
    """Further kinds, for trying out ideas: in the deck at every level."""
    first: int = 1
    """The seat that begins the first game."""
    games: int = 1
    """Games in a row that are scored together; 0 plays on until somebody ends it."""
    keep_slots: bool = False
    """S-SLOT-1: slots stay for the next game."""
