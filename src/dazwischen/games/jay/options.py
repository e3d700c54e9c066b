"""What can be chosen about a game of Jay. J-LVL-1: a ruleset is edition, level and options."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from dazwischen.cards.decks import Edition
from dazwischen.cards.figures import Kind

Faults: TypeAlias = Literal["guarded", "take-back", "penalty", "tournament"]
Announce: TypeAlias = Literal["auto", "manual"]
Shuffle: TypeAlias = Literal["full", "cut"]
Decks: TypeAlias = Literal["common", "own"]

RULES: Final = {
    "edition": "J-LVL-1",
    "level": "J-LVL-1",
    "players": "J-LVL-2",
    "faults": "J-FAULT-1",
    "announce": "J-FAULT-6",
    "shuffle": "J-DRAW-7",
    "decks": "J-DRAW-8",
    "hand": "J-LVL-2",
    "colours": "J-CARD-1",
    "copies": "J-CARD-1",
    "figures": "J-CARD-2",
    "starter_noble": "J-LVL-3",
    "window": "J-END-1",
    "opener": "J-OPEN-2",
    "captains": "J-TEAM-1",
    "rounds": "J-END-6",
    "reading": "J-LVL-1",
    "option-starter-edition": "J-LVL-3",
    "option-starter-level": "J-LVL-3",
    "option-starter-copies": "J-LVL-3",
    "option-deck-small": "J-LVL-2",
    "option-deck-large": "J-CARD-1",
    "option-deck-pawns": "J-END-2",
    "too-many-figures": "J-CARD-2",
    "figures-too-long": "J-CARD-2",
    "figure-name-twice": "J-CARD-2",
    "option-no-such-kind": "J-CARD-1",
    "option-kind-not-in-play": "J-LVL-1",
    "count": "J-COUNT-1",
    "forced": "J-COUNT-1",
    "ready": "J-PAUSE-1",
    "waive": "J-PAUSE-2",
    "deal": "J-END-6",
}
"""The rule that an option, a time or a complaint about several options is of."""
READING: Final = 2
"""1 is how the rulebooks were read by version 1 of the game; 2 is how they are read now."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: Edition = "jay"
    level: int = 7
    players: int = 4
    faults: Faults = "guarded"
    announce: Announce = "auto"
    shuffle: Shuffle = "full"
    decks: Decks = "common"
    """J-DRAW-8: one for all, or one a person."""
    hand: int = 0
    """Cards dealt to everybody; 0 is what the rulebook says: J-LVL-2."""
    colours: int = 4
    copies: dict[str, int] = {}
    """Copies of each figure of a kind, where they differ from the set's."""
    figures: tuple[Kind, ...] = ()
    """Further kinds, for trying out ideas: in the deck at every level."""
    starter_noble: bool = False
    window: int = 50
    """J-END-1: calls this close together, in milliseconds, are simultaneous."""
    opener: int = 1
    """Who opens the first round; 0 lets lots decide: J-OPEN-2."""
    captains: bool = False
    """J-TEAM-1: somebody who has no seat may pause for one who has."""
    rounds: int = 1
    """Rounds that count; 0 plays on until somebody ends the game."""
    reading: int = READING
    """As which reading of the rulebooks: games of earlier versions keep the one they began with."""
