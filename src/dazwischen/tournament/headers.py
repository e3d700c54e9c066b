"""The headers of a protocol file for a series: who sits where, and what there is to win."""

import re
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.headers import names, seated
from dazwischen.core.protocolfile import Protocol
from dazwischen.tournament.notation import parse_prizes
from dazwischen.tournament.series import Series, begin
from dazwischen.tournament.vocabulary import PLAYERS

_OURS: Final = frozenset({"game", "players", "names", "seats", "prizes"})
_SEATS: Final = re.compile(r"[0-9]{1,4}([\s,]+[0-9]{1,4})*")


class Sheet(Struct, frozen=True):
    """The head of a score sheet: an empty series, and what its players are called."""

    series: Series
    names: tuple[str, ...] = ()
    """Of all players or of none."""


def read_sheet(protocol: Protocol) -> Sheet:
    for name, (_, line) in protocol.headers.items():
        if name not in _OURS:
            raise InvalidInput("unknown-header", line=line, name=name)
    # Without names or a number there are as many as at any other table.
    players = seated(protocol, PLAYERS)
    return Sheet(_series(protocol, players), names(protocol, players))


def _series(protocol: Protocol, players: int) -> Series:
    try:
        prizes = parse_prizes(protocol.header("prizes", "")) if "prizes" in protocol.headers else ()
        return begin(players, _seats(protocol, players), prizes)
    except InvalidInput as error:
        name = str(error.args_.get("name", ""))
        # Without a header for the players, it is the names that were too many or too few.
        line = protocol.line_of(name if name in protocol.headers else "names")
        raise error.at(line) from None


def _seats(protocol: Protocol, players: int) -> tuple[int, ...] | None:
    if "seats" not in protocol.headers:
        return None
    text = protocol.header("seats", "")
    if not _SEATS.fullmatch(text):
        raise InvalidInput("series-seats", name="seats", value=text, players=players)
    return tuple(int(seat) for seat in re.split(r"[\s,]+", text))
