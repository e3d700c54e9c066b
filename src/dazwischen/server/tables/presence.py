"""Who is here. A dropped connection is not yet somebody gone: there is time to come back."""

from typing import Any, Final

from dazwischen.core.errors import Rejected
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.people import People
from dazwischen.server.streams.session import Session
from dazwischen.server.tables import captains
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.barring import bars
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.room import Room
from dazwischen.table.places import ComeBack, GoAway

GRACE: Final = 8_000
"""Milliseconds without a connection until somebody counts as gone."""
HOST_GRACE: Final = 60_000
"""... and until the host's role passes on, or a captain's ends."""


class Presence:
    def __init__(
        self, room: Room, play: Play, broadcaster: Broadcaster, clock: Clock, bounds: Bounds,
        people: People,
    ) -> None:  # fmt: skip
        self._room = room
        self._play = play
        self._broadcaster = broadcaster
        self._clock = clock
        self._bounds = bounds
        self._people = people
        self._leaving: dict[int, Any] = {}
        self._hostless: Any = None

    def bars(self, who: int) -> Rejected | None:
        """Why somebody cannot come."""
        room = self._bounds.table.connections - len(self._room.sessions)
        return bars(self._room.record, who, room, self._people.name)

    def came(self, session: Session) -> None:
        self._room.sessions[session] = None
        self._broadcaster.regroup()
        who = session.identity.id
        timer = self._leaving.pop(who, None)
        if timer is not None:
            timer.cancel()
        self._move(who, away=False)
        self.check()

    def leave(self, session: Session) -> None:
        room, who = self._room, session.identity.id
        if session not in room.sessions:
            return
        del room.sessions[session]
        session.room = None
        self._broadcaster.regroup()
        if not room.is_here(who):
            self._wait_for(who)
        self._look_for_host()
        self.hold()
        room.note()

    def hold(self) -> None:
        """Nobody is hurried by bots alone while he reads or looks elsewhere."""
        game = self._room.game
        if game is not None:
            held = _is_held(self._room, game)
            if held != game.held:
                self._play.run()
                game.held = held
                self._room.note()
        self._play.run()

    def check(self) -> None:
        """Everybody with a seat is here or is waited for."""
        for who in self._room.record.company:
            if not self._room.is_here(who):
                self._wait_for(who)
        self._look_for_host()
        self.hold()

    def bar(self) -> None:
        """Whoever watches where nobody may any more has to go."""
        room = self._room
        for session in list(room.sessions):
            refusal = bars(room.record, session.identity.id, len(room.sessions), self._people.name)
            if refusal:
                session.refuse(0, refusal)
                self.leave(session)

    def forget(self) -> None:
        for timer in (*self._leaving.values(), self._hostless):
            if timer is not None:
                timer.cancel()
        self._leaving, self._hostless = {}, None

    def _wait_for(self, who: int) -> None:
        if who not in self._leaving:
            grace = GRACE if self._room.record.seat_of(who) else HOST_GRACE
            self._leaving[who] = self._clock.later(grace, lambda: self._gone(who))

    def _gone(self, who: int) -> None:
        self._leaving.pop(who, None)
        room = self._room
        if not room.is_here(who):
            self._move(who, away=True)
            room.happened(captains.stayed_away(room.record, who))
            room.note()

    def _move(self, who: int, *, away: bool) -> None:
        seat, game = self._room.record.seat_of(who), self._room.game
        if not seat or game is None:
            return
        if game.table.seats[seat - 1].away != away:
            intent = GoAway(seat=seat) if away else ComeBack(seat=seat)
            game.table.submit(seat, intent, game.now())
            self._play.run()

    def _look_for_host(self) -> None:
        record = self._room.record
        if record.tournament:
            return
        here = self._room.is_here(record.host)
        if here and self._hostless is not None:
            self._hostless.cancel()
            self._hostless = None
        elif not here and self._hostless is None:
            self._hostless = self._clock.later(HOST_GRACE, self._pass_on)

    def _pass_on(self) -> None:
        """The next person at the table who is here becomes host."""
        self._hostless = None
        room = self._room
        if room.is_here(room.record.host):
            return
        for place in room.record.seats:
            if place.who and room.is_here(place.who):
                room.happened([ev.HostHanded(place.who)])
                room.note()
                return


def _is_held(room: Room, game: ActiveGame) -> bool:
    """Whether all devices of the only person ask for it. A line that breaks changes nothing: bots
    should not go on before he is back."""
    record = room.record
    people = [place.who for place in record.seats if place.who]
    bots = sum(bool(place.bot) for place in record.seats)
    if record.tournament or len(people) != 1 or not bots or bots + 1 != len(record.seats):
        return False
    devices = [session for session in room.sessions if session.identity.id == people[0]]
    return all(session.holds for session in devices) if devices else game.held
