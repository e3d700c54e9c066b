"""A table in memory: its record, the game in play, who is connected, and what is yet to be told."""

from collections.abc import Iterable

from dazwischen.server.base.clock import Clock
from dazwischen.server.streams.journal import Entry, Journal
from dazwischen.server.streams.requests import Request
from dazwischen.server.streams.session import Session
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.breaking import Broken
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.table_log import HOUSE, TableLog


class Room:
    def __init__(self, log: TableLog, journal: Journal, clock: Clock) -> None:
        self.log = log
        self.seats = log.record.seats_by_person
        self.game: ActiveGame | None = None
        self.sessions: dict[Session, None] = {}
        self.broken_off: list[Broken] = []
        """Games that somebody broke off, which is yet to be kept."""
        self.changed = False
        """All are to be told how the table is now."""
        self.unkept = False
        """Something happened that is yet to be kept and told."""
        self.entry: Entry | None = None
        """Who keeps and tells it, as long as the table is awake."""
        self._journal = journal
        self._clock = clock

    @property
    def record(self) -> Record:
        """As it is now."""
        return self.log.record

    def happened(
        self, events: Iterable[ev.Event], by: int = HOUSE, request: Request | None = None
    ) -> None:
        """The one way in which the record changes."""
        for event in events:
            self.log.happened(event, self._clock.wall(), by, request)
        self.seats = self.record.seats_by_person

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
