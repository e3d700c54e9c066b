"""What a running server has in memory of things about to be deleted is let go of first."""

from dazwischen.server.base.people import People
from dazwischen.server.services.orders import Ban, Delete, Order, rooms_of
from dazwischen.server.services.tournament_service import TournamentService
from dazwischen.server.streams.inbox import Inbox
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.sessions import Sessions
from dazwischen.server.tables.tables import Tables
from dazwischen.server.wire.connection import POLICY
from dazwischen.store.protocol import Store


class LettingGo:
    def __init__(
        self, store: Store, inbox: Inbox, journal: Journal, people: People, sessions: Sessions,
        tables: Tables, service: TournamentService,
    ) -> None:  # fmt: skip
        self._store = store
        self._inbox = inbox
        self._journal = journal
        self._people = people
        self._sessions = sessions
        self._tables = tables
        self._service = service

    def all_of(self, order: Order) -> None:
        # What has happened until now is kept and told before anything goes.
        self._inbox.process()
        self._journal.flush()
        for name in order.names:
            self._let_go(order, name)

    def is_awake(self, code: str) -> bool:
        """Whether a table is in memory."""
        return code in self._tables.awake

    def _let_go(self, order: Order, name: str) -> None:
        match order:
            case Delete(kind="table"):
                self._tables.close(name)
            case Delete(kind="identity"):
                self._put_out(int(name), "removed")
            case Delete(kind="tournament"):
                self._service.tournaments.forget(name)
                for code in rooms_of(self._store, name):
                    self._tables.close(code)
            case Delete(kind="sheet"):
                self._service.sheets.forget(name)
            case Ban(on=True):
                self._put_out(int(name), "banned")

    def _put_out(self, who: int, why: str) -> None:
        self._sessions.put_out(who, why, POLICY)
        self._tables.put_out(who)
        self._people.forget(who)
