"""Who is here. A dropped connection is not yet somebody gone: there is time to come back."""

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from dazwischen.table.places import ComeBack, GoAway

if TYPE_CHECKING:
    from dazwischen.server.tables.room import Room
    from dazwischen.server.tables.sitting import Sitting

GRACE: Final = 8_000
"""Milliseconds without a connection until somebody counts as gone."""
HOST_GRACE: Final = 60_000
"""... and until the host's role passes on, or a captain's ends."""


class Presence:
    """At one table, which is handed in: what knew it would keep it in memory."""

    def __init__(self) -> None:
        self._leaving: dict[int, Any] = {}
        self._hostless: Any = None

    def came(self, room: "Room", who: int) -> None:
        timer = self._leaving.pop(who, None)
        if timer is not None:
            timer.cancel()
        self._move(room, who, away=False)
        self.check(room)

    def left(self, room: "Room", who: int) -> None:
        if not room.is_here(who):
            self._wait_for(room, who)
        self._look_for_host(room)
        self.hold(room)

    def hold(self, room: "Room") -> None:
        """Nobody is hurried by bots alone while he reads or looks elsewhere."""
        sitting = room.sitting
        if sitting is not None:
            held = _is_held(room, sitting)
            if held != sitting.held:
                room.run()
                sitting.held = held
                room.changed()
        room.run()

    def check(self, room: "Room") -> None:
        """Everybody with a seat is here or is waited for."""
        for who in room.record.company:
            if not room.is_here(who):
                self._wait_for(room, who)
        self._look_for_host(room)
        self.hold(room)

    def bar(self, room: "Room") -> None:
        """Whoever watches where nobody may any more has to go."""
        for session in list(room.sessions):
            refusal = room.bars(session.identity.id, len(room.sessions))
            if refusal:
                session.refuse(0, refusal)
                room.leave(session)

    def forget(self) -> None:
        for timer in (*self._leaving.values(), self._hostless):
            if timer is not None:
                timer.cancel()
        self._leaving, self._hostless = {}, None

    def _wait_for(self, room: "Room", who: int) -> None:
        if who not in self._leaving:
            grace = GRACE if room.record.seat_of(who) else HOST_GRACE
            self._leaving[who] = room.hub.later(grace, lambda: self._gone(room, who))

    def _gone(self, room: "Room", who: int) -> None:
        self._leaving.pop(who, None)
        if not room.is_here(who):
            self._move(room, who, away=True)
            room.record = room.record.without_captain(who)
            room.changed()

    def _move(self, room: "Room", who: int, *, away: bool) -> None:
        seat = room.record.seat_of(who)
        if not seat or room.sitting is None:
            return
        if room.sitting.table.seats[seat - 1].away != away:
            intent = GoAway(seat=seat) if away else ComeBack(seat=seat)
            room.sitting.table.submit(seat, intent, room.sitting.now())
            room.run()

    def _look_for_host(self, room: "Room") -> None:
        if room.record.tournament:
            return
        here = room.is_here(room.record.host)
        if here and self._hostless is not None:
            self._hostless.cancel()
            self._hostless = None
        elif not here and self._hostless is None:
            self._hostless = room.hub.later(HOST_GRACE, lambda: self._pass_on(room))

    def _pass_on(self, room: "Room") -> None:
        """The next person at the table who is here becomes host."""
        self._hostless = None
        if room.is_here(room.record.host):
            return
        for place in room.record.seats:
            if place.who and room.is_here(place.who):
                room.record = replace(room.record, host=place.who)
                room.changed()
                return


def _is_held(room: "Room", sitting: "Sitting") -> bool:
    """Whether all devices of the only person ask for it. A line that breaks changes nothing: bots
    should not go on before he is back."""
    record = room.record
    people = [place.who for place in record.seats if place.who]
    bots = sum(bool(place.bot) for place in record.seats)
    if record.tournament or len(people) != 1 or not bots or bots + 1 != len(record.seats):
        return False
    devices = [session for session in room.sessions if session.identity.id == people[0]]
    return all(session.holds for session in devices) if devices else sitting.held
