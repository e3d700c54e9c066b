"""Objections where words lie as claimed: K-WORD-2, K-PRO-5."""

from typing import Final

from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac.ruleset import Ruleset

DOUBTS: Final = {Level.LEICHT: 0.0, Level.MITTEL: 0.02, Level.STARK: 0.1}
"""The chance to object to a word that the bot has never heard of."""


def objects(rules: Ruleset, level: Level, word: str, dice: Dice, *, known: bool) -> bool:
    """Only the whole dictionary makes sure; a mere doubt is not worth what K-PRO-5 costs."""
    if level is Level.MEISTER:
        lexicon = rules.lexicon
        valid = lexicon.is_professional if rules.professional else lexicon.is_standard
        return not valid(word)
    return not rules.professional and not known and dice.random() < DOUBTS[level]
