"""A table in memory: its record, the game in play, who is connected, and what is yet to be told."""

from dazwischen.server.streams.journal import Entry, Journal
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.breaking import Broken
from dazwischen.server.tables.record import Record


class Room:
    def __init__(self, record: Record, game: ActiveGame | None, journal: Journal) -> None:
        self.record = record
        """As it is now: changed by `become` alone."""
        self.seats = record.seats_by_person
        self.game = game
        self.sessions: dict[Session, None] = {}
        self.broken_off: list[Broken] = []
        """Games that somebody broke off, which is yet to be kept."""
        self.changed = False
        """All are to be told how the table is now."""
        self.unwritten = False
        """The record is to be kept, told or not."""
        self.unkept = False
        """Something happened that is yet to be kept and told."""
        self.entry: Entry | None = None
        """Who keeps and tells it, as long as the table is awake."""
        self._journal = journal

    def become(self, record: Record) -> None:
        self.record = record
        self.seats = record.seats_by_person
        self.unwritten = True

    def note(self, *, changed: bool = True) -> None:
        """Something happened; unless only the game is concerned, all are told of the table."""
        self.changed = self.changed or changed
        if not self.unkept and self.entry is not None:
            self.unkept = True
            self._journal.add(self.entry)

    def is_here(self, who: int) -> bool:
        return any(session.identity.id == who for session in self.sessions)

    def sleep(self) -> None:
        """Whatever is still under way finds nothing here any more."""
        self.game = None
        self.entry = None
