"""The headers of a protocol file for Jay, as options and counted hands."""

import re
from typing import Final

import msgspec

from dazwischen.core.errors import Unusable
from dazwischen.core.protocolfile import Protocol
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import Ruleset, ruleset

_NUMBERS: Final = ("level", "players", "opener", "colours", "window", "rounds")
_WORDS: Final = ("edition", "faults", "announce", "shuffle")
_YES: Final = {"yes": True, "ja": True, "true": True, "no": False, "nein": False, "false": False}
_PAIR: Final = re.compile(r"([^\s=]+)\s*=\s*([0-9]{1,4})")
_OURS: Final = {
    "game",
    "hands",
    "copies",
    "piles",
    "aside",
    "starter_noble",
    "prepare",
    *_NUMBERS,
    *_WORDS,
}


def read_ruleset(protocol: Protocol) -> Ruleset:
    """The ruleset of the file; a referee's faults are penalised unless the file says otherwise."""
    for name, (_, line) in protocol.headers.items():
        if name not in (*_OURS, *_NUMBERS, *_WORDS):
            raise Unusable("unknown-header", line=line, name=name)
    values: dict[str, object] = {"faults": "penalty"}
    values |= {name: number(protocol, name) for name in _NUMBERS if name in protocol.headers}
    values |= {name: protocol.header(name, "") for name in _WORDS if name in protocol.headers}
    if "starter_noble" in protocol.headers:
        values["starter_noble"] = yes(protocol, "starter_noble")
    if "copies" in protocol.headers:
        values["copies"] = dict(pairs(protocol, "copies"))
    try:
        return ruleset(msgspec.convert(values, Options))
    except msgspec.ValidationError:
        name = next(n for n in (*_WORDS, *_NUMBERS) if n in values and _is_bad(n, values[n]))
        value = str(values[name])
        raise Unusable(
            "option-value", line=protocol.line_of(name), name=name, value=value
        ) from None
    except Unusable as error:
        name = str(error.args_.get("name", "")).partition(" ")[0]
        raise error.at(protocol.line_of(name) if name in protocol.headers else 1) from None


def _is_bad(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Options)
    except msgspec.ValidationError:
        return True
    return False


def number(protocol: Protocol, name: str) -> int:
    text = protocol.header(name, "")
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise Unusable("option-number", line=protocol.line_of(name), name=name, value=text)
    return int(text)


def yes(protocol: Protocol, name: str) -> bool:
    text = protocol.header(name, "no").lower()
    if text not in _YES:
        raise Unusable("option-yes", line=protocol.line_of(name), name=name, value=text)
    return _YES[text]


def pairs(protocol: Protocol, name: str) -> list[tuple[str, int]]:
    """`1=8 2=1`: names with numbers, each name once."""
    text, line = protocol.header(name, ""), protocol.line_of(name)
    found = [(key, int(value)) for key, value in _PAIR.findall(text)]
    if _PAIR.sub("", text).replace(",", " ").strip() or len(dict(found)) < len(found):
        raise Unusable("option-pairs", line=line, name=name, value=text)
    return found


def read_counts(protocol: Protocol, rules: Ruleset) -> "Counts":
    """How many cards lie where at the start; what the file leaves open is as dealt."""
    hands = _by_seat(protocol, rules, "hands", [rules.hand + bool(rules.starter)] * rules.players)
    aside = number(protocol, "aside") if "aside" in protocol.headers else 0
    slots = rules.slots * rules.players
    left = len(rules.deck) - sum(hands) - slots - aside
    if left < 0:
        line = protocol.line_of("hands")
        raise Unusable("too-many-cards", line=line, cards=sum(hands), deck=len(rules.deck))
    even = [left // rules.players + (seat < left % rules.players) for seat in range(rules.players)]
    return Counts(hands, _by_seat(protocol, rules, "piles", even), aside)


class Counts(msgspec.Struct, frozen=True):
    hands: list[int]
    piles: list[int]
    aside: int


def _by_seat(protocol: Protocol, rules: Ruleset, name: str, counts: list[int]) -> list[int]:
    if name not in protocol.headers:
        return counts
    filled = list(counts)
    for seat, cards in pairs(protocol, name):
        if not seat.isdecimal() or not 1 <= int(seat) <= rules.players:
            line = protocol.line_of(name)
            raise Unusable("bad-seat", line=line, text=seat, players=rules.players)
        filled[int(seat) - 1] = cards
    return filled
