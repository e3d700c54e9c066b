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
from dazwischen.core.errors import InvalidInput
from dazwischen.core.ruled import by_rules
from dazwischen.games.jay.options import READING, RULES, Announce, Decks, Faults, Options, Shuffle

ZDJ_HANDS: Final = {2: 10, 3: 8, 4: 8, 5: 7, 6: 7}
SLOTS: Final = 2


class Changes(Struct, frozen=True):
    """Switches that are neither an option nor in the table of levels, each by the rule it is of."""

    waits: bool
    """J-OPEN-3: an interruption ends when everybody has said "bereit"."""
    priority: bool
    """J-PAUSE-2: whoever laid a noble or reserved may reopen first."""
    extra_cards_at_opening: bool
    """J-DRAW-5: nobody says "bereit", so extra cards are taken until the round is opened."""
    any_draw_counts: bool
    """J-DRAW-3: penalty cards, too, make the next top up one of three."""
    plays_on: bool
    """A card taken back interrupts nothing."""
    obligated_reopens: bool
    """After a take-back nobody but the player under obligation reopens."""
    extra_when_found: bool
    """J-FAULT-2: the extra card is due when somebody finds out, not at once."""
    since_reopening: bool
    """J-FAULT-4: only what was laid since the game was last opened can mislead."""
    any_fault_misleads: bool
    """J-FAULT-4: any fault after another player's is a follow-up, whatever it fits."""
    own_follow_up_is_void: bool
    """J-FAULT-5: a lay with an open fault does not exist for the flow, legal or not."""
    announcing_counts: bool
    """J-FAULT-6: a wrong or missing announcement costs an extra card."""
    opened_by_a_card: bool
    """J-OPEN-1: a top up does not open a box that a finding has emptied."""
    findings_interrupt: bool
    """J-JUDGE-1, J-JUDGE-2: a standing card interrupts, and a finding justifies a pause."""


def changes(options: Options, *, ready: bool) -> Changes:
    new, zdj = options.reading > 1, options.edition == "zdj-4.6"
    return Changes(
        waits=ready or not new,
        priority=ready or not new,
        extra_cards_at_opening=new and not ready,
        any_draw_counts=new and zdj,
        plays_on=new and not zdj,
        obligated_reopens=not new,
        extra_when_found=new and options.faults == "tournament",
        since_reopening=new,
        any_fault_misleads=new and not zdj,
        own_follow_up_is_void=new and not zdj,
        announcing_counts=zdj or not new,
        opened_by_a_card=new,
        findings_interrupt=new,
    )


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
    changes: "Changes"
    """In what the editions, the levels and our readings of them differ."""
    players: int
    traitor: int
    places: int
    """J-END-5: how many places end the round."""


@by_rules(RULES)
def ruleset(options: Options) -> Ruleset:
    """Raises `InvalidInput` with the reason if the options cannot be combined."""
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
        changes=changes(options, ready=options.level >= brings["ready"]),
        players=options.players,
        traitor=catalogue.traitor,
        places=1 if options.players == 2 else 2,
    )
    _check_deck(rules)
    return rules


def hand_size(options: Options) -> int:
    """J-LVL-2."""
    if options.hand:
        return options.hand
    if options.edition == "zdj-4.6":
        return ZDJ_HANDS[options.players]
    larger = options.reading == 1 or options.players in (3, 4)
    return 8 if options.level >= LEVELS["jay"]["slots"] and larger else 6


def _check_ranges(options: Options) -> None:
    one_of("edition", options.edition, get_args(Edition))
    one_of("faults", options.faults, get_args(Faults))
    one_of("announce", options.announce, get_args(Announce))
    one_of("shuffle", options.shuffle, get_args(Shuffle))
    one_of("decks", options.decks, get_args(Decks))
    if options.hand:
        between("hand", options.hand, 3, 12)
    between("level", options.level, 1, 7)
    between("players", options.players, 2, 6)
    between("colours", options.colours, 2, 4)
    between("window", options.window, 0, 1000)
    between("opener", options.opener, 0, options.players)
    between("rounds", options.rounds, 0, 1000)
    between("reading", options.reading, 1, READING)


def _starter(options: Options, catalogue: Catalogue, deck: tuple[int, ...]) -> tuple[int, ...]:
    """J-LVL-3: the noble that this level brings."""
    if not options.starter_noble:
        return ()
    if options.edition != "jay":
        raise InvalidInput("option-starter-edition")
    new = [
        kind.name
        for kind in catalogue.kinds
        if LEVELS["jay"].get(kind.name) == options.level and kind.rank is Rank.NOBLE
    ]
    if not new:
        raise InvalidInput("option-starter-level", level=options.level)
    figures = {figure.number for figure in catalogue.of_kind(new[0])}
    sharing = 1 if options.decks == "own" else options.players
    if sum(card in figures for card in deck) < sharing:
        raise InvalidInput("option-starter-copies", name=new[0], players=options.players)
    return tuple(sorted(figures))


def _check_deck(rules: Ruleset) -> None:
    """Everybody can be dealt to and has a card to draw, and a round can be finished at all."""
    if len(rules.deck) > at.MOST_CARDS:
        raise InvalidInput("option-deck-large", cards=len(rules.deck), limit=at.MOST_CARDS)
    sharing = 1 if rules.options.decks == "own" else rules.players
    each = rules.hand + rules.slots + 1 + bool(rules.starter)
    if len(rules.deck) < each * sharing:
        raise InvalidInput("option-deck-small", cards=len(rules.deck), needed=each * sharing)
    if sum(rules.pawns >> card & 1 for card in rules.deck) < 2 * sharing:
        raise InvalidInput("option-deck-pawns", needed=2 * sharing)
