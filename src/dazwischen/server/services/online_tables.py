"""The online tables of tournaments: opened when a round begins, and asked what they came to.

What a table's games say is read from the games as they are kept, all of them each time. So nothing
is counted twice, and what happened while nobody listened is found when the server starts again.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Raw, Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import Outcome
from dazwischen.server.base.codes import new_code
from dazwischen.server.base.health import Health
from dazwischen.server.streams.stream import Stream
from dazwischen.server.streams.stream_host import StreamHost
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.ahead import Ahead
from dazwischen.server.tables.host import Host
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.tables.tables import Tables
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.wire.settings import TableSettings
from dazwischen.server.work.load_log import load_log
from dazwischen.store.protocol import Store, StoreError
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import online
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.state import Table, Tournament
from dazwischen.tournament.rounds import Round

_log = logging.getLogger("dazwischen")
_SERVER = Actor("server")


class Unopened(Struct):
    """What is to be opened of a tournament: each table by the number of its round and its own."""

    stream: Stream[Tournament]
    tables: list[tuple[int, int]]


class OnlineTables:
    def __init__(
        self, store: Store, health: Health, tables: Tables, unattended: Unattended, ahead: Ahead,
        tournaments: StreamHost[Tournament],
    ) -> None:  # fmt: skip
        self._store = store
        self._health = health
        self._tables = tables
        self._unattended = unattended
        self._ahead = ahead
        self._tournaments = tournaments
        self._tasks: set[asyncio.Task[None]] = set()
        self._unopened: dict[str, Unopened] = {}
        """By tournament, in the order of their turns."""
        self._opening: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """After a start of the server: tables play on, and results that came meanwhile are read."""
        self._later(self._wake())

    async def _wake(self) -> None:
        """One after the other: a table takes a moment to be read, and others are heeded between."""
        for stream in self._tournaments.running():
            self.look(stream)
            for number, table in _open_tables(stream.state):
                if table.room:
                    await asyncio.wait([self._later(self._advance(stream, number, table.number))])

    def look(self, stream: Stream[Tournament]) -> None:
        """Tables that ought to be open are opened; what is over is not played on by bots."""
        tables = _open_tables(stream.state)
        unopened = [(number, table.number) for number, table in tables if not table.room]
        if unopened:
            self._unopened[stream.record.code] = Unopened(stream, unopened)
            if self._opening is None or self._opening.done():
                self._opening = self._later(self._open_all())
        self._unattended.abandon(stream.record.code, {table.room for _, table in tables})

    def over(self, record: Record) -> None:
        """A game has ended at some table."""
        stream = self._tournaments.find(record.tournament)
        if stream is None:
            return
        for number, table in _open_tables(stream.state):
            if table.room == record.code:
                self._later(self._advance(stream, number, table.number))

    def seat(self, stream: Stream[Tournament], entrant: int) -> str:
        """Somebody has come with a player's link: the code of the table where they play now."""
        for number, table in _open_tables(stream.state):
            if entrant in table.entrants and table.room:
                self._later(self._advance(stream, number, table.number))
                return table.room
        return ""

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            self._health.failed(error)
        elif error is not None:
            _log.error("a table of a tournament", exc_info=error)

    async def _open_all(self) -> None:
        """A table of each tournament in turn, and others are heeded between: a round of a large one
        has a hundred."""
        while self._unopened:
            code = next(iter(self._unopened))
            unopened = self._unopened.pop(code)
            number, table = unopened.tables.pop(0)
            if unopened.tables:
                self._unopened[code] = unopened
            await asyncio.wait([self._later(self._open(unopened.stream, number, table))])

    async def _open(self, stream: Stream[Tournament], number: int, table: int) -> None:
        found = _still_open(stream.state, number, table)
        if found is None or found.room:
            return
        try:
            record = _record(stream, found, new_code(self._store), ())
        except InvalidInput as error:
            _log.warning("a table of a tournament cannot be opened: %s", error.code)
            return
        await self._ahead.all_that_bots_know(record.rules, record.seats)
        if _still_open(stream.state, number, table) != found:
            return
        host = self._tables.open(record)
        await self._note(stream, do.OpenRoom(number, table, record.code))
        self._start(host)

    async def _advance(self, stream: Stream[Tournament], number: int, table: int) -> None:
        """What the games have come to so far; then the next game, if there is more to play."""
        found = _still_open(stream.state, number, table)
        record = self._tables.record(found.room) if found else None
        if found is None or record is None:
            return
        unattended = record.play.playing and record.unattended
        if unattended and not self._unattended.plays(record.code, record.tournament):
            return
        host = self._tables.find(found.room)
        if host is None:
            return
        room = host.room
        if room.record.play.playing:
            host.play.run()
            return
        rounds, outcome = self._played(stream.state, found, room.record)
        result = kind_of(stream.state.settings.game).result(rounds, outcome)
        await self._note(stream, do.PlayOnline(number, table, rounds, result))
        if result is None and not room.record.play.playing:
            record = _record(stream, found, room.record.code, rounds)
            room.happened([ev.RulesSet(record.rules, record.seats)])
            room.note()
            self._start(host)

    async def _note(self, stream: Stream[Tournament], action: do.Own) -> None:
        """Something that happened here, not somebody's wish."""
        if await self._tournaments.handle(stream, _SERVER, action) is None:
            self.look(stream)

    def _played(
        self, state: Tournament, table: Table, record: Record
    ) -> tuple[tuple[Round, ...], Outcome | None]:
        """Rounds of all games that came to an end, and how the last one did."""
        rounds: tuple[Round, ...] = ()
        outcome: Outcome | None = None
        kind = kind_of(state.settings.game)
        for number in record.play.games:
            game = self._store.game(number)
            if game is None or game.outcome is None:
                continue
            outcome = msgspec.json.decode(game.outcome, type=Outcome)
            if kind.by_rounds:
                seats = kind.seats(len(table.entrants), rounds)
                log = load_log(self._store, game)
                events = (envelope.event for envelope in log.envelopes)
                rounds += kind.rounds(events, seats)
        return rounds, outcome

    def _start(self, host: Host) -> None:
        record = host.room.record
        if not record.play.playing and not any(place.free for place in record.seats):
            host.changing.start()


def _record(
    stream: Stream[Tournament], table: Table, code: str, rounds: tuple[Round, ...]
) -> Record:
    settings = stream.state.settings
    options = online.options_of(settings.game, settings.options, len(table.entrants), rounds)
    rules = Rules(
        settings.game,
        Raw(msgspec.json.encode(options)),
        Raw(msgspec.json.encode(settings.timing)),
    ).written_out()
    return Record(
        code=code,
        host=0,
        rules=rules,
        seats=_places(stream.state, table, rounds),
        settings=TableSettings(settings.title),
        tournament=stream.record.code,
    )


def _places(state: Tournament, table: Table, rounds: tuple[Round, ...]) -> tuple[Place, ...]:
    """Whoever nobody has come for yet has a free seat."""
    order = kind_of(state.settings.game).seats(len(table.entrants), rounds)
    sitting = [state.entrants[table.entrants[player - 1] - 1] for player in order]
    return tuple(Place(one.identity, one.bot) for one in sitting)


def _open_tables(state: Tournament) -> list[tuple[int, Table]]:
    """Online tables that are being played, with their rounds."""
    if state.over:
        return []
    return [
        (each.number, table)
        for each in state.rounds
        if each.begun
        for table in each.tables
        if table.where == "online" and not table.over
    ]


def _still_open(state: Tournament, number: int, table: int) -> Table | None:
    for at, found in _open_tables(state):
        if (at, found.number) == (number, table):
            return found
    return None
