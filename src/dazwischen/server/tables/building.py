"""How a table is put together from its parts: each is handed those it needs, and none knows all."""

from collections.abc import Callable

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.people import People
from dazwischen.server.streams.journal import Journal
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.aftermath import Aftermath
from dazwischen.server.tables.answers import Answers
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.changing import Changing
from dazwischen.server.tables.dealing import Dealer
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.keep_and_tell import TableEntry, Teller
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.showing import Showing
from dazwischen.server.tables.talk import Talk
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.work.thinking import Thinking
from dazwischen.store.protocol import Store


class Builder:
    def __init__(
        self, store: Store, clock: Clock, bounds: Bounds, metrics: Metrics, people: People,
        journal: Journal, unattended: Unattended, thinking: Thinking, aftermath: Aftermath,
    ) -> None:  # fmt: skip
        self._store = store
        self._clock = clock
        self._bounds = bounds
        self._metrics = metrics
        self._people = people
        self._journal = journal
        self._unattended = unattended
        self._thinking = thinking
        self._aftermath = aftermath
        self._dealer = Dealer(store, clock)

    def built(self, record: Record, dropped: Callable[[Host], None]) -> Host:
        """A table on which no game is in play; `dropped` has it read again."""
        clock, people, aftermath = self._clock, self._people, self._aftermath
        room = Room(record, None, self._journal)
        talk, answers = Talk(record.code, self._store, clock, people), Answers(record.code)
        broadcaster = Broadcaster(room.sessions, clock, self._metrics)
        play = Play(room, answers, broadcaster, clock, self._unattended, self._thinking)
        presence = Presence(room, play, broadcaster, clock, self._bounds, people)
        showing = Showing(room, broadcaster, talk, people)
        teller = Teller(room, play, presence, showing, broadcaster, talk, answers, aftermath)
        changing = Changing(room, play, presence, self._dealer, self._journal.flush)
        metrics = self._metrics
        host = Host(
            room, play, changing, presence, showing, talk, answers, people, metrics, dropped
        )
        room.entry = TableEntry(room, teller, talk, answers, aftermath, clock, host.drop)
        return host

    def woken(self, record: Record, dropped: Callable[[Host], None]) -> Host:
        """As it was when it went to sleep; raises `StoreBroken` if its game cannot be read."""
        game = self._taken_up(record.playing)
        last = record.games[-1] if record.games else 0
        kept = self._store.events(last), self._store.refusals(record.code)
        ended = None if record.playing else self._taken_up(last)
        host = self.built(record, dropped)
        host.answers.logs.recall(record.asked, *kept)
        if game is not None:
            host.play.begin(game, record.delay)
        elif ended is not None:
            host.play.recall(ended)
        return host

    def _taken_up(self, number: int) -> ActiveGame | None:
        return self._dealer.taken_up(number)
