"""One event more: the record of a table after it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import asdict, replace

from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Place, Record, Rules

NOWHERE: Final = Record("", 0, Rules(""), (), pledge=Pledge(""))
"""Before a table was opened."""


def evolve(record: Record, event: ev.Event) -> Record:
    return _FOLDS[type(event)](record, event)


def folded(record: Record, events: Iterable[ev.Event]) -> Record:
    for event in events:
        record = evolve(record, event)
    return record


def _settings(record: Record, event: ev.SettingsChanged) -> Record:
    return replace(record, **{n: value for n, value in asdict(event).items() if value is not UNSET})


def _captain_asked(record: Record, event: ev.CaptainAsked) -> Record:
    place = record.seats[event.seat - 1]
    return record.with_place(event.seat, replace(place, asked=event.who))


def _captain_made(record: Record, event: ev.CaptainMade) -> Record:
    """He asks nobody else any more, and whoever else asked for it need not."""
    free = record.without_captain(event.who)
    place = free.seats[event.seat - 1]
    declined = tuple(who for who in place.declined if who != event.who)
    made = replace(place, captain=event.who, asked=0, declined=declined)
    return free.with_place(event.seat, made)


def _captain_declined(record: Record, event: ev.CaptainDeclined) -> Record:
    place = record.seats[event.seat - 1]
    declined = (*place.declined, event.who)
    return record.with_place(event.seat, replace(place, asked=0, declined=declined))


_FOLDS: Final[dict[type[Any], Callable[[Record, Any], Record]]] = {
    ev.Opened: lambda _, event: event.record,
    ev.SatDown: lambda record, event: record.with_seat(event.seat, Place(who=event.who)),
    ev.BotSeated: lambda record, event: record.with_place(event.seat, Place(bot=event.bot)),
    ev.Freed: lambda record, event: record.with_place(event.seat, Place()),
    ev.SeatsLost: lambda record, event: record.with_put_out(event.who, event.by),
    ev.Noted: lambda record, event: record.knowing(event.who),
    ev.RulesSet: lambda record, event: replace(record, rules=event.rules, seats=event.seats),
    ev.SettingsChanged: _settings,
    ev.HostHanded: lambda record, event: replace(record, host=event.to),
    ev.CaptainAsked: _captain_asked,
    ev.CaptainMade: _captain_made,
    ev.CaptainDeclined: _captain_declined,
    ev.CaptainEnded: lambda record, event: record.without_captain(event.who),
    ev.ShareGiven: lambda record, event: record.with_share(event.who, event.share),
    ev.GameBegun: lambda record, event: record.with_game(event.number, event.pledge),
    ev.GameEnded: lambda record, event: replace(record.with_points(event.points), playing=0),
    ev.GameBrokenOff: lambda record, _: replace(record, playing=0),
    ev.GameLost: lambda record, event: record.without_game(event.number),
    ev.Forgotten: lambda record, event: record.without(event.who),
}
