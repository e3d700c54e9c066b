"""What can be wanted of a score sheet. `do` says which."""

from typing import TypeAlias

from msgspec import Struct

from dazwischen.tournament.prizes import Prize


class Begin(Struct, frozen=True, tag_field="do", tag="begin"):
    """Two to six names, clockwise from seat 1 unless the seats are drawn."""

    names: tuple[str, ...]
    title: str = ""
    prizes: tuple[Prize, ...] = ()
    draw: bool = False
    """Draw lots who sits where."""


class Enter(Struct, frozen=True, tag_field="do", tag="enter"):
    """A round: who came first and second, as numbers of players, or that it is void.

    `number` is the round that is meant, counted without void ones. The next one is entered, an
    earlier one is corrected. So whatever is sent twice does no harm, and two phones that enter the
    same round enter one.
    """

    number: int
    first: int = 0
    second: int | None = None
    void: bool = False


class Rename(Struct, frozen=True, tag_field="do", tag="rename"):
    player: int
    name: str


class SetPrizes(Struct, frozen=True, tag_field="do", tag="set-prizes"):
    prizes: tuple[Prize, ...]


class SetTitle(Struct, frozen=True, tag_field="do", tag="set-title"):
    title: str


Action: TypeAlias = Begin | Enter | Rename | SetPrizes | SetTitle
