"""Who sits where, as facts: they stand in a game's log beside the game's own events.

The rules of a game know nothing of them. A seat is a person's, a bot's or empty; a person can be
gone, and a bot can play for one who is gone or who only wants to watch.
"""

from typing import Final, Literal, TypeAlias, TypeGuard, get_args

from dazwischen.core.game import Event

Holder: TypeAlias = Literal["person", "bot", "empty"]


class Seated(Event, frozen=True, tag_field="e", tag="seated"):
    """Whose the seat is from now on; `bot` is the strength of a bot."""

    seat: int
    holder: Holder
    bot: str = ""


class WentAway(Event, frozen=True, tag_field="e", tag="went-away"):
    seat: int


class CameBack(Event, frozen=True, tag_field="e", tag="came-back"):
    seat: int


class BotSteppedIn(Event, frozen=True, tag_field="e", tag="bot-stepped-in"):
    """A bot plays for the seat's person."""

    seat: int
    bot: str


class BotSteppedOut(Event, frozen=True, tag_field="e", tag="bot-stepped-out"):
    """The person plays again."""

    seat: int


SeatEvent: TypeAlias = Seated | WentAway | CameBack | BotSteppedIn | BotSteppedOut
_KINDS: Final = frozenset(get_args(SeatEvent))


def about_seats(event: Event) -> TypeGuard[SeatEvent]:
    """Asked of every event: to look a type up is faster than to try one after the other."""
    return type(event) in _KINDS
