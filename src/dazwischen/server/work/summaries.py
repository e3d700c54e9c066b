"""What is told of a game in a list, kept beside it so that its events need not be read."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from dazwischen.core import log as logs
from dazwischen.core.game import Outcome
from dazwischen.core.replayer import at_start
from dazwischen.core.retelling import Standing
from dazwischen.core.seating import about_seats
from dazwischen.core.seats import Seat
from dazwischen.games import registry
from dazwischen.server.work.load_log import load_log
from dazwischen.store import records
from dazwischen.store.protocol import Store

_encode: Final = msgspec.json.Encoder().encode


class Summary(Struct, frozen=True):
    bots: tuple[str, ...]
    """How strong the bot at each seat is, or nothing."""
    rounds: int = 0
    """Those that are over."""
    points: tuple[int, ...] = ()
    """By seat, as it stood after them."""


def begun() -> records.Summary:
    """Nothing is over yet."""
    return _kept(0, (), None)


def after(
    seq: int, standing: Standing | None, seats: Sequence[Seat], outcome: Outcome | None
) -> records.Summary:
    """After the last event of a round, as it stood then; or after the end of the game."""
    return _kept(seq, seats, standing or _ended(outcome))


def read(store: Store, game: records.Game) -> records.Summary:
    """From the events, for games of earlier versions."""
    outcome = None if game.outcome is None else msgspec.json.decode(game.outcome, type=Outcome)
    return of(load_log(store, game), outcome)


def of(log: logs.Log, outcome: Outcome | None) -> records.Summary:
    module = registry.module(log.header.game)
    replayer, between = at_start(module.rules, log.header), module.annotator.between
    upto, standing = 0, None
    for envelope in log.envelopes:
        replayer.happen(envelope)
        if about_seats(envelope.event):
            continue
        found = between(replayer.state)
        if found is not None:
            upto, standing = envelope.seq, found
    return _kept(upto, replayer.seats, standing or _ended(outcome))


def told(summary: records.Summary) -> Summary:
    return msgspec.json.decode(summary.data, type=Summary)


def _ended(outcome: Outcome | None) -> Standing | None:
    return None if outcome is None else Standing(0, outcome.points)


def _kept(upto: int, seats: Sequence[Seat], standing: Standing | None) -> records.Summary:
    bots = tuple(seat.bot if seat.holder == "bot" else "" for seat in seats)
    rounds, points = (standing.rounds, standing.points) if standing is not None else (0, ())
    return records.Summary(upto, Raw(_encode(Summary(bots, rounds, points))))
