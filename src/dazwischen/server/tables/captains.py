"""J-TEAM-1: somebody who watches as a seat's captain, by the wish of whoever sits there.

What a captain does costs the player, so nobody but the player makes him captain. He sees what all
see who watch, only without delay.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from dazwischen.core.errors import Rejected
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.record import Place, Record
from dazwischen.server.wire import commands as do
from dazwischen.server.wire.messages import CaptainInfo

DECLINED: Final = 16
"""So many are remembered whom a player does not want; then nobody asks him any more."""

Wish: TypeAlias = do.AskCaptain | do.MakeCaptain | do.NoCaptain


def decide(
    record: Record, who: int, wish: Wish, here: Callable[[int], bool]
) -> ev.Event | Rejected:
    if not record.rules.captains():
        return Rejected("no-captains", ("J-TEAM-1",))
    match wish:
        case do.AskCaptain():
            return _ask(record, who, wish.seat)
        case do.MakeCaptain():
            return _make(record, record.seat_of(who), wish.who, here)
        case do.NoCaptain():
            return _end(record, who, wish.seat)


def stayed_away(record: Record, who: int) -> list[ev.Event]:
    """Nobody waits for a captain for ever."""
    return [ev.CaptainEnded(who)] if record.captain_of(who) or record.asks(who) else []


def _ask(record: Record, who: int, seat: int) -> ev.Event | Rejected:
    """One question at a time, to a player and of a person; and nobody asks twice."""
    if record.seat_of(who):
        return Rejected("has-a-seat")
    place = _place(record, seat)
    if place is None or not place.who:
        return Rejected("nobody-to-captain", ("J-TEAM-1",))
    if record.captain_of(who) or record.asks(who):
        return Rejected("captains-one-seat", ("J-TEAM-1",))
    if place.captain or place.asked:
        return Rejected("captain-taken", ("J-TEAM-1",))
    if who in place.declined or len(place.declined) >= DECLINED:
        return Rejected("captain-declined", ("J-TEAM-1",))
    return ev.CaptainAsked(seat, who)


def _make(
    record: Record, seat: int, captain: int, here: Callable[[int], bool]
) -> ev.Event | Rejected:
    if not seat:
        return Rejected("has-no-seat")
    if record.seat_of(captain) or not here(captain):
        return Rejected("nobody-watches", ("J-TEAM-1",))
    if record.captain_of(captain):
        return Rejected("captains-one-seat", ("J-TEAM-1",))
    return ev.CaptainMade(seat, captain)


def _end(record: Record, who: int, seat: int) -> ev.Event | Rejected:
    """The player, the host and the captain himself can; a question is answered with no by it."""
    place = _place(record, seat)
    if place is None or not (place.captain or place.asked):
        return Rejected("no-such-captain", ("J-TEAM-1",))
    if who in (place.captain, place.asked):
        return ev.CaptainEnded(who)
    if who != place.who and not record.led_by(who):
        return Rejected("not-your-captain", ("J-TEAM-1",))
    if place.captain:
        return ev.CaptainEnded(place.captain)
    return ev.CaptainDeclined(seat, place.asked)


def _place(record: Record, seat: int) -> Place | None:
    return record.seats[seat - 1] if 1 <= seat <= len(record.seats) else None


def refused(*, captain: bool) -> Rejected:
    """A captain does what captains do and nothing else, and nobody does it in his place."""
    return Rejected("captains-pause-only" if captain else "captain-only", ("J-TEAM-1",))


def info(
    record: Record, name: Callable[[int], str], here: Callable[[int], bool]
) -> tuple[CaptainInfo, ...]:
    """Who is somebody's captain, or asks to be."""
    return tuple(
        CaptainInfo(seat, who, name(who), here(who), asks=not place.captain)
        for seat, place in enumerate(record.seats, 1)
        if (who := place.captain or place.asked)
    )
