"""Work on games that are over, and on logs from elsewhere. It happens in the workshop, beside the
tables."""

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from dazwischen.core import log as logs
from dazwischen.core import protocolfile, replayer
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.seating import Holder
from dazwischen.games import registry
from dazwischen.server.base.limits import NAME, clean
from dazwischen.server.work import summaries
from dazwischen.server.work.load_log import StoredGame
from dazwischen.store.records import Summary
from dazwischen.table.verify import read, verify

Names = tuple[tuple[str, ...], ...]
"""By seat: of the people who sat there."""
_encode: Final = msgspec.json.Encoder().encode


class SeatTold(Struct, frozen=True):
    names: tuple[str, ...]
    """Of the people who sat there; nobody's if they are forgotten."""
    holder: Holder = "empty"
    """Whose the seat was at the end."""
    bot: str = ""


class Told(Struct, frozen=True):
    """What the store says of a game besides its events."""

    id: int
    path: str
    names: Names
    begun: int
    ended: int | None
    outcome: Raw | None


class Replay(Struct, frozen=True):
    id: int
    path: str
    header: Raw
    """As in the log: game, version, seed, options, dictionary, timing."""
    seats: tuple[SeatTold, ...]
    begun: int
    ended: int | None
    outcome: Raw | None
    envelopes: tuple[logs.Envelope, ...]


class BroughtBy(Struct, frozen=True):
    """A log from elsewhere that is in order, as it is kept."""

    header: bytes
    events: list[tuple[int, int, int, bytes]]
    lasted: int
    outcome: bytes | None
    summary: Summary


def replayed(kept: StoredGame, told: Told) -> bytes:
    """All of a game, as JSON."""
    log = kept.log()
    return _encode(
        Replay(
            told.id,
            told.path,
            Raw(kept.header),
            seats_told(log, told.names),
            told.begun,
            told.ended,
            told.outcome,
            log.envelopes,
        )
    )


def in_lines(kept: StoredGame, names: Names) -> bytes:
    """With names, so that whoever reads it elsewhere knows who it was; bots have none."""
    log = kept.log()
    first = tuple("".join(here[:1]) for here in names)
    header = replace(log.header, names=first if any(first) else UNSET)
    return logs.encode(replace(log, header=header))


def as_protocol(kept: StoredGame, lang: str) -> bytes:
    log = kept.log()
    return registry.exported(log, lang).encode()


def analysed(kept: StoredGame, most: int) -> bytes | Rejected:
    log = kept.log()
    if len(log.envelopes) > most:
        return Rejected("too-long-to-analyse", (), {"most": most})
    name = log.header.game
    analysis = registry.module(name).analysis
    if analysis is None:
        raise InvalidInput("no-analysis", name=name)
    return _encode(analysis(protocolfile.parse(registry.exported(log).encode())))


def verified(data: bytes) -> BroughtBy:
    """Raises `InvalidInput` at the line of the first thing that does not follow by the rules."""
    found = verify(read(data))
    log = found.log
    names = tuple(clean(name, NAME) for name in (log.header.names or ())[: len(found.seats)])
    header = replace(log.header, names=names if any(names) else UNSET)
    return BroughtBy(
        _encode(header),
        [(e.seq, e.at, e.by, _encode(e.event)) for e in log.envelopes],
        log.envelopes[-1].at if log.envelopes else 0,
        None if found.outcome is None else _encode(found.outcome),
        summaries.of(log, found.outcome),
    )


def seats_told(log: logs.Log, names: Names) -> tuple[SeatTold, ...]:
    seats = replayer.replayed(registry.module(log.header.game).rules, log).seats
    return tuple(
        SeatTold(here, seat.holder, seat.bot) for here, seat in zip(names, seats, strict=True)
    )
