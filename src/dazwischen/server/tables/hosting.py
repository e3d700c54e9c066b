"""Who may do what with a table: pure decisions over its record."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from dazwischen.bots.readiness import ready
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.game import TABLE, Intent
from dazwischen.core.input_problem import problem_of
from dazwischen.server.base.limits import DELAY, NAME, clean
from dazwischen.server.tables import captains
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.evolve import folded
from dazwischen.server.tables.record import Place, Record, Rules, resized
from dazwischen.server.wire import commands as do
from dazwischen.table import places


class Effect(Struct, frozen=True):
    """What happens to the table, and what its running game is to do about it."""

    events: tuple[ev.Event, ...] = ()
    seat: Intent | None = None
    by: int = TABLE
    starts: bool = False
    stops: bool = False


def decide(
    record: Record, who: int, command: do.Command, here: Callable[[int], bool]
) -> Effect | Rejected:
    """`here` says who is connected."""
    if isinstance(command, captains.Wish):
        event = captains.decide(record, who, command, here)
        return event if isinstance(event, Rejected) else Effect((event,))
    answer = _RULES[type(command)](record, who, command)
    return answer if isinstance(answer, Rejected) else _with_lost_seats(record, who, answer)


def _with_lost_seats(record: Record, who: int, effect: Effect) -> Effect:
    """Whoever has lost his by somebody else's doing is told as soon as he is here."""
    after = folded(record, effect.events)
    lost = record.seats_by_person.keys() - after.seats_by_person.keys() - {who}
    if not lost:
        return effect
    return replace(effect, events=(*effect.events, ev.SeatsLost(tuple(sorted(lost)), who)))


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
    return Effect((ev.SatDown(seat, who),), places.Sit(seat=seat, holder="person"))


def _stand(record: Record, who: int, _command: do.Stand) -> Effect | Rejected:
    if record.tournament:
        return Rejected("seats-drawn")
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.play.playing:
        return Effect((ev.Freed(seat),))
    bot = places.Sit(seat=seat, holder="bot", bot="mittel")
    return Effect((ev.BotSeated(seat, bot.bot),), bot)


def _let_bot(record: Record, who: int, command: do.LetBot) -> Effect | Rejected:
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.play.playing:
        return Rejected("no-game-running")
    try:
        ready(record.rules.game, command.bot)
    except InvalidInput as error:
        return problem_of(error)
    return Effect((), places.LetBot(seat=seat, bot=command.bot), seat)


def _play_on(record: Record, who: int, _command: do.PlayOn) -> Effect | Rejected:
    seat = record.seat_of(who)
    if not seat:
        return Rejected("has-no-seat")
    if not record.play.playing:
        return Rejected("no-game-running")
    return Effect((), places.PlayOn(seat=seat), seat)


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
    except InvalidInput as error:
        return problem_of(error)
    if record.seats[command.seat - 1] == Place(bot=bot):
        return Rejected("sits-there")
    event = ev.BotSeated(command.seat, bot) if bot else ev.Freed(command.seat)
    return Effect((event,), places.Sit(seat=command.seat, holder=command.holder, bot=bot))


def _set_rules(record: Record, who: int, command: do.SetRules) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if record.play.playing:
        return Rejected("game-is-running")
    try:
        rules = Rules(command.game, command.options, command.timing).written_out()
        return Effect((ev.RulesSet(rules, resized(record, rules)),))
    except InvalidInput as error:
        return problem_of(error)


def _settings(record: Record, who: int, command: do.Settings) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    named = {name: value for name, value in asdict(command).items() if value is not UNSET}
    if not 0 <= named.get("delay", 0) <= DELAY:
        return Rejected("delay-range", (), {"most": DELAY // 1000})
    if "name" in named:
        named["name"] = clean(named["name"], NAME)
    return Effect((ev.SettingsChanged(**named),))


def _hand_host(record: Record, who: int, command: do.HandHost) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if not record.seat_of(command.to) or command.to == who:
        return Rejected("nobody-to-be-host")
    return Effect((ev.HostHanded(command.to),))


def _start(record: Record, who: int, _command: do.Start) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if record.play.playing:
        return Rejected("game-is-running")
    if record.first_free:
        return Rejected("seats-free")
    return Effect(starts=True)


def _stop(record: Record, who: int, _command: do.Stop) -> Effect | Rejected:
    if not record.led_by(who):
        return Rejected("host-only")
    if not record.play.playing:
        return Rejected("no-game-running")
    return Effect(stops=True)


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
