"""A table on the network as it is kept: whose it is, its rules, its seats, its games."""

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct, structs
from msgspec.structs import replace

from dazwischen.bots.strength import strength
from dazwischen.core.checks import between
from dazwischen.core.errors import Unusable
from dazwischen.games import registry
from dazwischen.store.records import Sat

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)
"""What a stranger's JSON can raise."""
ASKED: Final = 16
"""So many are remembered: a client waits for the answers to a few at most."""
DAY: Final = 24 * 3600 * 1000
"""Milliseconds: nothing at a table waits longer, unless for ever."""


class Place(Struct, frozen=True):
    """A seat: a person's, a bot's, or free."""

    who: int = 0
    bot: str = ""

    @property
    def free(self) -> bool:
        return not self.who and not self.bot


class Rules(Struct, frozen=True):
    game: str
    options: Raw = Raw(b"{}")
    timing: Raw = Raw(b"{}")

    def read(self) -> tuple[Any, Any]:
        """Options and timing; raises `Unusable` if they cannot be."""
        if self.game not in registry.NAMES:
            allowed = ", ".join(registry.NAMES)
            raise Unusable("option-choice", name="game", value=self.game[:40], allowed=allowed)
        game, keeper = registry.game(self.game), registry.keeper(self.game)
        try:
            options = msgspec.json.decode(self.options, type=game.options)
            timing = msgspec.json.decode(self.timing, type=keeper.timing)
        except UNREADABLE as error:
            raise Unusable("options-unreadable", problem=str(error)) from None
        game.start(options, 0)
        _check_timing(timing)
        return options, timing

    def seats(self) -> int:
        options, _ = self.read()
        return registry.game(self.game).seats(options)

    def written_out(self) -> "Rules":
        """The same in our own words, whatever else stood between them."""
        options, timing = self.read()
        encoded = Raw(msgspec.json.encode(options)), Raw(msgspec.json.encode(timing))
        return Rules(self.game, *encoded)


def _check_timing(timing: Any) -> None:  # noqa: ANN401 - each game has its own
    for name, value in structs.asdict(timing).items():
        if isinstance(value, int):
            between(name, value, 0, DAY)
    strength(timing.stand_in)


class Record(Struct, frozen=True):
    code: str
    host: int
    rules: Rules
    seats: tuple[Place, ...]
    name: str = ""
    public: bool = False
    watching: bool = True
    delay: int = 0
    talk: bool = True
    playing: int = 0
    """The running game, or 0."""
    games: tuple[int, ...] = ()
    totals: dict[str, int] = {}
    tournament: str = ""
    """The tournament that has opened it, or none."""
    asked: tuple[tuple[str, int], ...] = ()
    """What was lately said here or asked of the table itself, and done: by which client, which id.
    What was asked of a game stands with its events."""

    @property
    def unattended(self) -> bool:
        """Bots of a tournament play among themselves, whether anybody watches or not."""
        return bool(self.tournament) and all(place.bot for place in self.seats)

    @property
    def people(self) -> tuple[Sat, ...]:
        return tuple(Sat(seat, place.who) for seat, place in enumerate(self.seats, 1) if place.who)

    def seat_of(self, who: int) -> int:
        """From 1; 0 for nobody."""
        for number, place in enumerate(self.seats, 1):
            if place.who == who:
                return number
        return 0

    def with_asked(self, client: str, number: int) -> "Record":
        return replace(self, asked=(*self.asked, (client, number))[-ASKED:])

    def with_seat(self, seat: int, place: Place) -> "Record":
        seats = (*self.seats[: seat - 1], place, *self.seats[seat:])
        return replace(self, seats=seats)

    def scorer(self, seat: int) -> str:
        """Under what the seat's points are added up: its person, or the seat for a bot."""
        who = self.seats[seat - 1].who
        return str(who) if who else f"seat-{seat}"

    def with_points(self, points: tuple[int, ...]) -> "Record":
        totals = dict(self.totals)
        for seat, gained in enumerate(points, 1):
            key = self.scorer(seat)
            totals[key] = totals.get(key, 0) + gained
        return replace(self, totals=totals)


def resized(record: Record, rules: Rules) -> Record:
    """The same people with other rules: those for whom there is no seat have to watch."""
    count = rules.seats()
    taken = sorted(record.seats, key=lambda place: place.free)
    seats = record.seats if len(record.seats) <= count else tuple(taken[:count])
    seats += (Place(),) * (count - len(seats))
    return replace(record, rules=rules, seats=seats)
