"""A chain over a stream's events: each has a digest of itself and of the one before.

Whatever is changed, missing or added afterwards is found where it happened, by whoever reads the
stream. It is no signature: who can write to the database can write another chain.
"""

from hashlib import blake2b
from typing import Final

from dazwischen.store.records import Event

SIZE: Final = 8
"""Bytes: enough that no accident goes unnoticed, and few beside an event."""


def beginning(stream: int) -> bytes:
    """What the first event follows."""
    return b"%d" % stream


def link(before: bytes, e: Event) -> bytes:
    by = e.by if isinstance(e.by, bytes) else b"%d" % e.by
    said = (before, e.seq, e.at, by, e.ticket, e.client.encode(), e.data)
    return blake2b(b"%b %d %d %b %d %b %b" % said, digest_size=SIZE).digest()


class Chains:
    """Those of many streams at once, event after event as they were kept."""

    def __init__(self) -> None:
        self._ends: dict[int, bytes] = {}

    def add(self, *row: object) -> bytes:
        event = Event(*row)  # type: ignore[arg-type] # a row of the database
        end = link(self.end(event.stream), event)
        self._ends[event.stream] = end
        return end

    def end(self, stream: int) -> bytes:
        return self._ends.get(stream) or beginning(stream)
