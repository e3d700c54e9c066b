"""All tables in memory, and the one place where things are kept and then told.

What happens in one turn of the event loop is written in one transaction, whatever the number of
tables; only then is anybody told.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.core.log import Chances
from dazwischen.server.base.collecting import Collecting
from dazwischen.server.base.crowd import Crowd
from dazwischen.server.base.health import Health
from dazwischen.server.base.limits import DAY, Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.mail import Mail
from dazwischen.server.tables.pinging import Pinging
from dazwischen.server.tables.pledges import Pledges
from dazwischen.server.tables.record import Record
from dazwischen.server.tables.room import CALLS, Room
from dazwischen.server.tables.session import Session
from dazwischen.server.tables.sitting import Sitting
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.wire import messages as say
from dazwischen.server.wire.connection import RESTART
from dazwischen.server.work import summaries
from dazwischen.server.work.kept import log_of
from dazwischen.server.work.thinking import Thinking
from dazwischen.store import records
from dazwischen.store.protocol import Store, StoreBroken, StoreError
from dazwischen.table.opening import PERSON, opened, resumed
from dazwischen.texts import Texts, load

_log = logging.getLogger("dazwischen")
_encode: Final = msgspec.json.Encoder().encode
TICK: Final = 5.0
"""Seconds between two looks for tables at which nobody is."""
DICE: Final = 63
"""Bits of what bots roll by, from the operating system."""
LAST_WORDS: Final = 1.5
"""Seconds for clients to hear that the server stops."""


class Hub:
    def __init__(self, store: Store, metrics: Metrics, bounds: Bounds | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self.bounds = bounds or Bounds()
        self.rooms: dict[str, Room] = {}
        self.sessions: dict[Session, None] = {}
        """Everybody connected."""
        self.crowd = Crowd()
        self.pledges = Pledges()
        self._deserted = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.health = Health(store, self.loop.time)
        self.mail = Mail(self)
        self._pinging = Pinging(self.loop)
        self._unkept: list[Room] = []
        self._intents = 0
        """Those whose effects are about to be told."""
        self.thinking = Thinking()
        self.unattended = Unattended(self)
        self._names: dict[int, str] = {}
        self._ending: list[Callable[[Sitting, int | None], None]] = []
        self._over: list[Callable[[Room, Sitting], None]] = []
        self._alone: dict[str, int] = {}
        """Since when nobody is connected to a table."""
        self.collecting = Collecting(self.now())
        self.reading = asyncio.Lock()
        """What bots have to know is read by one at a time."""
        self._ticking = self.loop.call_later(TICK, self._tick)

    # Time

    def now(self) -> int:
        """Milliseconds of a clock that only goes forward, and stands while messages are heeded."""
        return self.mail.moment or int(self.loop.time() * 1000)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def at(self, when: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        # A little late rather than a little early: early means to be woken again.
        return self.loop.call_at((when + 1) / 1000, what)

    def later(self, after: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(after / 1000, what)

    # Clients

    def connected(self, session: Session) -> None:
        self.sessions[session] = None
        self.crowd.came(session)
        self._pinging.add(session)
        self._deserted.clear()
        self.metrics.connections.set(len(self.sessions))

    def enter(self, session: Session, hello: say.Hello) -> None:
        if session.room is not None:
            session.room.leave(session)
        room = self.room(hello.table)
        refusal = Rejected("no-such-table") if room is None else room.enter(session, hello)
        if refusal:
            session.refuse(0, refusal)

    def mistaken(self, session: Session, error: Exception) -> None:
        """What it said could not be done: by a mistake of ours, or because it cannot be kept."""
        if isinstance(error, StoreError):
            self.health.failed(error)
            session.refuse(session.asking, Rejected("cannot-keep"))
        else:
            _log.error("could not heed a message", exc_info=error)
            session.refuse(session.asking, Rejected("our-mistake"))
        if session.room is not None:
            # What was done before is kept; what was not done to the end did not happen.
            self.flush()
            self._drop(session.room)

    def closed(self, session: Session) -> None:
        # What it said before it went still counts.
        self.mail.heed()
        if session in self.sessions:
            del self.sessions[session]
            self.crowd.went(session)
        self._pinging.remove(session)
        if not self.sessions:
            self._deserted.set()
        self.metrics.connections.set(len(self.sessions))
        if session.room is not None:
            session.room.leave(session)

    def texts(self, language: str) -> Texts:
        return _texts(language)

    def name(self, who: int) -> str:
        if who not in self._names:
            self._names.update(self.store.names([who]))
        return self._names.get(who, "")

    def seen(self, identity: records.Identity) -> None:
        """Somebody came; to a day is near enough."""
        now = self.wall()
        if now - identity.seen >= DAY:
            try:
                self.store.touch(identity.id, now)
            except StoreError as error:
                self.health.failed(error)

    def renamed(self, who: int, name: str) -> None:
        self._names[who] = name
        for room in self.rooms.values():
            if any(session.identity.id == who for session in room.sessions):
                room.changed()

    def said(self, talk: records.Talk) -> say.Said:
        called = talk.text.startswith("/") and talk.text[1:] in CALLS
        call, text = (talk.text[1:], "") if called else ("", talk.text)
        return say.Said(talk.number, talk.at, talk.who, self.name(talk.who), text, call)

    def last_said(self, code: str) -> int:
        lines = self.store.talk(code, 1)
        return lines[-1].number if lines else 0

    # Tables

    def open(self, record: Record) -> Room:
        room = Room(self, record)
        self._put(room)
        room.changed()
        self.flush()
        return room

    def room(self, code: str) -> Room | None:
        """The table, woken if it sleeps."""
        if code in self.rooms:
            return self.rooms[code]
        kept = self.store.room(code)
        if kept is None:
            return None
        record = msgspec.json.decode(kept.data, type=Record)
        try:
            room = self._woken(record)
        except StoreBroken as damaged:
            # The table goes on without the game.
            _log.error("table %s: %s", code, damaged)
            games = tuple(number for number in record.games if number != damaged.stream)
            room = self._woken(replace(record, playing=0, games=games))
        self._put(room)
        return room

    def _woken(self, record: Record) -> Room:
        room = Room(self, record, self._taken_up(record.playing))
        last = record.games[-1] if record.games else 0
        kept = self.store.events(last), self.store.refusals(record.code)
        room.answers.recall(record.asked, *kept)
        if not record.playing:
            room.audience.recall(self._taken_up(last))
        return room

    def record(self, code: str) -> Record | None:
        """A table's, which sleeps on if it sleeps."""
        if code in self.rooms:
            return self.rooms[code].record
        kept = self.store.room(code)
        return None if kept is None else msgspec.json.decode(kept.data, type=Record)

    def rooms_of(self, who: int) -> list[Room]:
        """Tables at which somebody has a seat, the latest first; those that sleep sleep on."""
        return [
            self.rooms.get(kept.code) or Room(self, msgspec.json.decode(kept.data, type=Record))
            for code in self.store.rooms_of(who)
            if (kept := self.store.room(code)) is not None
        ]

    def _put(self, room: Room) -> None:
        self.rooms[room.record.code] = room
        self.metrics.tables.set(len(self.rooms))

    def _taken_up(self, number: int) -> Sitting | None:
        """A game exactly as it was after its last event."""
        game = self.store.game(number) if number else None
        if game is None:
            return None
        return Sitting(game.id, resumed(log_of(self.store, game), ponders=False), self.now)

    def start(self, record: Record) -> Sitting:
        """A new game at the table's seats."""
        options, timing = record.rules.read()
        seats = [PERSON if place.who else place.bot for place in record.seats]
        mixed = record.pledge.mixed(place.who for place in record.seats)
        # Whoever measured what bots do, for as long as he likes, would learn nothing of the deal.
        chances = Chances(mixed, secrets.randbits(DICE))
        table = opened(record.rules.game, options, chances, seats, timing)
        people = record.people
        header = msgspec.Raw(_encode(table.header))
        key = secrets.token_urlsafe(12)
        game = records.Game(0, record.code, key, header, people, self.wall())
        with self.store.transaction():
            number = self.store.add_game(game)
            self.store.put_summary(number, summaries.begun())
        return Sitting(number, table, self.now)

    def when_ending(self, kept: Callable[[Sitting, int | None], None]) -> None:
        """Asks to be called for every game that ends, or is broken off, by whom: what it keeps is
        kept together with the end, or neither is."""
        self._ending.append(kept)

    def ending(self, sitting: Sitting, by: int | None = None) -> None:
        """`by`: the seat of whoever broke it off, or 0."""
        for kept in self._ending:
            try:
                kept(sitting, by)
            except Exception:  # noqa: BLE001 - the end itself must not be lost for it
                _log.exception("could not keep what follows from the end of a game")

    def when_over(self, told: Callable[[Room, Sitting], None]) -> None:
        """Asks to be told of every game that has ended, once that is kept."""
        self._over.append(told)

    def over(self, room: Room, sitting: Sitting) -> None:
        for told in self._over:
            self.loop.call_soon(told, room, sitting)

    # Keeping and telling

    def changed(self, room: Room) -> None:
        if room.unkept:
            return
        if not self._unkept:
            self.loop.call_soon(self.flush)
        room.unkept = True
        self._unkept.append(room)

    def flush(self) -> None:
        rooms, self._unkept = self._unkept, []
        if not rooms:
            return
        for room in rooms:
            room.unkept = False
        began = self.loop.time()
        try:
            with self.store.transaction():
                self.store.add_events([row for room in rooms for row in room.rows()])
                for room in rooms:
                    room.persist(self.store)
        except StoreError as error:
            # Nobody was told. The tables are read again as they were kept, and clients come back.
            self.health.failed(error)
            for room in rooms:
                self._drop(room)
            return
        self.health.kept()
        self.metrics.commit.took(self.loop.time() - began)
        for room in rooms:
            self._tell(room)
        self.mail.deliver()
        self.metrics.latency.took(self.loop.time() - self.mail.since, self._intents)
        self._intents = 0

    def _tell(self, room: Room) -> None:
        try:
            room.tell()
        except Exception:  # noqa: BLE001 - a mistake of ours; what happened is kept
            _log.exception("could not tell what happened")
            self._drop(room)

    def intended(self) -> None:
        """An intent came; how long it takes until all are told is worth knowing."""
        self._intents += 1

    def _drop(self, room: Room, why: str = "restart") -> None:
        record = room.record
        self.rooms.pop(record.code, None)
        room.sleep()
        if record.unattended and record.playing:
            # Nobody would come back to wake it.
            self.unattended.dropped(record.code, record.tournament)
        for session in list(room.sessions):
            session.room = None
            session.leave(why, RESTART)

    def let_sleep(self, code: str) -> None:
        """Unless somebody is there."""
        room = self.rooms.get(code)
        if room is not None and not room.sessions:
            self.flush()
            self.rooms.pop(code, None)
            self._alone.pop(code, None)
            room.sleep()

    def close_table(self, code: str) -> None:
        """It is about to be deleted. What happened there is kept before."""
        room = self.rooms.get(code)
        if room is not None:
            self._drop(room, "closed")

    def put_out(self, who: int, why: str, close: int) -> None:
        """Somebody is about to be deleted, or may not be here any more. The tables concerned are
        read again as they will be kept then."""
        for session in [each for each in self.sessions if each.identity.id == who]:
            session.leave(why, close)
        for room in list(self.rooms.values()):
            here = any(session.identity.id == who for session in room.sessions)
            if here or who in room.record.company:
                self._drop(room)
        self._names.pop(who, None)

    def _tick(self) -> None:
        """Lets tables sleep at which nobody is."""
        for code, room in list(self.rooms.items()):
            if room.sessions or room.unkept or self.unattended.has_turn(code):
                self._alone.pop(code, None)
            elif self.now() - self._alone.setdefault(code, self.now()) >= self.bounds.idle:
                self.let_sleep(code)
        self.unattended.go_on()
        self.metrics.tables.set(len(self.rooms))
        # Waiting for the disk takes longer than anybody at a table should.
        self.loop.run_in_executor(None, self.store.tidy)
        self.collecting.tick(self.now())
        self._ticking = self.loop.call_later(TICK, self._tick)

    async def stop(self) -> None:
        """Everything is kept already; clients are told to come back, and given time to hear it."""
        self._ticking.cancel()
        self._pinging.stop()
        self.mail.heed()
        self.flush()
        self.thinking.stop()
        for room in self.rooms.values():
            room.sleep()
        for session in list(self.sessions):
            session.leave("restart", RESTART)
        if self.sessions:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._deserted.wait()
        self.flush()


@lru_cache
def _texts(language: str) -> Texts:
    return load(language)
