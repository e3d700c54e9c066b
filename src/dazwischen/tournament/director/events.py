"""What has happened in a tournament. The log of these is the truth; everything else follows."""

from typing import TypeAlias

from msgspec import Struct

from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.state import Entrant, How, Table
from dazwischen.tournament.ranking.results import Result
from dazwischen.tournament.rounds import Round


class Configured(Struct, frozen=True, tag_field="e", tag="configured"):
    settings: Settings


class Registered(Struct, frozen=True, tag_field="e", tag="registered"):
    entrant: Entrant


class Changed(Struct, frozen=True, tag_field="e", tag="changed"):
    """An entrant is called otherwise, here, gone, back or claimed."""

    entrant: Entrant
    why: str
    reason: str = ""


class RoundDrawn(Struct, frozen=True, tag_field="e", tag="round-drawn"):
    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    final: bool = False
    field: tuple[int, ...] = ()


class RoundUndrawn(Struct, frozen=True, tag_field="e", tag="round-undrawn"):
    number: int


class Placed(Struct, frozen=True, tag_field="e", tag="placed"):
    round: int
    table: int
    online: bool


class RoundStarted(Struct, frozen=True, tag_field="e", tag="round-started"):
    number: int
    at: int


class RoomOpened(Struct, frozen=True, tag_field="e", tag="room-opened"):
    round: int
    table: int
    room: str


class Scored(Struct, frozen=True, tag_field="e", tag="scored"):
    """The rounds of a series as they stand after an entry."""

    round: int
    table: int
    rounds: tuple[Round, ...]


class Reported(Struct, frozen=True, tag_field="e", tag="reported"):
    round: int
    table: int
    by: int
    result: Result


class Disputed(Struct, frozen=True, tag_field="e", tag="disputed"):
    round: int
    table: int
    by: int


class Settled(Struct, frozen=True, tag_field="e", tag="settled"):
    round: int
    table: int
    result: Result
    how: How


class Ruled(Struct, frozen=True, tag_field="e", tag="ruled"):
    """By a judge, for the first time or instead of another result."""

    round: int
    table: int
    result: Result
    act: str
    reason: str
    at: int


class Voided(Struct, frozen=True, tag_field="e", tag="voided"):
    round: int
    table: int
    again: bool
    reason: str
    at: int


class Paused(Struct, frozen=True, tag_field="e", tag="paused"):
    round: int
    table: int
    reason: str
    at: int


class Resumed(Struct, frozen=True, tag_field="e", tag="resumed"):
    round: int
    table: int
    at: int


class Finished(Struct, frozen=True, tag_field="e", tag="finished"):
    at: int


Event: TypeAlias = (
    Configured | Registered | Changed | RoundDrawn | RoundUndrawn | Placed | RoundStarted
    | RoomOpened | Scored | Reported | Disputed | Settled | Ruled | Voided | Paused | Resumed
    | Finished
)  # fmt: skip
