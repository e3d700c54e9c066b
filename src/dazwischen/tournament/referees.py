"""Whoever judges a protocol file: a game's referee, or the keeper of a series."""

from typing import Final

from dazwischen.core.errors import Unusable
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Referee
from dazwischen.games import registry

SERIES: Final = "jay-series"


def referee(protocol: Protocol) -> Referee:
    name = protocol.header("game", "")
    if name == SERIES:
        from dazwischen.tournament.referee import REFEREE

        return REFEREE
    if name not in registry.NAMES:
        known = ", ".join((*registry.NAMES, SERIES))
        raise Unusable("no-such-game", line=protocol.line_of("game"), name=name, known=known)
    return registry.referee(name)
