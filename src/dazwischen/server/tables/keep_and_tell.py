"""Whatever happened at a table is kept first, all of it together, and told afterwards."""

from collections.abc import Callable
from typing import Final

import msgspec

from dazwischen.server.base.clock import Clock
from dazwischen.server.streams.requests import answered
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.aftermath import Aftermath
from dazwischen.server.tables.answers import Answers
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.showing import Showing
from dazwischen.server.tables.talk import Talk
from dazwischen.store import records
from dazwischen.store.protocol import Store

_encode: Final = msgspec.json.Encoder().encode


class Announcer:
    """Tells those who are at the table what is kept."""

    def __init__(
        self, room: Room, play: Play, presence: Presence, showing: Showing,
        broadcaster: Broadcaster, talk: Talk, answers: Answers, aftermath: Aftermath,
    ) -> None:  # fmt: skip
        self._room = room
        self._play = play
        self._presence = presence
        self._showing = showing
        self._broadcaster = broadcaster
        self._talk = talk
        self._answers = answers
        self._aftermath = aftermath

    def tell(self) -> None:
        room, game = self._room, self._room.game
        if self._talk.unkept:
            self._tell_talk()
        over = game is not None and game.table.outcome is not None
        if game is not None and (steps := game.kept()):
            self._broadcaster.tell(
                steps, answered(steps), room.record.settings.delay, self._showing.welcome
            )
        if over:
            self._broadcaster.finish()
        if room.changed:
            self._showing.tell()
            self._presence.bar()
            room.changed = False
        if self._answers.unsent:
            self._answers.send()
        if over:
            self._play.over()
            self._aftermath.over(room.record)

    def _tell_talk(self) -> None:
        """Before anything else: whoever is welcomed below is shown it as said."""
        for said in self._talk.taken():
            line = _encode(said)
            for session in self._room.sessions:
                session.send(line)


class TableEntry:
    """What happened at a table since it was last kept, for the journal."""

    def __init__(
        self, room: Room, announcer: Announcer, talk: Talk, answers: Answers, aftermath: Aftermath,
        clock: Clock, drop: Callable[[], None],
    ) -> None:  # fmt: skip
        self._room = room
        self._announcer = announcer
        self._talk = talk
        self._answers = answers
        self._aftermath = aftermath
        self._clock = clock
        self._drop = drop

    def rows(self) -> list[records.Event]:
        room, game = self._room, self._room.game
        room.unkept = False
        if game is not None and game.fresh and game.table.outcome is not None:
            room.happened([ev.GameEnded(game.table.outcome.points)])
            room.changed = True
        rows = game.rows() if game is not None else []
        return rows + room.log.rows() if room.log.unwritten else rows

    def persist(self, store: Store) -> None:
        room, game = self._room, self._room.game
        if game is not None and game.fresh:
            if (outcome := game.table.outcome) is not None:
                store.end_game(game.number, self._clock.wall(), _encode(outcome))
            if (summary := game.summary()) is not None:
                store.put_summary(game.number, summary)
        for broken in room.broken_off:
            if broken.ends:
                store.end_game(broken.game.number, self._clock.wall(), None)
        if room.changed or room.log.unwritten:
            self._keep_record(store)
        for broken in room.broken_off:
            self._aftermath.ending(broken.game, broken.by)
        room.broken_off = []
        if game is not None and game.fresh and game.table.outcome is not None:
            self._aftermath.ending(game)
        if self._talk.unkept:
            store.add_talk(self._talk.unkept)
        if self._answers.unsent:
            self._answers.persist(store)

    def _keep_record(self, store: Store) -> None:
        room = self._room
        store.put_room(room.log.room(self._clock.wall()))
        if room.game is not None:
            # Whoever sits down in the middle of a game may see it again afterwards.
            store.add_people(room.game.number, room.record.people)

    def tell(self) -> None:
        self._announcer.tell()

    def failed(self, error: Exception) -> None:  # noqa: ARG002 - the journal has said it
        """Clients come back to the table as it was kept."""
        self._drop()
