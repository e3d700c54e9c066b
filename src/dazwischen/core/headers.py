"""Header values of protocol files: numbers, yes or no, names with numbers, cards by seat."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.protocolfile import Protocol

T = TypeVar("T", bound=Struct)

_YES: Final = {"yes": True, "ja": True, "true": True, "no": False, "nein": False, "false": False}
_COUNT: Final = re.compile(r"[0-9]{1,4}")


def check_names(protocol: Protocol, known: Iterable[str]) -> None:
    for name, (_, line) in protocol.headers.items():
        if name not in known:
            raise InvalidInput("unknown-header", line=line, name=name)


def number(protocol: Protocol, name: str) -> int:
    text = protocol.header(name, "")
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise InvalidInput("option-number", line=protocol.line_of(name), name=name, value=text)
    return int(text)


def yes(protocol: Protocol, name: str) -> bool:
    text = protocol.header(name, "no").lower()
    if text not in _YES:
        raise InvalidInput("option-yes", line=protocol.line_of(name), name=name, value=text)
    return _YES[text]


def pairs(protocol: Protocol, name: str) -> list[tuple[str, int]]:
    """`1=8 2=1`: names with numbers, each name once."""
    text, line = protocol.header(name, ""), protocol.line_of(name)
    words = text.replace("=", " = ").replace(",", " ").split()
    keys, signs, values = words[::3], words[1::3], words[2::3]
    whole = len(keys) == len(values) and set(signs) <= {"="} and "=" not in {*keys, *values}
    if not whole or len(set(keys)) < len(keys) or not all(map(_COUNT.fullmatch, values)):
        raise InvalidInput("option-pairs", line=line, name=name, value=text)
    return [(key, int(value)) for key, value in zip(keys, values, strict=True)]


def names(protocol: Protocol, players: int) -> tuple[str, ...]:
    """What the players are called, all of them or none."""
    if "names" not in protocol.headers:
        return ()
    found = _listed(protocol)
    if len(found) != players or len(set(found)) < players or not all(found):
        raise InvalidInput("series-names", line=protocol.line_of("names"), players=players)
    return found


def seated(protocol: Protocol, default: int) -> int:
    """How many play: names make the number superfluous."""
    if "players" in protocol.headers:
        return number(protocol, "players")
    return len(_listed(protocol)) if "names" in protocol.headers else default


def _listed(protocol: Protocol) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in protocol.header("names", "").split(","))


def by_seat(protocol: Protocol, name: str, players: int) -> dict[int, int]:
    """Numbers by seat, for the seats that the header names."""
    filled = {}
    for seat, count in pairs(protocol, name):
        filled[seat_of(protocol, name, seat, players)] = count
    return filled


def seat_of(protocol: Protocol, name: str, word: str, players: int) -> int:
    if not _COUNT.fullmatch(word) or not 1 <= int(word) <= players:
        raise InvalidInput("bad-seat", line=protocol.line_of(name), text=word, players=players)
    return int(word)


def slots(protocol: Protocol, players: int, most: int) -> dict[int, list[str]]:
    """`1=gO,bX 2=rH`: the names of open cards, for the seats that the header names."""
    found: dict[int, list[str]] = {}
    for word in protocol.header("slots", "").split():
        seat, equals, names = word.partition("=")
        place = seat_of(protocol, "slots", seat, players)
        shown = [name for name in names.split(",") if name]
        if not equals or place in found or not 1 <= len(shown) <= most:
            raise InvalidInput("bad-slots", line=protocol.line_of("slots"), text=word, limit=most)
        found[place] = shown
    return found


def json(protocol: Protocol, name: str) -> object:
    """A value in JSON, which may also hold things that are none of our words."""
    text = protocol.header(name, "")
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        line = protocol.line_of(name)
        raise InvalidInput("option-value", line=line, name=name, value=text) from None


def convert(protocol: Protocol, values: Mapping[str, object], kind: type[T]) -> T:
    """The options that the values make, or a complaint at the line of the one that does not fit."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError:
        name = next(name for name, value in values.items() if _is_bad(kind, name, value))
        raise InvalidInput(
            "option-value", line=protocol.line_of(name), name=name, value=str(values[name])
        ) from None


def _is_bad(kind: type[Struct], name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, kind)
    except msgspec.ValidationError:
        return True
    return False


def pinned(protocol: Protocol, error: InvalidInput) -> InvalidInput:
    """A complaint about an option, at the line of the header that set it."""
    name = str(error.args_.get("name", "")).partition(" ")[0]
    return error.at(protocol.line_of(name) if name in protocol.headers else 1)
