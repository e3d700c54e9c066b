"""Whoever judges a protocol file: a game's referee, or the auto_actions of a series."""

from dazwischen.core.errors import InvalidInput
from dazwischen.core.folding import fold
from dazwischen.core.nearest import nearest
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Referee
from dazwischen.games import registry
from dazwischen.tournament.vocabulary import NAMES, SERIES


def referee(protocol: Protocol) -> Referee:
    name = registry.named(protocol)
    if fold(name) in {SERIES, *map(fold, NAMES)}:
        from dazwischen.tournament.referee import REFEREE

        return REFEREE
    if name not in registry.NAMES:
        known = ", ".join((*registry.NAMES, SERIES))
        line, near = protocol.line_of("game"), nearest(name, (*registry.NAMES, SERIES, *NAMES))
        if near:
            raise InvalidInput("no-such-game", line=line, name=name, known=known, near=near)
        raise InvalidInput("no-such-game", line=line, name=name, known=known)
    return registry.module(name).referee
