"""The seats of a table, folded from what happened to them."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core import seating as ev
from dazwischen.core.auto_actions import Present

Status: TypeAlias = Literal["person", "gone", "watching", "bot", "empty"]


class Seat(Struct, frozen=True):
    holder: ev.Holder = "empty"
    bot: str = ""
    """The strength of the bot that plays here, the seat's own or one for its person."""
    away: bool = False

    @property
    def status(self) -> Status:
        """What the others see: a person whose cards a bot plays is gone or watches."""
        if self.holder != "person":
            return self.holder
        if self.away:
            return "gone"
        return "watching" if self.bot else "person"

    @property
    def deserted(self) -> bool:
        """Nobody acts here, neither its person nor a bot."""
        return not self.bot and (self.away or self.holder == "empty")


Seats: TypeAlias = tuple[Seat, ...]


def evolve(seats: Seats, event: ev.SeatEvent) -> Seats:
    before = seats[event.seat - 1]
    match event:
        case ev.Seated():
            after = Seat(event.holder, event.bot)
        case ev.WentAway():
            after = replace(before, away=True)
        case ev.CameBack():
            after = replace(before, away=False)
        case ev.BotSteppedIn():
            after = replace(before, bot=event.bot)
        case ev.BotSteppedOut():
            after = replace(before, bot="")
    return (*seats[: event.seat - 1], after, *seats[event.seat :])


def present(seats: Sequence[Seat]) -> Present:
    return Present(
        people=frozenset(n for n, seat in enumerate(seats, 1) if seat.status == "person"),
        gone=frozenset(n for n, seat in enumerate(seats, 1) if seat.deserted),
    )


def all_taken(seats: Sequence[Seat]) -> bool:
    return all(seat.holder != "empty" for seat in seats)
