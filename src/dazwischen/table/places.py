"""What can be wanted of a seat: to sit down, get up, go, come back, let a bot play."""

from typing import Final, TypeAlias, TypeGuard, get_args

from dazwischen.bots.strength import strength
from dazwischen.core import seating as ev
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.game import Intent
from dazwischen.core.seats import Seat, Seats


class Sit(Intent, frozen=True, tag_field="do", tag="sit"):
    """A person, or a bot of a strength, takes the seat, or it becomes empty."""

    holder: ev.Holder
    bot: str = ""


class GoAway(Intent, frozen=True, tag_field="do", tag="go-away"):
    """The person can no longer be reached."""


class ComeBack(Intent, frozen=True, tag_field="do", tag="come-back"):
    """The person is there again, and plays on even if a bot has stepped in."""


class LetBot(Intent, frozen=True, tag_field="do", tag="let-bot"):
    """A bot plays for the person, who watches or is gone."""

    bot: str


class PlayOn(Intent, frozen=True, tag_field="do", tag="play-on"):
    """The person plays again instead of the bot."""


SeatIntent: TypeAlias = Sit | GoAway | ComeBack | LetBot | PlayOn
ABOUT_SEATS: Final[frozenset[type]] = frozenset(get_args(SeatIntent))


def about_seats(intent: Intent) -> TypeGuard[SeatIntent]:
    return type(intent) in ABOUT_SEATS


def decide(seats: Seats, intent: SeatIntent) -> list[ev.SeatEvent] | Rejected:
    if not 1 <= intent.seat <= len(seats):
        return Rejected("no-such-seat")
    seat, number = seats[intent.seat - 1], intent.seat
    match intent:
        case Sit():
            return _sit(seat, intent)
        case GoAway():
            if seat.holder != "person" or seat.away:
                return Rejected("nobody-to-go")
            return [ev.WentAway(number)]
        case ComeBack():
            if not seat.away:
                return Rejected("nobody-was-gone")
            back: list[ev.SeatEvent] = [ev.CameBack(number)]
            return [*back, ev.BotSteppedOut(number)] if seat.bot else back
        case LetBot():
            return _let_bot(seat, intent)
        case PlayOn():
            if seat.holder != "person" or not seat.bot:
                return Rejected("no-bot-plays")
            return [ev.BotSteppedOut(number)]


def _sit(seat: Seat, intent: Sit) -> list[ev.SeatEvent] | Rejected:
    bot = intent.bot if intent.holder == "bot" else ""
    unknown = _unknown(bot) if intent.holder == "bot" else None
    if unknown:
        return unknown
    if (seat.holder, seat.bot, seat.away) == (intent.holder, bot, False):
        return Rejected("sits-there")
    return [ev.Seated(intent.seat, intent.holder, bot)]


def _let_bot(seat: Seat, intent: LetBot) -> list[ev.SeatEvent] | Rejected:
    if seat.holder != "person":
        return Rejected("nobody-to-play-for")
    if seat.bot:
        return Rejected("bot-plays")
    return _unknown(intent.bot) or [ev.BotSteppedIn(intent.seat, intent.bot)]


def _unknown(bot: str) -> Rejected | None:
    try:
        strength(bot)
    except InvalidInput as error:
        return Rejected(error.code, (), error.args_)
    return None
