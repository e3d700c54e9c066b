"""The headers of a protocol file for Jarnac, as options and the letters on the table."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

from dazwischen.core.checks import between
from dazwischen.core.errors import InvalidInput
from dazwischen.core.headers import check_names, convert, number, pairs, pinned, yes
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.ruled import by_rules
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jarnac.options import RULES, Options
from dazwischen.games.jarnac.ruleset import LONGEST, Ruleset, ruleset
from dazwischen.games.jarnac.written import written_rack, written_rows

T = TypeVar("T")

_WORDS: Final = ("language", "variant", "judging", "umlauts", "time_per", "flag")
_NUMBERS: Final = ("thinking", "clock", "min_added", "min_length", "reading")
_YES: Final = ("no_append",)
_OTHERS: Final = ("game", "doubt", "jarnacs", "handicap", "teams", "sides", "bag", "to move")
MOST_DOUBT: Final = 24 * 3600
_NAME: Final = re.compile(r"[^\W\d_]{1,20}")


class Setup(Struct, frozen=True):
    names: Names
    begun: ev.Begun
    """What lies on the table when the file begins."""
    doubt: int
    """Milliseconds for an objection before the next letter, or 0."""


@by_rules(RULES)
def read(protocol: Protocol) -> Setup:
    sides = _sides(protocol)
    table = [f"{part} {name}" for part in ("rows", "rack") for name in sides]
    check_names(protocol, (*_WORDS, *_NUMBERS, *_YES, *_OTHERS, *table))
    names = Names(_ruleset(protocol, sides), sides)
    doubt = _doubt(protocol)
    return Setup(names, _table(protocol, names, patient=doubt > 0), doubt)


def _doubt(protocol: Protocol) -> int:
    """A file that tells no times cannot tell either whether there was time to object."""
    seconds = number(protocol, "doubt") if "doubt" in protocol.headers else 0
    try:
        between("doubt", seconds, 0, MOST_DOUBT)
    except InvalidInput as error:
        raise pinned(protocol, error) from None
    timed = any(line.at for line in protocol.lines)
    return seconds * 1000 if timed else 0


def _sides(protocol: Protocol) -> tuple[str, ...]:
    solo = protocol.header("variant", "") == "solo"
    text = protocol.header("sides", "A" if solo else "A B")
    sides = tuple(text.replace(",", " ").split())
    wanted = 1 if solo else 2
    if len(set(sides)) != wanted or len(sides) != wanted or not all(map(_NAME.fullmatch, sides)):
        line = protocol.line_of("sides")
        raise InvalidInput("option-sides", line=line, value=text, count=wanted)
    return sides


def _ruleset(protocol: Protocol, sides: tuple[str, ...]) -> Ruleset:
    values: dict[str, object] = {}
    values |= {name: protocol.header(name, "") for name in _WORDS if name in protocol.headers}
    values |= {name: number(protocol, name) for name in _NUMBERS if name in protocol.headers}
    values |= {name: yes(protocol, name) for name in _YES if name in protocol.headers}
    if "jarnacs" in protocol.headers:
        text = protocol.header("jarnacs", "")
        values["jarnacs"] = int(text) if text in ("1", "2") else text
    for name, default in (("handicap", LONGEST), ("teams", 1)):
        if name in protocol.headers:
            values[name] = _by_side(protocol, name, sides, default)
    try:
        return ruleset(convert(protocol, values, Options))
    except InvalidInput as error:
        raise pinned(protocol, error) from None


def _by_side(
    protocol: Protocol, name: str, sides: tuple[str, ...], default: int
) -> tuple[int, int]:
    """`A=8 B=7`: a number for each side, in their order."""
    given = dict(pairs(protocol, name))
    for side in given:
        _known(protocol, name, side, sides)
    first, second = (given.get(side, default) for side in (*sides, "")[:2])
    return first, second


def _known(protocol: Protocol, header: str, side: str, sides: tuple[str, ...]) -> int:
    if side not in sides:
        known = ", ".join(sides)
        raise InvalidInput("bad-side", line=protocol.line_of(header), text=side, sides=known)
    return sides.index(side) + 1


def _table(protocol: Protocol, names: Names, *, patient: bool) -> ev.Begun:
    """A side whose rows are given has had its first turn; the file begins with a turn."""
    rules = names.rules
    rows = tuple(_written(protocol, rules, f"rows {s}", written_rows) for s in names.sides)
    racks = tuple(_written(protocol, rules, f"rack {s}", written_rack) for s in names.sides)
    lying = sum(len(part) for board in (*rows, racks) for part in board)
    first = protocol.header("to move", names.sides[0])
    return ev.Begun(
        side=_known(protocol, "to move", first, names.sides),
        rows=rows,
        racks=racks,
        begun=tuple(f"rows {side}" in protocol.headers for side in names.sides),
        bag=_bag(protocol, rules.total - lying),
        patient=patient,
    )


def _written(
    protocol: Protocol, rules: Ruleset, header: str, read_: Callable[[Ruleset, str], T]
) -> T:
    try:
        return read_(rules, protocol.header(header, ""))
    except InvalidInput as error:
        raise error.at(protocol.line_of(header)) from None


def _bag(protocol: Protocol, left: int) -> int:
    count = number(protocol, "bag") if "bag" in protocol.headers else left
    if count < 0 or count > left:
        line = protocol.line_of("bag") if "bag" in protocol.headers else 1
        raise InvalidInput("too-many-letters", line=line, count=max(count, 0), left=max(left, 0))
    return count
