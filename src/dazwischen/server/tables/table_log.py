"""Tables as they are kept: what has happened at each, and beside it the record it comes to.

Both are written together, so whoever looks a table up need not fold it. They are compared whenever
a table wakes, and all of them when the server looks through what it has (`unlike`).
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import Raw

from dazwischen.server.streams.requests import LEAST, PEOPLE, Request
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.table_stream import TABLE
from dazwischen.store import records
from dazwischen.store.protocol import Store, StoreBroken
from dazwischen.store.sqlite import SQLiteStore

HOUSE: Final = 0
"""The actor of what nobody did, such as a game that ends; people are their numbers."""
_encode: Final = msgspec.json.Encoder().encode
_event: Final[Any] = msgspec.json.Decoder(TABLE.events).decode
_record: Final = msgspec.json.Decoder(Record).decode
_ALL: Final = 1_000_000


class TableLog:
    """What happens at one table, some of which is yet to be kept."""

    __slots__ = ("_unkept", "record", "seq", "stream", "unwritten")

    def __init__(self, record: Record, stream: int, seq: int) -> None:
        self.record = record
        self.stream = stream
        self.seq = seq
        self.unwritten = False
        """The record is to be kept, told or not."""
        self._unkept: list[records.Event] = []

    def happened(
        self, event: ev.Event, at: int, by: int = HOUSE, request: Request | None = None
    ) -> None:
        """`request`: what it was caused by."""
        self.record = TABLE.evolve(self.record, event)
        self.seq += 1
        name, number = (request.log.name, request.id) if request is not None else ("", 0)
        row = records.Event(self.stream, self.seq, at, by, _encode(event), name, number)
        self._unkept.append(row)
        self.unwritten = True

    def rows(self) -> list[records.Event]:
        """What is to be kept; handed over once."""
        rows, self._unkept = self._unkept, []
        return rows

    def room(self, at: int) -> records.Room:
        """What is to be kept beside it."""
        self.unwritten = False
        record = self.record
        people = tuple(sat.who for sat in record.people)
        data = Raw(_encode(record))
        return records.Room(record.code, data, at, record.host, people, self.stream)


def opened(store: Store, record: Record, at: int) -> TableLog:
    """A new table, kept as it begins."""
    with store.transaction():
        number = store.add_room(records.Room(record.code, Raw(b"{}"), at)).stream
        log = TableLog(TABLE.start, number, 0)
        log.happened(ev.Opened(record), at, record.host)
        keep(store, log, at)
    return log


def keep(store: Store, log: TableLog, at: int) -> None:
    """What has happened, and what it comes to."""
    with store.transaction():
        store.add_events(log.rows())
        store.put_room(log.room(at))


def read(store: Store, kept: records.Room) -> tuple[TableLog, list[records.Event]]:
    """With everything that has happened there; raises `StoreBroken` if it is not as it was kept."""
    events = store.events(kept.stream)
    return TableLog(_compared(kept, events), kept.stream, len(events)), events


def answered(
    events: Iterable[records.Event], talk: Iterable[records.Talk]
) -> list[tuple[str, int]]:
    """What was done here, by which client and under which id: of each person the last."""
    found: dict[int | bytes, deque[tuple[str, int]]] = {}
    for event in events:
        if event.client:
            mine = found.pop(event.by, deque(maxlen=LEAST))
            mine.append((event.client, event.ticket))
            found[event.by] = mine
    lately = list(found.values())[-PEOPLE:]
    return [*chain.from_iterable(lately), *((said.client, said.ticket) for said in talk)]


def record_of(kept: records.Room) -> Record:
    return _record(kept.data)


def damages(store: SQLiteStore, *, thorough: bool = True) -> Iterator[records.Damage]:
    """All that is wrong, of what the store sees and of what only the fold does."""
    found = []
    for damage in store.damages(thorough=thorough):
        found.append(damage)
        yield damage
    if not any(damage.what == "pages" for damage in found):
        told = {damage.name for damage in found if damage.what == "table"}
        yield from (damage for damage in unlike(store) if damage.name not in told)


def unlike(store: Store) -> Iterator[records.Damage]:
    """Tables whose record is not what has happened there; chains that are broken are told of
    elsewhere."""
    for kept in store.rooms(limit=_ALL):
        try:
            events = store.events(kept.stream)
        except StoreBroken:
            continue
        try:
            _compared(kept, events)
        except StoreBroken as broken:
            yield records.Damage("table", name=kept.code, seq=broken.seq)


def _compared(kept: records.Room, events: Sequence[records.Event]) -> Record:
    """What they come to, which has to be what stands beside them."""
    record = TABLE.start
    for row in events:
        record = TABLE.evolve(record, _understood(row))
    try:
        beside = record_of(kept)
    except msgspec.DecodeError:
        beside = TABLE.start
    if record != beside or record == TABLE.start:
        raise StoreBroken(kept.stream, len(events) + 1, TABLE.name)
    return record


def _understood(row: records.Event) -> ev.Event:
    try:
        event: ev.Event = _event(row.data)
    except msgspec.DecodeError:
        raise StoreBroken(row.stream, row.seq, TABLE.name) from None
    return event
