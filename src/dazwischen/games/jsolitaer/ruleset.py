"""Options made usable: the deck, its laying tables, everybody's share. S-SETUP-1, S-SETUP-2."""

from functools import lru_cache
from typing import Final, get_args

import msgspec
from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.decks import Edition, build
from dazwischen.cards.figures import Catalogue
from dazwischen.cards.flow import Tables
from dazwischen.cards.tables import compile_tables
from dazwischen.core.checks import between, one_of
from dazwischen.core.errors import InvalidInput
from dazwischen.core.ruled import by_rules
from dazwischen.games.jsolitaer.options import RULES, Options

STACKS: Final = 5
HAND: Final = 8
"""Drawn for the first turn, and drawn back to at the end of every turn."""
MORE: Final = 3
"""S-END-TURN-1: so many may be drawn in any case."""
MOST_SLOTS: Final = 3


class Ruleset(Struct, frozen=True, eq=False):
    options: Options
    catalogue: Catalogue
    tables: Tables
    deck: tuple[int, ...]
    nobles: int
    cards: int
    """A mask of the figures that are cards of the deck; the traitor is none."""

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def traitor(self) -> int:
        return self.catalogue.traitor

    def pile(self, cards: int) -> int:
        """S-SETUP-1: everybody's share of so many cards, together at most half of them."""
        return cards // 2 // self.players


@by_rules(RULES)
def ruleset(options: Options) -> Ruleset:
    """Raises `InvalidInput` with the reason if the options cannot be combined."""
    return _compiled(msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _compiled(encoded: bytes) -> Ruleset:
    """Compiled once per ruleset, however many tables play by it."""
    options = msgspec.json.decode(encoded, type=Options)
    one_of("edition", options.edition, get_args(Edition))
    between("level", options.level, 1, 7)
    between("players", options.players, 1, at.MOST_SEATS)
    between("colours", options.colours, 2, 4)
    between("first", options.first, 1, options.players)
    between("games", options.games, 0, 1000)
    catalogue = Catalogue((*KINDS, *options.figures))
    deck = build(catalogue, options.edition, options.level, options.colours, options.copies)
    tables = compile_tables(catalogue, {*deck, catalogue.traitor})
    rules = Ruleset(
        options=options,
        catalogue=catalogue,
        tables=tables,
        deck=deck,
        nobles=tables[at.NOBLES],
        cards=tables[at.IN_PLAY] & ~(1 << catalogue.traitor),
    )
    _check_deck(rules)
    return rules


def _check_deck(rules: Ruleset) -> None:
    """Everybody can draw a whole hand for the first turn, however many slots were kept."""
    if len(rules.deck) > at.MOST_CARDS:
        raise InvalidInput("option-deck-large", cards=len(rules.deck), limit=at.MOST_CARDS)
    kept = MOST_SLOTS * rules.players if rules.options.keep_slots else 0
    needed = 2 * HAND * rules.players + kept
    if len(rules.deck) < needed:
        raise InvalidInput("option-deck-small", cards=len(rules.deck), needed=needed)
