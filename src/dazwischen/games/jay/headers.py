"""The headers of a protocol file for Jay, as options and counted hands."""

from typing import Final

import msgspec

from dazwischen.cards.figures import UNKNOWN
from dazwischen.core.errors import InvalidInput
from dazwischen.core.headers import (
    by_seat,
    check_names,
    convert,
    json,
    number,
    pairs,
    pinned,
    seated,
    slots,
    yes,
)
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.ruled import by_rules
from dazwischen.games.jay.options import RULES, Options
from dazwischen.games.jay.ruleset import Ruleset, ruleset

_NUMBERS: Final = (
    "level", "players", "opener", "colours", "hand", "window", "rounds", "reading",
)  # fmt: skip
_WORDS: Final = ("edition", "faults", "announce", "shuffle", "decks")
_OURS: Final = {
    "game",
    "names",
    "hands",
    "copies",
    "figures",
    "slots",
    "piles",
    "aside",
    "starter_noble",
    "captains",
    "prepare",
    *_NUMBERS,
    *_WORDS,
}


@by_rules(RULES)
def read_ruleset(protocol: Protocol) -> Ruleset:
    """The ruleset of the file; a referee's faults are penalised unless the file says otherwise,
    or where they do not matter yet."""
    check_names(protocol, _OURS)
    values: dict[str, object] = {
        name: number(protocol, name) for name in _NUMBERS if name in protocol.headers
    }
    first = protocol.header("edition", "jay") == "zdj-4.6" and values.get("level", 7) == 1
    values["faults"] = "take-back" if first else "penalty"
    values |= {name: protocol.header(name, "") for name in _WORDS if name in protocol.headers}
    if "names" in protocol.headers:
        values["players"] = seated(protocol, 0)
    # Whoever stands beside a real table may be somebody's captain without being asked for.
    values["captains"] = "captains" not in protocol.headers or yes(protocol, "captains")
    if "starter_noble" in protocol.headers:
        values["starter_noble"] = yes(protocol, "starter_noble")
    if "copies" in protocol.headers:
        values["copies"] = dict(pairs(protocol, "copies"))
    if "figures" in protocol.headers:
        values["figures"] = json(protocol, "figures")
    try:
        return ruleset(convert(protocol, values, Options))
    except InvalidInput as error:
        raise pinned(protocol, error) from None


def read_counts(protocol: Protocol, rules: Ruleset) -> "Counts":
    """How many cards lie where at the start; what the file leaves open is as dealt."""
    hands = _by_seat(protocol, rules, "hands", [rules.hand + bool(rules.starter)] * rules.players)
    aside = number(protocol, "aside") if "aside" in protocol.headers else 0
    slots = rules.slots * rules.players
    if rules.options.decks == "own":
        return _own_decks(protocol, rules, hands)
    left = len(rules.deck) - sum(hands) - slots - aside
    if left < 0:
        line = protocol.line_of("hands")
        raise InvalidInput("too-many-cards", line=line, cards=sum(hands), deck=len(rules.deck))
    even = [left // rules.players + (seat < left % rules.players) for seat in range(rules.players)]
    shown = read_slots(protocol, rules)
    return Counts(hands, _by_seat(protocol, rules, "piles", even), aside, shown)


def _own_decks(protocol: Protocol, rules: Ruleset, hands: list[int]) -> "Counts":
    """J-DRAW-8: what is not in hand or slots is in one's own pile."""
    most = len(rules.deck) - rules.slots
    if max(hands) > most:
        line = protocol.line_of("hands")
        raise InvalidInput("too-many-cards", line=line, cards=max(hands), deck=len(rules.deck))
    piles = _by_seat(protocol, rules, "piles", [most - count for count in hands])
    return Counts(hands, piles, 0, read_slots(protocol, rules))


class Counts(msgspec.Struct, frozen=True):
    hands: list[int]
    piles: list[int]
    aside: int
    slots: tuple[tuple[int, ...], ...]
    """Open cards; nameless ones where the file does not tell."""


def read_slots(protocol: Protocol, rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """`1=gO,bX 2=rH,B`: both slots of each seat that is told of."""
    shown = [(UNKNOWN,) * rules.slots] * rules.players
    for seat, names in slots(protocol, rules.players, rules.slots).items():
        cards = tuple(rules.catalogue.number(name) or UNKNOWN for name in names)
        if len(cards) < rules.slots or not set(cards) <= set(rules.deck):
            text, line = f"{seat}={','.join(names)}", protocol.line_of("slots")
            raise InvalidInput("bad-slots", line=line, text=text, limit=rules.slots)
        shown[seat - 1] = cards
    return tuple(shown)


def _by_seat(protocol: Protocol, rules: Ruleset, name: str, counts: list[int]) -> list[int]:
    given = by_seat(protocol, name, rules.players)
    return [given.get(seat, count) for seat, count in enumerate(counts, 1)]
