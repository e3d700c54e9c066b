"""Options made usable: a level's switches, deck, hands, laying tables. J-LVL-1 to 3, J-CARD-1."""

from functools import lru_cache
from typing import Final, get_args

import msgspec
from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.decks import LEVELS, Edition, build
from dazwischen.cards.figures import Catalogue, Rank
from dazwischen.cards.flow import Tables
from dazwischen.cards.tables import Switches, compile_tables
from dazwischen.core.checks import between, one_of
from dazwischen.core.errors import Unusable
from dazwischen.games.jay.options import Announce, Faults, Options, Shuffle

ZDJ_HANDS: Final = {2: 10, 3: 8, 4: 8, 5: 7, 6: 7}
SLOTS: Final = 2


class Ruleset(Struct, frozen=True, eq=False):
    options: Options
    catalogue: Catalogue
    tables: Tables
    deck: tuple[int, ...]
    hand: int
    slots: int
    ready: bool
    throw: bool
    starter: tuple[int, ...]
    """The figures of which everybody gets one before the first deal: J-LVL-3."""
    pawns: int
    nobles: int
    in_play: int
    gentle: bool
    """Faults cost nothing: guarded or take-back."""
    players: int
    traitor: int
    places: int
    """J-END-5: how many places end the round."""


def ruleset(options: Options) -> Ruleset:
    """Raises `Unusable` with the reason if the options cannot be combined."""
    _check_ranges(options)
    return _compiled(msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _compiled(encoded: bytes) -> Ruleset:
    """Compiled once per ruleset, however many tables play by it."""
    options = msgspec.json.decode(encoded, type=Options)
    brings = LEVELS[options.edition]
    catalogue = Catalogue((*KINDS, *options.figures))
    deck = build(catalogue, options.edition, options.level, options.colours, options.copies)
    throw = options.level >= brings["throw"]
    switches = Switches(throw=throw, extended=options.level >= brings["extended"])
    tables = compile_tables(catalogue, {*deck, catalogue.traitor}, switches)
    rules = Ruleset(
        options=options,
        catalogue=catalogue,
        tables=tables,
        deck=deck,
        hand=hand_size(options),
        slots=SLOTS if options.level >= brings["slots"] else 0,
        ready=options.level >= brings["ready"],
        throw=throw,
        starter=_starter(options, catalogue, deck),
        pawns=tables[at.PAWNS],
        nobles=tables[at.NOBLES],
        in_play=tables[at.IN_PLAY],
        gentle=options.faults in ("guarded", "take-back"),
        players=options.players,
        traitor=catalogue.traitor,
        places=1 if options.players == 2 else 2,
    )
    _check_deck(rules)
    return rules


def hand_size(options: Options) -> int:
    """J-LVL-2."""
    if options.edition == "zdj-4.6":
        return ZDJ_HANDS[options.players]
    return 6 if options.level <= 4 else 8


def _check_ranges(options: Options) -> None:
    one_of("edition", options.edition, get_args(Edition))
    one_of("faults", options.faults, get_args(Faults))
    one_of("announce", options.announce, get_args(Announce))
    one_of("shuffle", options.shuffle, get_args(Shuffle))
    between("level", options.level, 1, 7)
    between("players", options.players, 2, 6)
    between("colours", options.colours, 2, 4)
    between("window", options.window, 0, 1000)
    between("opener", options.opener, 1, options.players)
    between("rounds", options.rounds, 0, 1000)


def _starter(options: Options, catalogue: Catalogue, deck: tuple[int, ...]) -> tuple[int, ...]:
    """J-LVL-3: the noble that this level brings."""
    if not options.starter_noble:
        return ()
    if options.edition != "jay":
        raise Unusable("option-starter-edition")
    new = [
        kind.name
        for kind in catalogue.kinds
        if LEVELS["jay"].get(kind.name) == options.level and kind.rank is Rank.NOBLE
    ]
    if not new:
        raise Unusable("option-starter-level", level=options.level)
    figures = {figure.number for figure in catalogue.of_kind(new[0])}
    if sum(card in figures for card in deck) < options.players:
        raise Unusable("option-starter-copies", name=new[0], players=options.players)
    return tuple(sorted(figures))


def _check_deck(rules: Ruleset) -> None:
    """Everybody can be dealt to and has a card to draw, and a round can be finished at all."""
    if len(rules.deck) > at.MOST_CARDS:
        raise Unusable("option-deck-large", cards=len(rules.deck), limit=at.MOST_CARDS)
    each = rules.hand + rules.slots + 1 + bool(rules.starter)
    if len(rules.deck) < each * rules.players:
        raise Unusable("option-deck-small", cards=len(rules.deck), needed=each * rules.players)
    if sum(rules.pawns >> card & 1 for card in rules.deck) < 2 * rules.players:
        raise Unusable("option-deck-pawns", needed=2 * rules.players)
