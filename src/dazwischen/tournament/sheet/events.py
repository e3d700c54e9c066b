"""What has happened to a score sheet."""

from typing import TypeAlias

from msgspec import Struct

from dazwischen.tournament.prizes import Prize
from dazwischen.tournament.rounds import Round
from dazwischen.tournament.seating import Seating


class Begun(Struct, frozen=True, tag_field="e", tag="begun"):
    names: tuple[str, ...]
    seats: Seating
    prizes: tuple[Prize, ...] = ()
    title: str = ""


class Entered(Struct, frozen=True, tag_field="e", tag="entered"):
    entry: Round


class Corrected(Struct, frozen=True, tag_field="e", tag="corrected"):
    number: int
    entry: Round


class Renamed(Struct, frozen=True, tag_field="e", tag="renamed"):
    player: int
    name: str


class PrizesSet(Struct, frozen=True, tag_field="e", tag="prizes-set"):
    prizes: tuple[Prize, ...]


class TitleSet(Struct, frozen=True, tag_field="e", tag="title-set"):
    title: str


Event: TypeAlias = Begun | Entered | Corrected | Renamed | PrizesSet | TitleSet
