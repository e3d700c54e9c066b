"""A game as it is kept: a header that says how it began, then numbered, timed events."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import Event, Game, JudgesWords
from dazwischen.core.mixing import Mixed
from dazwischen.core.seating import SeatEvent

T = TypeVar("T")
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Header(Struct, frozen=True):
    game: str
    version: int
    seed: int
    options: msgspec.Raw
    lexicon: str | None = None
    timing: msgspec.Raw = msgspec.Raw(b"{}")
    """How long the table waits before it does something on its own, where that is not as usual."""
    names: tuple[str, ...] | UnsetType = UNSET
    """In a file that somebody was given: who sat where. The rules know nobody."""
    mixed: Mixed | UnsetType = UNSET
    """How the seed came about, where somebody besides us could have a share in it."""
    dice: int | UnsetType = UNSET
    """What bots roll by: what they do must not tell anything of what is dealt. Where it is left
    out, as in earlier logs, they roll by the seed."""


class Envelope(Struct, frozen=True, gc=False):
    """An event in its place: its number from 1, its time in milliseconds, and who caused it.

    Whatever the table did on its own is caused by `TABLE`, also in the name of a seat.
    """

    seq: int
    at: int
    by: int
    event: Any


class Log(Struct, frozen=True):
    header: Header
    envelopes: tuple[Envelope, ...] = ()

    @property
    def events(self) -> Iterator[Event]:
        return (envelope.event for envelope in self.envelopes)

    def append(self, events: Sequence[Event], *, at: int, by: int) -> "Log":
        first = len(self.envelopes) + 1
        added = tuple(Envelope(seq, at, by, event) for seq, event in enumerate(events, first))
        return Log(self.header, self.envelopes + added)


class Chances(Struct, frozen=True):
    """Where all chance of a game comes from: what is dealt, and what bots do."""

    seed: int | Mixed
    dice: int | UnsetType = UNSET


def header(
    game: Game[Any, Any], options: Struct, seed: int | Mixed | Chances, timing: Struct | None = None
) -> Header:
    """With a seed, or with what it is mixed from."""
    words = game.lexicon(options) if isinstance(game, JudgesWords) else None
    waits = msgspec.Raw(b"{}") if timing is None else _raw(timing)
    deal, dice = (seed.seed, seed.dice) if isinstance(seed, Chances) else (seed, UNSET)
    number, mixed = (deal, UNSET) if isinstance(deal, int) else (deal.seed, deal)
    given = game.name, game.version, number, _raw(options), words, waits
    return Header(*given, mixed=mixed, dice=dice)


def _raw(chosen: Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(chosen))


def encode(log: Log) -> bytes:
    """JSON lines: the header, then an event a line."""
    lines = [msgspec.json.encode(log.header), *map(msgspec.json.encode, log.envelopes)]
    return b"\n".join(lines) + b"\n"


def decode(game: Game[Any, Any], data: bytes) -> Log:
    head, rest = read_header(data), data.splitlines()[1:]
    if head.game != game.name or not 1 <= head.version <= game.version:
        raise InvalidInput("log-version", line=1, game=head.game, version=head.version)
    envelopes = [_envelope(game, line, number) for number, line in enumerate(rest, 2)]
    numbers = [envelope.seq for envelope in envelopes]
    if numbers != list(range(1, len(numbers) + 1)):
        gap = next(n for n, seq in enumerate(numbers, 1) if n != seq)
        raise InvalidInput("log-sequence", line=gap + 1)
    return Log(head, tuple(envelopes))


def read_header(data: bytes) -> Header:
    return _decoded((data.splitlines() or [b""])[0], Header, 1)


def _decoded(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as error:
        raise InvalidInput("log-line", line=number, problem=str(error)) from None


def _envelope(game: Game[Any, Any], line: bytes, number: int) -> Envelope:
    envelope = _decoded(line, Envelope, number)
    try:
        event = msgspec.convert(envelope.event, type=game.events | SeatEvent)
    except msgspec.ValidationError as error:
        raise InvalidInput("log-line", line=number, problem=str(error)) from None
    return msgspec.structs.replace(envelope, event=event)


def options_of(game: Game[Any, Any], head: Header) -> Any:  # noqa: ANN401 - each game has its own
    """As they were chosen then, by the rules that were true then."""
    try:
        options = msgspec.json.decode(head.options, type=game.options)
    except UNREADABLE as error:
        raise InvalidInput("log-line", line=1, problem=str(error)) from None
    return game.as_of(options, head.version)


def timing_of(kind: type[T], head: Header) -> T:
    """How long the table waits; what the header leaves out is as usual, or as it was before there
    was anything to choose."""
    try:
        given = msgspec.json.decode(head.timing, type=dict[str, Any])
        return msgspec.convert({**getattr(kind, "earlier", {}), **given}, kind)
    except UNREADABLE as error:
        raise InvalidInput("log-line", line=1, problem=str(error)) from None


def batches(envelopes: Iterable[Envelope]) -> Iterator[list[Envelope]]:
    """What one actor caused at one moment, together."""
    for _, batch in groupby(envelopes, key=lambda envelope: (envelope.at, envelope.by)):
        yield list(batch)
