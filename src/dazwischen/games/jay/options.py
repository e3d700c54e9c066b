"""What can be chosen about a game of Jay. J-LVL-1: a ruleset is edition, level and options."""

from typing import Literal, TypeAlias

from msgspec import Struct

from dazwischen.cards.decks import Edition
from dazwischen.cards.figures import Kind

Faults: TypeAlias = Literal["guarded", "take-back", "penalty", "tournament"]
Announce: TypeAlias = Literal["auto", "manual"]
Shuffle: TypeAlias = Literal["full", "cut"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: Edition = "jay"
    level: int = 7
    players: int = 4
    faults: Faults = "guarded"
    announce: Announce = "auto"
    shuffle: Shuffle = "full"
    colours: int = 4
    copies: dict[str, int] = {}
    """Copies of each figure of a kind, where they differ from the set's."""
    figures: tuple[Kind, ...] = ()
    """Further kinds, for trying out ideas: in the deck at every level."""
    starter_noble: bool = False
    window: int = 50
    """J-END-1: calls this close together, in milliseconds, are simultaneous."""
    opener: int = 1
    rounds: int = 1
    """Rounds that count; 0 plays on until somebody ends the game."""
