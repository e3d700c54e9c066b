"""Objections where words lie as claimed: K-WORD-2, K-PRO-5."""

from typing import Final
from zlib import crc32

from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.rules_word import valid
from dazwischen.games.jarnac.ruleset import Ruleset

SENSES: Final = {Level.LEICHT: 0.8, Level.MITTEL: 1.0, Level.STARK: 1.0, Level.MEISTER: 1.0}
"""How many of the words that are none it sees to be none. Whoever may claim a wrong word again and
again for nothing would get through with any gap, so only beginners have one."""
DOUBTS: Final = {Level.LEICHT: 0.06, Level.MITTEL: 0.06, Level.STARK: 0.03, Level.MEISTER: 0.0}
"""The chance to object to a right word that the bot has never heard of, ..."""
COSTLY: Final = 0.25
"""... and so much of it where that gives the other side a letter: K-PRO-5."""


def objects(
    rules: Ruleset, level: Level, laid: tuple[str, str], dice: Dice, *, known: bool
) -> bool:
    """Whether somebody of that strength doubts a word, laid with the word it was made from."""
    word, old = laid
    if valid(rules, word, old) is not None:
        # The same word always seems right or wrong: asking often is no way around it.
        return crc32(word.encode()) < SENSES[level] * 2**32
    doubts = DOUBTS[level] * (COSTLY if rules.professional else 1)
    return not known and dice.random() < doubts
