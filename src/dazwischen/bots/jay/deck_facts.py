"""What is known before the first card: the deck, and what a ruleset's figures are good for."""

from functools import lru_cache

from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.games.jay.ruleset import Ruleset


class DeckFacts(Struct, frozen=True):
    deck: tuple[int, ...]
    """Cards of each figure in the game, by its number."""
    openers: int
    """A mask of figures that are thrown on pawns and let anybody serve a pawn (the Dame)."""
    bases: int
    """Figures on which anybody may serve one that reserves (the Botschafter)."""
    spared: int
    """Figures that are rather thrown than served."""


@lru_cache(maxsize=64)
def deck_facts(rules: Ruleset) -> DeckFacts:
    tables = rules.tables
    deck = [0] * at.FIGURES
    decks = rules.players if rules.options.decks == "own" else 1
    for card in rules.deck:
        deck[card] += decks
    thrown = bases = hosts = 0
    for figure in range(1, at.FIGURES):
        if rules.pawns >> figure & 1:
            thrown |= tables[at.THROWN + figure] & ~(1 << figure)
        if tables[at.SERVED_BY_ANYONE + figure] & tables[at.RESERVE_SERVED]:
            bases |= 1 << figure
        if tables[at.SERVED_BY_ANYONE + figure] & rules.pawns:
            hosts |= 1 << figure
    return DeckFacts(tuple(deck), thrown & hosts, bases, thrown | tables[at.RESERVE_THROWN])
