"""Who is here. A dropped connection is not yet somebody gone: there is time to come back."""

from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

from msgspec.structs import replace

from dazwischen.table.places import ComeBack, GoAway

if TYPE_CHECKING:
    from dazwischen.server.room import Room

GRACE: Final = 8_000
"""Milliseconds without a connection until somebody counts as gone."""
HOST_GRACE: Final = 60_000
"""... and until the host's role passes on."""


class Presence:
    def __init__(self, room: "Room") -> None:
        self._room: Room = proxy(room)
        self._leaving: dict[int, Any] = {}
        self._hostless: Any = None

    def is_here(self, who: int) -> bool:
        return any(session.identity.id == who for session in self._room.sessions)

    def came(self, who: int) -> None:
        timer = self._leaving.pop(who, None)
        if timer is not None:
            timer.cancel()
        self._move(who, away=False)
        self.check()

    def left(self, who: int) -> None:
        if not self.is_here(who):
            self._wait_for(who)
        self._look_for_host()

    def check(self) -> None:
        """Everybody with a seat is here or is waited for."""
        for place in self._room.record.seats:
            if place.who and not self.is_here(place.who):
                self._wait_for(place.who)
        self._look_for_host()

    def forget(self) -> None:
        for timer in (*self._leaving.values(), self._hostless):
            if timer is not None:
                timer.cancel()
        self._leaving, self._hostless = {}, None

    def _wait_for(self, who: int) -> None:
        if who not in self._leaving:
            self._leaving[who] = self._room.hub.later(GRACE, lambda: self._gone(who))

    def _gone(self, who: int) -> None:
        self._leaving.pop(who, None)
        if not self.is_here(who):
            self._move(who, away=True)
            self._room.changed()

    def _move(self, who: int, *, away: bool) -> None:
        room, seat = self._room, self._room.record.seat_of(who)
        if not seat or room.sitting is None:
            return
        if room.sitting.table.seats[seat - 1].away != away:
            intent = GoAway(seat=seat) if away else ComeBack(seat=seat)
            room.sitting.submit(seat, intent, room.sitting.now())
            room.run()

    def _look_for_host(self) -> None:
        here = self.is_here(self._room.record.host)
        if here and self._hostless is not None:
            self._hostless.cancel()
            self._hostless = None
        elif not here and self._hostless is None:
            self._hostless = self._room.hub.later(HOST_GRACE, self._pass_on)

    def _pass_on(self) -> None:
        """The next person at the table who is here becomes host."""
        self._hostless = None
        room = self._room
        if self.is_here(room.record.host):
            return
        for place in room.record.seats:
            if place.who and self.is_here(place.who):
                room.record = replace(room.record, host=place.who)
                room.changed()
                return
