"""Which mind thinks for which strength, and which one where its words are not at hand."""

from typing import Final

from dazwischen.bots.jarnac.careful import Careful
from dazwischen.bots.jarnac.greedy import Greedy
from dazwischen.bots.jarnac.mind import Mind
from dazwischen.bots.jarnac.novice import Novice
from dazwischen.bots.jarnac.patient import Patient
from dazwischen.bots.jarnac.playing_on import PlayingOn
from dazwischen.bots.jarnac.simulator import BUDGET, Simulator
from dazwischen.bots.jarnac.vocabulary import Mastery, at_hand, mastery
from dazwischen.bots.jarnac.wordless import Wordless
from dazwischen.bots.strength import Level
from dazwischen.games.jarnac.ruleset import Ruleset

OFFHAND: Final = (Level.MITTEL, Level.LEICHT)
"""Who answers in no time, and knows few enough words to have them at hand wherever tables are."""


def mind(rules: Ruleset, level: Level, budget: int = BUDGET) -> Mind:
    """With its words, which are read if they are not at hand."""
    words = mastery(rules, level)
    return PlayingOn(_thinker(rules, level, words, budget), words)


def offhand(rules: Ruleset, level: Level) -> Mind:
    """The best up to that level for which nothing has to be read."""
    for easy in OFFHAND:
        if easy <= level and at_hand(rules, easy):
            return mind(rules, easy)
    return Wordless()


def _thinker(rules: Ruleset, level: Level, words: Mastery, budget: int) -> Mind:
    match level:
        case Level.LEICHT:
            return Novice(words)
        case Level.MITTEL:
            return Greedy(words)
        case _ if rules.solo:
            return Patient(words)
        case Level.STARK:
            return Careful(words, rules)
        case _:
            return Simulator(words, rules, budget)
