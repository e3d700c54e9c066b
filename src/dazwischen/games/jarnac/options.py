"""What can be chosen about a game of Jarnac."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["de", "fr"]
Variant: TypeAlias = Literal["standard", "professional", "solo"]
Judging: TypeAlias = Literal["dictionary", "challenge"]
Umlauts: TypeAlias = Literal["tiles", "split"]
Jarnacs: TypeAlias = Literal[1, 2, "unlimited"]
Flag: TypeAlias = Literal["lose", "pass"]
TimePer: TypeAlias = Literal["move", "turn"]

RULES: Final = {
    "language": "K-MAT-1",
    "variant": "K-PRO-1",
    "judging": "K-WORD-2",
    "umlauts": "K-MAT-2",
    "jarnacs": "K-JAR-2",
    "handicap": "K-JAR-3",
    "teams": "K-TEAM-1",
    "starter": "K-MAT-3",
    "thinking": "K-PRO-6",
    "clock": "K-PRO-6",
    "time_per": "K-PRO-6",
    "flag": "K-PRO-6",
    "no_append": "K-PRO-8",
    "min_added": "K-PRO-8",
    "min_length": "K-PRO-8",
    "reading": "K-TURN-1",
    "jarnac": "K-JAR-1",
    "doubt": "K-WORD-2",
    "objection": "K-WORD-2",
    "absent": "K-TEAM-1",
}
"""The rule that an option or a time is of."""
READING: Final = 2
"""1 is how the rulebook was read by version 1 of the game; 2 is how it is read now."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "de"
    variant: Variant = "standard"
    judging: Judging | None = None
    """None is what is usual: K-PRO-7 objections in professional play, else the dictionary."""
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
    time_per: TimePer = "move"
    """K-PRO-6: what the thinking time is for."""
    flag: Flag = "lose"
    """K-PRO-6: what happens to a side whose clock has run down."""
    no_append: bool = False
    """K-PRO-8: a change has to do more than put letters before or behind the word."""
    min_added: int = 0
    """K-PRO-8: letters that a change adds at least; 0 asks for no more than the rules do."""
    min_length: int = 0
    """K-PRO-8: letters that a new word has at least; 0 likewise."""
    reading: int = READING
    """As which reading of the rulebook: games of earlier versions keep the one they began with."""
