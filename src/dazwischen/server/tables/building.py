"""How a table is put together from its parts: each is handed those it needs, and none knows all."""

import logging
from collections.abc import Callable, Iterable

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.people import People
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.requests import LEAST
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables import table_log
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.aftermath import Aftermath
from dazwischen.server.tables.answers import Answers
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.changing import Changing
from dazwischen.server.tables.dealing import Dealer
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.keep_and_tell import Announcer, TableEntry
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.showing import Showing
from dazwischen.server.tables.table_log import TableLog
from dazwischen.server.tables.talk import Talk
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.work.thinking import Thinking
from dazwischen.store import records
from dazwischen.store.protocol import Store, StoreBroken

_log = logging.getLogger("dazwischen")


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

    def opened(self, record: Record, dropped: Callable[[Host], None]) -> Host:
        """A new table; `dropped` has it read again."""
        log = table_log.opened(self._store, record, self._clock.wall())
        return self._built(log, dropped)

    def _built(self, log: TableLog, dropped: Callable[[Host], None]) -> Host:
        """A table on which no game is in play."""
        clock, people, aftermath = self._clock, self._people, self._aftermath
        code, room = log.record.code, Room(log, self._journal, clock)
        talk, answers = Talk(code, self._store, clock, people), Answers(code)
        broadcaster = Broadcaster(room.sessions, clock, self._metrics)
        play = Play(room, answers, broadcaster, clock, self._unattended, self._thinking)
        presence = Presence(room, play, broadcaster, clock, self._bounds, people)
        showing = Showing(room, broadcaster, talk, people)
        announcer = Announcer(room, play, presence, showing, broadcaster, talk, answers, aftermath)
        changing = Changing(room, play, presence, self._dealer, self._journal.flush)
        metrics = self._metrics
        host = Host(
            room, play, changing, presence, showing, talk, answers, people, metrics, dropped
        )
        room.entry = TableEntry(room, announcer, talk, answers, aftermath, clock, host.drop)
        return host

    def woken(self, kept: records.Room, dropped: Callable[[Host], None]) -> Host:
        """As it was when it went to sleep; raises `StoreBroken` if it cannot be read."""
        log, events = table_log.read(self._store, kept)
        said = self._store.talk_of_each(kept.code, LEAST)
        done = [*log.record.asked, *table_log.answered(events, said)]
        try:
            return self._woken(log, done, dropped)
        except StoreBroken as damaged:
            # The table goes on without the game.
            _log.error("table %s: %s", kept.code, damaged)
            log.happened(ev.GameLost(damaged.stream), self._clock.wall())
            host = self._woken(log, done, dropped)
            host.room.note()
            return host

    def _woken(
        self, log: TableLog, done: Iterable[tuple[str, int]], dropped: Callable[[Host], None]
    ) -> Host:
        """Raises `StoreBroken` if its game cannot be read."""
        record = log.record
        game = self._taken_up(record.play.playing)
        last = record.play.games[-1] if record.play.games else 0
        kept = self._store.events(last), self._store.refusals(record.code)
        ended = None if record.play.playing else self._taken_up(last)
        host = self._built(log, dropped)
        host.answers.logs.recall(done, *kept)
        if game is not None:
            host.play.begin(game, record.settings.delay)
        elif ended is not None:
            host.play.recall(ended)
        return host

    def _taken_up(self, number: int) -> ActiveGame | None:
        return self._dealer.taken_up(number)
