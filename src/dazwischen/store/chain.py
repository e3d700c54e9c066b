"""A chain over a game's events: each has a digest of itself and of the one before.

Whatever is changed, missing or added afterwards is found where it happened, by whoever reads the
game. It is no signature: who can write to the database can write another chain.
"""

from hashlib import blake2b
from typing import Final

from dazwischen.store.records import Event

SIZE: Final = 8
"""Bytes: enough that no accident goes unnoticed, and few beside an event."""


def beginning(game: int) -> bytes:
    """What the first event follows."""
    return b"%d" % game


def link(before: bytes, e: Event) -> bytes:
    said = (before, e.seq, e.at, e.by, e.ticket, e.client.encode(), e.data)
    return blake2b(b"%b %d %d %d %d %b %b" % said, digest_size=SIZE).digest()


class Chains:
    """Those of many games at once, event after event as they were kept."""

    def __init__(self) -> None:
        self._ends: dict[int, bytes] = {}

    def add(self, *row: object) -> bytes:
        event = Event(*row)  # type: ignore[arg-type] # a row of the database
        end = link(self.end(event.game), event)
        self._ends[event.game] = end
        return end

    def end(self, game: int) -> bytes:
        return self._ends.get(game) or beginning(game)
