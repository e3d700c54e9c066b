"""A table on the network as it is kept: whose it is, its rules, its seats, its games."""

from typing import Any

import msgspec
from msgspec import Raw, Struct, field

from dazwischen.bots.readiness import ready
from dazwischen.bots.strength import strength
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.games import chosen, registry
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.wire.messages import UNREADABLE
from dazwischen.server.wire.settings import TableSettings
from dazwischen.store.records import Sat


class Place(Struct, frozen=True):
    """A seat: a person's, a bot's, or free."""

    who: int = 0
    bot: str = ""
    captain: int = 0
    """Who may pause for its person."""
    asked: int = 0
    """Who would like to."""
    declined: tuple[int, ...] = ()
    """Who asked and may not."""

    @property
    def free(self) -> bool:
        return not self.who and not self.bot


class PutOut(Struct, frozen=True):
    """Somebody whose seat was given away, and by whom."""

    who: int
    by: int


class Rules(Struct, frozen=True):
    game: str
    options: Raw = Raw(b"{}")
    timing: Raw = Raw(b"{}")

    def read(self) -> tuple[Any, Any]:
        """Options and timing; raises `InvalidInput` if they cannot be."""
        if self.game not in registry.NAMES:
            allowed = ", ".join(registry.NAMES)
            raise InvalidInput("option-choice", name="game", value=self.game[:40], allowed=allowed)
        game = registry.module(self.game).rules
        options = chosen.options_of(self.game, _object(self.options))
        timing = chosen.timing_of(self.game, _object(self.timing))
        # Whatever is begun is played by the rules as they are read now.
        options = game.as_of(options, game.version)
        game.start(options, 0)
        strength(timing.stand_in)
        return options, timing

    def captains(self) -> bool:
        """Whether players may have captains."""
        options, _ = self.read()
        return bool(getattr(options, "captains", False))

    def seats(self) -> int:
        options, _ = self.read()
        return registry.module(self.game).rules.seats(options)

    def written_out(self) -> "Rules":
        """The same in our own words, whatever else stood between them. Only of new ones: a kept
        table goes on with those who play for others there, ready or not."""
        options, timing = self.read()
        ready(self.game, timing.stand_in)
        encoded = Raw(msgspec.json.encode(options)), Raw(msgspec.json.encode(timing))
        return Rules(self.game, *encoded)


def _object(data: Raw) -> dict[str, Any]:
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except UNREADABLE as error:
        raise InvalidInput("options-unreadable", problem=str(error)) from None


class Played(Struct, frozen=True):
    """What has been played, and what is."""

    playing: int = 0
    """The running game, or 0."""
    games: tuple[int, ...] = ()
    totals: dict[str, int] = {}


class Record(Struct, frozen=True):
    code: str
    host: int
    rules: Rules
    seats: tuple[Place, ...]
    settings: TableSettings = TableSettings()
    play: Played = Played()
    tournament: str = ""
    """The tournament that has opened it, or none."""
    asked: tuple[tuple[str, int], ...] = ()
    """Of earlier versions: what was lately said here or asked of the table itself, and done, by
    which client and which id. Now answers are kept one by one (`outbox.py`)."""
    pledge: Pledge = field(default_factory=Pledge)
    """For the next game."""
    put_out: tuple[PutOut, ...] = ()
    """Who has lost a seat by somebody else's doing, and has yet to read it."""

    @property
    def unattended(self) -> bool:
        """Bots of a tournament play among themselves, whether anybody watches or not."""
        return bool(self.tournament) and all(place.bot for place in self.seats)

    def led_by(self, who: int) -> bool:
        """Whether somebody is host. At a table of a tournament nobody is: whoever played there
        could put out his opponent, or have it dealt anew."""
        return who == self.host and not self.tournament

    @property
    def people(self) -> tuple[Sat, ...]:
        return tuple(Sat(seat, place.who) for seat, place in enumerate(self.seats, 1) if place.who)

    @property
    def seats_by_person(self) -> dict[int, int]:
        """Where somebody sits, by who it is."""
        return {sat.who: sat.seat for sat in reversed(self.people)}

    def seat_of(self, who: int) -> int:
        """From 1; 0 for nobody."""
        for number, place in enumerate(self.seats, 1):
            if place.who == who:
                return number
        return 0

    def captain_of(self, who: int) -> int:
        """The seat whose captain somebody is; 0 for nobody's."""
        return next((seat for seat, place in enumerate(self.seats, 1) if place.captain == who), 0)

    def asks(self, who: int) -> bool:
        """Whether somebody would like to be a captain."""
        return any(place.asked == who for place in self.seats)

    @property
    def company(self) -> set[int]:
        """Everybody who is waited for, should he go."""
        found = {who for place in self.seats for who in (place.who, place.captain, place.asked)}
        return found - {0}

    def eyes(self, who: int) -> int | None:
        """With whose somebody looks: a seat's, 0 for a captain's, None for those who watch."""
        return self.seat_of(who) or (0 if self.captain_of(who) else None)

    def bars(self, who: int, room: int) -> Rejected | None:
        """Why somebody cannot be here, with so much room; whoever has a part here always can."""
        if self.eyes(who) is not None or self.led_by(who):
            return None
        if room <= 0:
            return Rejected("table-full")
        return None if self.settings.watching or self.first_free else Rejected("watching-off")

    @property
    def first_free(self) -> int:
        """The first seat that nobody has; 0 if all are taken."""
        return next((seat for seat, place in enumerate(self.seats, 1) if place.free), 0)

    def put_out_by(self, who: int) -> int:
        """Who has given somebody's seat away, as long as he does not know; 0 for nobody."""
        return next((one.by for one in self.put_out if one.who == who), 0)

    def scorer(self, seat: int) -> str:
        """Under what the seat's points are added up: its person, or the seat for a bot."""
        who = self.seats[seat - 1].who
        return str(who) if who else f"seat-{seat}"


def resized(record: Record, rules: Rules) -> tuple[Place, ...]:
    """The same people with other rules: those for whom there is no seat have to watch."""
    count = rules.seats()
    taken = sorted(record.seats, key=lambda place: place.free)
    seats = record.seats if len(record.seats) <= count else tuple(taken[:count])
    seats += (Place(),) * (count - len(seats))
    if rules.captains():
        return seats
    return tuple(Place(who=place.who, bot=place.bot) for place in seats)
