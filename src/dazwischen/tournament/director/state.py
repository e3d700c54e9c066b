"""A tournament as it stands: who takes part, and what every table of every round has come to."""

from collections import Counter
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable, meetings
from dazwischen.tournament.ranking.results import Result
from dazwischen.tournament.rounds import Round

Presence: TypeAlias = Literal["registered", "here", "withdrawn"]
Where: TypeAlias = Literal["real", "online"]
How: TypeAlias = Literal["agreed", "judge", "online", "walkover"]
Status: TypeAlias = Literal["drawn", "open", "reported", "disputed", "settled", "void"]
Phase: TypeAlias = Literal["registration", "running", "over"]


class Entrant(Struct, frozen=True):
    id: int
    name: str
    team: str = ""
    presence: Presence = "registered"
    remote: bool = False
    """Plays online wherever the others are."""
    bot: str = ""
    """The strength of a bot, or nothing for a person."""
    identity: int = 0
    """Who plays for this entrant at online tables; 0 until somebody has come with the link."""


class Report(Struct, frozen=True):
    by: int
    result: Result


class Table(Struct, frozen=True):
    number: int
    entrants: tuple[int, ...]
    """By seat; results name players by their place in this list, from 1."""
    where: Where = "real"
    room: str = ""
    """The code of the online table."""
    rounds: tuple[Round, ...] = ()
    """Of the series in play, as entered so far."""
    reports: tuple[Report, ...] = ()
    disputed: bool = False
    result: Result | None = None
    how: How | None = None
    void: bool = False
    paused: str = ""
    """Why, or nothing."""

    @property
    def over(self) -> bool:
        return self.void or self.result is not None

    def status(self, *, begun: bool) -> Status:
        if self.void:
            return "void"
        if self.result is not None:
            return "settled"
        if self.disputed:
            return "disputed"
        if self.reports:
            return "reported"
        return "open" if begun else "drawn"


class Drawn(Struct, frozen=True):
    """A round of the tournament."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    final: bool = False
    begun: int = 0
    """When, in milliseconds of the server's clock; 0 if not yet."""
    stopped: int = 0
    """Since when the clock stands, 0 while it runs."""
    waited: int = 0
    """Milliseconds for which the clock has stood."""

    @property
    def complete(self) -> bool:
        return all(table.over for table in self.tables)

    def table(self, number: int) -> Table | None:
        return self.tables[number - 1] if 1 <= number <= len(self.tables) else None


class Act(Struct, frozen=True):
    """What a judge has done, and why."""

    at: int
    act: str
    round: int
    table: int
    reason: str


class Tournament(Struct, frozen=True):
    settings: Settings = Settings()
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Drawn, ...] = ()
    field: tuple[int, ...] = ()
    """Round robin: everybody in it, in the order of the circle."""
    acts: tuple[Act, ...] = ()
    paused: str = ""
    """Why everything stands, or nothing."""
    over: bool = False

    @property
    def phase(self) -> Phase:
        return "over" if self.over else "running" if self.rounds else "registration"

    @property
    def current(self) -> Drawn | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def here(self) -> tuple[int, ...]:
        return tuple(one.id for one in self.entrants if one.presence == "here")

    @property
    def met(self) -> Counter[tuple[int, int]]:
        tables = (table for each in self.rounds for table in each.tables)
        return meetings(table.entrants for table in tables)

    @property
    def byes(self) -> Counter[int]:
        return Counter(entrant for each in self.rounds for entrant in each.byes)

    def entrant(self, number: int) -> Entrant | None:
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def round(self, number: int) -> Drawn | None:
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def with_entrant(self, one: Entrant) -> "Tournament":
        entrants = (*self.entrants[: one.id - 1], one, *self.entrants[one.id :])
        return replace(self, entrants=entrants)

    def with_round(self, each: Drawn) -> "Tournament":
        rounds = (*self.rounds[: each.number - 1], each, *self.rounds[each.number :])
        return replace(self, rounds=rounds)

    def with_table(self, number: int, table: Table) -> "Tournament":
        each = self.rounds[number - 1]
        tables = (*each.tables[: table.number - 1], table, *each.tables[table.number :])
        return self.with_round(replace(each, tables=tables))

    def played(self) -> tuple[PlayedRound, ...]:
        """What counts: tables with a result, and byes of rounds that have begun."""
        return tuple(
            PlayedRound(
                tuple(
                    PlayedTable(table.entrants, table.result)
                    for table in each.tables
                    if table.result is not None
                ),
                each.byes if each.begun else (),
                each.final,
            )
            for each in self.rounds
        )
