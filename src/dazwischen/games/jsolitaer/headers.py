"""The headers of a protocol file for J-Solitär: options, and how many cards lie where."""

from typing import Final

from msgspec import Struct

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
from dazwischen.games.jsolitaer.notation import figures
from dazwischen.games.jsolitaer.options import RULES, Options
from dazwischen.games.jsolitaer.ruleset import MOST_SLOTS, STACKS, Ruleset, ruleset
from dazwischen.games.jsolitaer.state import Cards

_NUMBERS: Final = ("players", "level", "colours", "first", "games")
_SETUP: Final = frozenset({"game", "names", "hands", "piles", "corner", "slots", "hand"})
EXTENDED: Final = frozenset({"corner", "slots", "first", "games", "keep_slots"})
"""Headers of files that tell more than one game from its deal."""


@by_rules(RULES)
def read_ruleset(protocol: Protocol) -> Ruleset:
    check_names(protocol, {*_NUMBERS, *_SETUP, "edition", "copies", "figures", "keep_slots"})
    values: dict[str, object] = {
        name: number(protocol, name) for name in _NUMBERS if name in protocol.headers
    }
    if "names" in protocol.headers:
        values["players"] = seated(protocol, 0)
    if "edition" in protocol.headers:
        values["edition"] = protocol.header("edition", "")
    if "copies" in protocol.headers:
        values["copies"] = dict(pairs(protocol, "copies"))
    if "figures" in protocol.headers:
        values["figures"] = json(protocol, "figures")
    if "keep_slots" in protocol.headers:
        values["keep_slots"] = yes(protocol, "keep_slots")
    try:
        return ruleset(convert(protocol, values, Options))
    except InvalidInput as error:
        raise pinned(protocol, error) from None


class Setup(Struct, frozen=True):
    """What lies where at the start; cards without faces unless they lie open."""

    hands: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    corner: Cards
    slots: tuple[Cards, ...]


def read_setup(protocol: Protocol, rules: Ruleset) -> Setup:
    """What the file leaves open is as dealt."""
    hands = _counts(protocol, rules, "hands", [0] * rules.players)
    share = rules.pile(len(rules.deck))
    piles = _counts(protocol, rules, "piles", [share] * rules.players)
    corner = len(rules.deck) - share * rules.players - STACKS
    if "corner" in protocol.headers:
        corner = _checked(protocol, rules, "corner", number(protocol, "corner"))
    return Setup(_nameless(hands), _nameless(piles), (UNKNOWN,) * corner, _slots(protocol, rules))


def _counts(protocol: Protocol, rules: Ruleset, name: str, counts: list[int]) -> list[int]:
    given = by_seat(protocol, name, rules.players)
    return [
        _checked(protocol, rules, name, given.get(seat, count))
        for seat, count in enumerate(counts, 1)
    ]


def _checked(protocol: Protocol, rules: Ruleset, name: str, cards: int) -> int:
    if cards > len(rules.deck):
        line = protocol.line_of(name)
        raise InvalidInput("more-than-the-deck", line=line, cards=cards, deck=len(rules.deck))
    return cards


def _nameless(counts: list[int]) -> tuple[Cards, ...]:
    return tuple((UNKNOWN,) * count for count in counts)


def _slots(protocol: Protocol, rules: Ruleset) -> tuple[Cards, ...]:
    """`1=gO,bX 2=rH`: the open figures of each seat."""
    shown: list[Cards] = [()] * rules.players
    for seat, names in slots(protocol, rules.players, MOST_SLOTS).items():
        try:
            shown[seat - 1] = figures(rules, ",".join(names))
        except InvalidInput as error:
            raise error.at(protocol.line_of("slots")) from None
    return tuple(shown)


def read_hand(protocol: Protocol, rules: Ruleset) -> Cards | None:
    """What the player at turn holds after the last line of the file, if the file says so."""
    if "hand" not in protocol.headers:
        return None
    try:
        return figures(rules, protocol.header("hand", ""))
    except InvalidInput as error:
        raise error.at(protocol.line_of("hand")) from None
