"""How clients come to tables, and what becomes of those where something went wrong."""

import logging

from dazwischen.core.errors import Rejected
from dazwischen.server.base.health import Health
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.tables import Tables
from dazwischen.server.wire.messages import VERSION, Hello
from dazwischen.store.protocol import StoreBroken, StoreError

_log = logging.getLogger("dazwischen")


class Entering:
    def __init__(self, tables: Tables, journal: Journal, health: Health) -> None:
        self._tables = tables
        self._journal = journal
        self._health = health

    def enter(self, session: Session, hello: Hello) -> None:
        if session.room is not None:
            session.room.leave(session)
        refusal = self._entered(session, hello)
        if refusal:
            session.refuse(0, refusal)

    def _entered(self, session: Session, hello: Hello) -> Rejected | None:
        if hello.v != VERSION:
            return Rejected("page-outdated")
        if not session.identity.id:
            return Rejected("who-are-you")
        host = self._tables.find(hello.table)
        return Rejected("no-such-table") if host is None else host.enter(session, hello)

    def on_internal_error(self, session: Session, number: int, error: Exception) -> None:
        """By a mistake of ours, or because it cannot be kept."""
        if isinstance(error, StoreError):
            self._health.failed(error)
            code = "table-damaged" if isinstance(error, StoreBroken) else "cannot-keep"
            session.refuse(number, Rejected(code))
        else:
            _log.error("could not heed a message", exc_info=error)
            session.refuse(number, Rejected("our-mistake"))
        if session.room is not None:
            # What was done before is kept; what was not done to the end did not happen.
            self._journal.flush()
            room = session.room
            if room is not None:
                room.drop()
