"""Who may do what with a table: pure decisions over its record."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from dazwischen.bots.readiness import ready
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.game import TABLE, Intent
from dazwischen.core.told import told
from dazwischen.server.base.limits import DELAY, NAME, clean
from dazwischen.server.tables import captains
from dazwischen.server.tables.record import Place, Record, Rules, resized
from dazwischen.server.wire import commands as do
from dazwischen.table import places


class Effect(Struct, frozen=True):
    """The record afterwards, and what the running game's table is to do about it."""

    record: Record
    seat: Intent | None = None
    by: int = TABLE
    starts: bool = False
    stops: bool = False


def decide(
    record: Record, who: int, command: do.Command, here: Callable[[int], bool]
) -> Effect | Rejected:
    """`here` says who is connected."""
    if isinstance(command, captains.Wish):
        after = captains.decide(record, who, command, here)
        return after if isinstance(after, Rejected) else Effect(after)
    return _RULES[type(command)](record, who, command)


def _sit(record: Record, who: int, command: do.Sit) -> Effect | Rejected:
    if record.tournament:
        return Rejected("seats-drawn")
    if not 0 <= command.seat <= len(record.seats):
        return Rejected("no-such-seat")
    if record.seat_of(who):
        return Rejected("has-a-seat")
    seat = command.seat or record.first_free
    if not seat:
        return Rejected("no-seat-free")
    if not record.seats[seat - 1].free:
        return Rejected("seat-taken")
    after = record.with_seat(seat, Place(who=who))
    return Effect(after, places.Sit(seat=seat, holder="person"))


def _stand(record: Record, who: int, _command: do.Stand) -> Effect | Rejected:
    if record.tournament:
        return Rejected("seats-drawn")
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.playing:
        return Effect(record.with_seat(seat, Place()))
    return Effect(
        record.with_seat(seat, Place(bot="mittel")),
        places.Sit(seat=seat, holder="bot", bot="mittel"),
    )


def _let_bot(record: Record, who: int, command: do.LetBot) -> Effect | Rejected:
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.playing:
        return Rejected("no-game-running")
    try:
        ready(record.rules.game, command.bot)
    except Unusable as error:
        return told(error)
    return Effect(record, places.LetBot(seat=seat, bot=command.bot), seat)


def _play_on(record: Record, who: int, _command: do.PlayOn) -> Effect | Rejected:
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.playing:
        return Rejected("no-game-running")
    return Effect(record, places.PlayOn(seat=seat), seat)


def _set_seat(record: Record, who: int, command: do.SetSeat) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if not 1 <= command.seat <= len(record.seats):
        return Rejected("no-such-seat")
    if command.holder == "person":
        return Rejected("people-sit-down-themselves")
    bot = command.bot if command.holder == "bot" else ""
    try:
        bot = str(ready(record.rules.game, bot)) if bot or command.holder == "bot" else ""
    except Unusable as error:
        return told(error)
    after = record.with_seat(command.seat, Place(bot=bot))
    if after == record:
        return Rejected("sits-there")
    return Effect(after, places.Sit(seat=command.seat, holder=command.holder, bot=bot))


def _set_rules(record: Record, who: int, command: do.SetRules) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if record.playing:
        return Rejected("game-is-running")
    try:
        rules = Rules(command.game, command.options, command.timing).written_out()
        return Effect(resized(record, rules))
    except Unusable as error:
        return told(error)


def _settings(record: Record, who: int, command: do.Settings) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    named = {name: value for name, value in asdict(command).items() if value is not UNSET}
    if not 0 <= named.get("delay", 0) <= DELAY:
        return Rejected("delay-range", (), {"most": DELAY // 1000})
    if "name" in named:
        named["name"] = clean(named["name"], NAME)
    return Effect(replace(record, **named))


def _hand_host(record: Record, who: int, command: do.HandHost) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if not record.seat_of(command.to) or command.to == who:
        return Rejected("nobody-to-be-host")
    return Effect(replace(record, host=command.to))


def _start(record: Record, who: int, _command: do.Start) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if record.playing:
        return Rejected("game-is-running")
    if record.first_free:
        return Rejected("seats-free")
    return Effect(record, starts=True)


def _stop(record: Record, who: int, _command: do.Stop) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if not record.playing:
        return Rejected("no-game-running")
    return Effect(record, stops=True)


_RULES: Final[dict[type[Any], Callable[[Record, int, Any], Effect | Rejected]]] = {
    do.Sit: _sit,
    do.Stand: _stand,
    do.LetBot: _let_bot,
    do.PlayOn: _play_on,
    do.SetSeat: _set_seat,
    do.SetRules: _set_rules,
    do.Settings: _settings,
    do.HandHost: _hand_host,
    do.Start: _start,
    do.Stop: _stop,
}
