"""All about a table that everybody at it may know."""

from collections.abc import Callable, Iterable

from dazwischen.bots.readiness import unready
from dazwischen.core.seats import Status
from dazwischen.server.tables import captains
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.record import Record
from dazwischen.server.wire.messages import Person, PlayInfo, RoomInfo, RulesInfo, SeatInfo


def info(
    record: Record,
    name: Callable[[int], str],
    game: ActiveGame | None = None,
    connected: Iterable[int] = (),
) -> RoomInfo:
    """Of a table that sleeps, nobody is connected and no game is in play."""
    here = dict.fromkeys(connected)
    seats = tuple(
        SeatInfo(
            _status(record, game, here, number),
            place.who,
            name(place.who) if place.who else "",
            place.bot,
        )
        for number, place in enumerate(record.seats, 1)
    )
    return RoomInfo(
        code=record.code,
        settings=record.settings,
        rules=RulesInfo(record.rules.game, record.rules.options, record.rules.timing),
        host=0 if record.tournament else record.host,
        seats=seats,
        watchers=tuple(
            Person(who, name(who), here=True) for who in here if not record.seat_of(who)
        ),
        captains=captains.info(record, name, here.__contains__),
        play=PlayInfo(
            playing=record.play.playing,
            held=game is not None and game.held,
            games=record.play.games,
            totals=record.play.totals,
            commitment=record.pledge.commitment,
        ),
        unready=unready(record.rules.game),
        tournament=bool(record.tournament),
    )


def _status(record: Record, game: ActiveGame | None, here: dict[int, None], seat: int) -> Status:
    if game is not None:
        return game.table.seats[seat - 1].status
    place = record.seats[seat - 1]
    if place.who:
        return "person" if place.who in here else "gone"
    return "bot" if place.bot else "empty"
