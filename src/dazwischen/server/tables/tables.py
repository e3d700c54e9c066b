"""All tables: those in memory, and those that sleep in the store."""

import logging

from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.people import People
from dazwischen.server.streams.journal import Journal
from dazwischen.server.tables.building import Builder
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.info import info
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.table_log import record_of
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.wire.connection import RESTART
from dazwischen.server.wire.messages import RoomInfo
from dazwischen.store.protocol import Store, StoreBroken

_log = logging.getLogger("dazwischen")


class Tables:
    def __init__(
        self, store: Store, builder: Builder, journal: Journal, unattended: Unattended,
        metrics: Metrics, people: People,
    ) -> None:  # fmt: skip
        self.awake: dict[str, Host] = {}
        """By their codes."""
        self._store = store
        self._builder = builder
        self._journal = journal
        self._unattended = unattended
        self._metrics = metrics
        self._people = people

    def open(self, record: Record) -> Host:
        host = self._builder.opened(record, self.drop)
        self._put(host)
        return host

    def find(self, code: str) -> Host | None:
        """The table, woken if it sleeps; raises `StoreBroken` if it cannot be read any more."""
        if code in self.awake:
            return self.awake[code]
        kept = self._store.room(code)
        if kept is None:
            return None
        host = self._builder.woken(kept, self.drop)
        self._put(host)
        return host

    def record(self, code: str) -> Record | None:
        """A table's, which sleeps on if it sleeps."""
        if code in self.awake:
            return self.awake[code].room.record
        kept = self._store.room(code)
        return None if kept is None else record_of(kept)

    def infos_of(self, who: int) -> list[RoomInfo]:
        """Tables at which somebody has a seat, the latest first; those that sleep sleep on."""
        found = []
        for code in self._store.rooms_of(who):
            if code in self.awake:
                found.append(self.awake[code].showing.info())
            elif (record := self.record(code)) is not None:
                found.append(info(record, self._people.name))
        return found

    def _put(self, host: Host) -> None:
        self.awake[host.room.record.code] = host
        self._metrics.tables.set(len(self.awake))

    def renamed(self, who: int) -> None:
        for host in self.awake.values():
            if host.room.is_here(who):
                host.room.note()

    def play_on(self, code: str) -> None:
        """Its bots have their turn."""
        try:
            host = self.find(code)
        except StoreBroken as damaged:
            _log.error("%s", damaged)
            return
        if host is not None:
            host.play.run()

    def let_sleep(self, code: str) -> None:
        """Unless somebody is there."""
        host = self.awake.get(code)
        if host is not None and not host.room.sessions:
            self._journal.flush()
            self.awake.pop(code, None)
            host.sleep()

    def drop(self, host: Host, why: str = "restart") -> None:
        """It is read again as it was kept, when somebody comes."""
        room = host.room
        record = room.record
        self.awake.pop(record.code, None)
        host.sleep()
        if record.unattended and record.play.playing:
            # Nobody would come back to wake it.
            self._unattended.dropped(record.code, record.tournament)
        for session in list(room.sessions):
            session.room = None
            session.leave(why, RESTART)

    def close(self, code: str) -> None:
        """It is about to be deleted. What happened there is kept before."""
        host = self.awake.get(code)
        if host is not None:
            self.drop(host, "closed")

    def put_out(self, who: int) -> None:
        """Somebody is about to be deleted, or may not be here any more. The tables concerned are
        read again as they will be kept then."""
        for host in list(self.awake.values()):
            if host.room.is_here(who) or who in host.room.record.company:
                self.drop(host)

    def stop(self) -> None:
        for host in self.awake.values():
            host.sleep()
