"""One event more: the record of a table after it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import asdict, replace

from dazwischen.server.base.limits import NAMED, PUT_OUT
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Place, PutOut, Record, Rules

NOWHERE: Final = Record("", 0, Rules(""), (), pledge=Pledge(""))
"""Before a table was opened."""


def evolve(record: Record, event: ev.Event) -> Record:
    return _FOLDS[type(event)](record, event)


def folded(record: Record, events: Iterable[ev.Event]) -> Record:
    for event in events:
        record = evolve(record, event)
    return record


def _sat_down(record: Record, event: ev.SatDown) -> Record:
    """Then he is nobody's captain any more, and knows of any seat that he has lost."""
    free = _without_captain(_knowing(record, event.who), event.who)
    return _with_place(free, event.seat, Place(who=event.who))


def _seats_lost(record: Record, event: ev.SeatsLost) -> Record:
    """They are told as soon as they are here."""
    others = tuple(one for one in record.put_out if one.who not in event.who)
    put_out = (*others, *(PutOut(who, event.by) for who in event.who))
    return replace(record, put_out=put_out[-PUT_OUT:])


def _settings(record: Record, event: ev.SettingsChanged) -> Record:
    named = {name: value for name, value in asdict(event).items() if value is not UNSET}
    return replace(record, settings=replace(record.settings, **named))


def _captain_asked(record: Record, event: ev.CaptainAsked) -> Record:
    place = record.seats[event.seat - 1]
    return _with_place(record, event.seat, replace(place, asked=event.who))


def _captain_made(record: Record, event: ev.CaptainMade) -> Record:
    """He asks nobody else any more, and whoever else asked for it need not."""
    free = _without_captain(record, event.who)
    place = free.seats[event.seat - 1]
    declined = tuple(who for who in place.declined if who != event.who)
    made = replace(place, captain=event.who, asked=0, declined=declined)
    return _with_place(free, event.seat, made)


def _captain_declined(record: Record, event: ev.CaptainDeclined) -> Record:
    place = record.seats[event.seat - 1]
    declined = (*place.declined, event.who)
    return _with_place(record, event.seat, replace(place, asked=0, declined=declined))


def _share_given(record: Record, event: ev.ShareGiven) -> Record:
    """Those of people who have got up since are forgotten."""
    here = {sat.who for sat in record.people}
    shares = {who: share for who, share in record.pledge.shares.items() if who in here}
    pledge = replace(record.pledge, shares={**shares, event.who: event.share})
    return replace(record, pledge=pledge)


def _game_begun(record: Record, event: ev.GameBegun) -> Record:
    """What the next one will be dealt from is promised."""
    games = (*record.play.games, event.number)
    if not record.tournament:
        # All who are here are told of them again and again.
        games = games[-NAMED:]
    play = replace(record.play, playing=event.number, games=games)
    return replace(record, play=play, pledge=event.pledge)


def _game_ended(record: Record, event: ev.GameEnded) -> Record:
    totals = dict(record.play.totals)
    for seat, gained in enumerate(event.points, 1):
        key = record.scorer(seat)
        totals[key] = totals.get(key, 0) + gained
    return _with_play(record, totals=totals, playing=0)


def _game_lost(record: Record, event: ev.GameLost) -> Record:
    """The table goes on without it."""
    play = record.play
    games = tuple(number for number in play.games if number != event.number)
    playing = 0 if play.playing == event.number else play.playing
    return _with_play(record, playing=playing, games=games)


def _forgotten(record: Record, event: ev.Forgotten) -> Record:
    """Nobody sits where he sat, and his points are nobody's."""
    gone = str(event.who)
    totals = {scorer: points for scorer, points in record.play.totals.items() if scorer != gone}
    seats = tuple(Place() if place.who == event.who else place for place in record.seats)
    return _with_play(replace(record, seats=seats), totals=totals)


def _with_play(record: Record, **changed: Any) -> Record:  # noqa: ANN401 - fields of several kinds
    return replace(record, play=replace(record.play, **changed))


def _with_place(record: Record, seat: int, place: Place) -> Record:
    return replace(record, seats=(*record.seats[: seat - 1], place, *record.seats[seat:]))


def _knowing(record: Record, who: int) -> Record:
    """He knows that he has lost his seat."""
    return replace(record, put_out=tuple(one for one in record.put_out if one.who != who))


def _without_captain(record: Record, who: int) -> Record:
    """Neither is he one, nor does he ask to be."""
    if not (record.captain_of(who) or record.asks(who)):
        return record
    return replace(record, seats=tuple(_without(place, who) for place in record.seats))


def _without(place: Place, who: int) -> Place:
    captain, asked = (0 if one == who else one for one in (place.captain, place.asked))
    return replace(place, captain=captain, asked=asked)


_FOLDS: Final[dict[type[Any], Callable[[Record, Any], Record]]] = {
    ev.Opened: lambda _, event: event.record,
    ev.SatDown: _sat_down,
    ev.BotSeated: lambda record, event: _with_place(record, event.seat, Place(bot=event.bot)),
    ev.Freed: lambda record, event: _with_place(record, event.seat, Place()),
    ev.SeatsLost: _seats_lost,
    ev.Noted: lambda record, event: _knowing(record, event.who),
    ev.RulesSet: lambda record, event: replace(record, rules=event.rules, seats=event.seats),
    ev.SettingsChanged: _settings,
    ev.HostHanded: lambda record, event: replace(record, host=event.to),
    ev.CaptainAsked: _captain_asked,
    ev.CaptainMade: _captain_made,
    ev.CaptainDeclined: _captain_declined,
    ev.CaptainEnded: lambda record, event: _without_captain(record, event.who),
    ev.ShareGiven: _share_given,
    ev.GameBegun: _game_begun,
    ev.GameEnded: _game_ended,
    ev.GameBrokenOff: lambda record, _: _with_play(record, playing=0),
    ev.GameLost: _game_lost,
    ev.Forgotten: _forgotten,
}
