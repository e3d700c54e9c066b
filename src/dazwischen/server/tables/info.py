"""All about a table that everybody at it may know."""

from typing import TYPE_CHECKING

from dazwischen.bots.readiness import unready
from dazwischen.core.seats import Status
from dazwischen.server.tables import captains
from dazwischen.server.wire.messages import Person, RoomInfo, SeatInfo

if TYPE_CHECKING:
    from dazwischen.server.tables.room import Room


def info(room: "Room") -> RoomInfo:
    record = room.record
    return RoomInfo(
        code=record.code,
        name=record.name,
        game=record.rules.game,
        options=record.rules.options,
        timing=record.rules.timing,
        public=record.public,
        watching=record.watching,
        delay=record.delay,
        talk=record.talk,
        host=0 if record.tournament else record.host,
        seats=_seats(room),
        watchers=_watchers(room),
        captains=captains.info(record, room.hub.name, room.is_here),
        playing=record.playing,
        held=room.sitting is not None and room.sitting.held,
        games=record.games,
        totals=record.totals,
        unready=unready(record.rules.game),
        tournament=bool(record.tournament),
        commitment=record.pledge.commitment,
    )


def _seats(room: "Room") -> tuple[SeatInfo, ...]:
    found = []
    for number, place in enumerate(room.record.seats, 1):
        name = room.hub.name(place.who) if place.who else ""
        found.append(SeatInfo(_status(room, number), place.who, name, place.bot))
    return tuple(found)


def _status(room: "Room", seat: int) -> Status:
    if room.sitting is not None:
        return room.sitting.table.seats[seat - 1].status
    place = room.record.seats[seat - 1]
    if place.who:
        return "person" if room.is_here(place.who) else "gone"
    return "bot" if place.bot else "empty"


def _watchers(room: "Room") -> tuple[Person, ...]:
    here = dict.fromkeys(session.identity.id for session in room.sessions)
    return tuple(
        Person(who, room.hub.name(who), here=True) for who in here if not room.record.seat_of(who)
    )
