"""Options made usable: a level's switches, deck, hands, laying tables. J-LVL-1 to 3, J-CARD-1."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

import msgspec
from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.cards.catalogue import KINDS
from dazwischen.cards.figures import COLOURS, Catalogue, Kind, Rank
from dazwischen.cards.flow import Tables
from dazwischen.cards.tables import Switches, compile_tables
from dazwischen.core.errors import Unusable
from dazwischen.games.jay.options import Announce, Edition, Faults, Options, Shuffle

LEVELS: Final[Mapping[str, Mapping[str, int]]] = {
    "jay": {
        "throw": 2, "ready": 2, "Dame": 3, "Botschafter": 4, "extended": 4, "slots": 5,
        "Jay": 6, "Dieb": 7,
    },
    "zdj-4.6": {
        "Botschafter": 1, "throw": 2, "ready": 2, "extended": 3, "slots": 4, "Jay": 5,
        "Dieb": 6, "Dame": 7,
    },
}  # fmt: skip
"""The level that brings each thing, by edition."""
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
    kinds = [kind for kind in catalogue.kinds if brings.get(kind.name, 0) <= options.level]
    copies = _copies(options, catalogue, kinds)
    deck = tuple(
        figure.number
        for figure in catalogue.figures
        if figure.kind in kinds and figure.colour in ("", *COLOURS[: options.colours])
        for _ in range(copies[figure.kind.name])
    )
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
    _one_of("edition", options.edition, get_args(Edition))
    _one_of("faults", options.faults, get_args(Faults))
    _one_of("announce", options.announce, get_args(Announce))
    _one_of("shuffle", options.shuffle, get_args(Shuffle))
    _between("level", options.level, 1, 7)
    _between("players", options.players, 2, 6)
    _between("colours", options.colours, 2, 4)
    _between("window", options.window, 0, 1000)
    _between("opener", options.opener, 1, options.players)
    _between("rounds", options.rounds, 0, 1000)


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Unusable("option-choice", name=name, value=value, allowed=", ".join(allowed))


def _between(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Unusable("option-range", name=name, value=value, low=low, high=high)


def _copies(options: Options, catalogue: Catalogue, kinds: list[Kind]) -> dict[str, int]:
    copies = {kind.name: kind.copies for kind in kinds}
    for name, count in options.copies.items():
        if not catalogue.of_kind(name):
            raise Unusable("option-no-such-kind", name=name)
        if name not in copies or catalogue.of_kind(name)[0].kind.rank is Rank.TRAITOR:
            raise Unusable("option-kind-not-in-play", name=name, level=options.level)
        _between(f"copies {name}", count, 0, 40)
        copies[name] = count
    return copies


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
