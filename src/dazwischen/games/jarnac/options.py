"""What can be chosen about a game of Jarnac."""

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["de", "fr"]
Variant: TypeAlias = Literal["standard", "professional", "solo"]
Judging: TypeAlias = Literal["dictionary", "challenge"]
Umlauts: TypeAlias = Literal["tiles", "split"]
Jarnacs: TypeAlias = Literal[1, 2, "unlimited"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "de"
    variant: Variant = "standard"
    judging: Judging = "dictionary"
    umlauts: Umlauts = "tiles"
    jarnacs: Jarnacs = 2
    """K-JAR-2: words that may be taken at one opportunity."""
    handicap: tuple[int, int] = (9, 9)
    """K-JAR-3: the length from which each side's words are safe."""
    teams: tuple[int, int] = (1, 1)
    """K-TEAM-1: how many people sit on each side; in solo only the first counts."""
    starter: int = 0
    """The side that begins; 0 draws lots."""
    thinking: int = 0
    """K-PRO-6: seconds for a move, or 0 for no limit."""
    clock: int = 0
    """K-PRO-6: seconds for a side's whole game, or 0 for no clock."""
