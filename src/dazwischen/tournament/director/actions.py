"""What can be wanted of a tournament. `do` says which; `roles.py` says by whom.

A table is named by its round and its number, so that what a phone kept while it was offline still
means the table it was entered for.
"""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.ranking.results import Result
from dazwischen.tournament.rounds import Round

Reason: TypeAlias = Annotated[str, Meta(max_length=500)]


class Configure(Struct, frozen=True, tag_field="do", tag="configure"):
    """After the first draw the game and its system stay."""

    settings: Settings


class Register(Struct, frozen=True, tag_field="do", tag="register"):
    """Also after the first rounds: who comes late begins with nothing."""

    name: str
    team: str = ""
    remote: bool = False
    bot: str = ""
    here: bool = False
    """Checked in at once."""


class Edit(Struct, frozen=True, tag_field="do", tag="edit"):
    entrant: int
    name: str | UnsetType = UNSET
    team: str | UnsetType = UNSET
    remote: bool | UnsetType = UNSET


class CheckIn(Struct, frozen=True, tag_field="do", tag="check-in"):
    """Only who is checked in is drawn."""

    entrant: int
    here: bool = True


class Withdraw(Struct, frozen=True, tag_field="do", tag="withdraw"):
    entrant: int
    reason: Reason = ""


class ComeBack(Struct, frozen=True, tag_field="do", tag="come-back"):
    """Somebody who had withdrawn is there again."""

    entrant: int


class Draw(Struct, frozen=True, tag_field="do", tag="draw"):
    """Draws the next round, or takes the tables as given; whoever they leave out has a bye."""

    number: int
    """The round that is meant: drawn already, it is not drawn twice."""
    tables: tuple[tuple[int, ...], ...] = ()


class Undraw(Struct, frozen=True, tag_field="do", tag="undraw"):
    """Takes a draw back before the round begins."""

    number: int


class Place(Struct, frozen=True, tag_field="do", tag="place"):
    """Before the round begins: has a table played online, or at a real one."""

    round: int
    table: int
    online: bool


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """The round begins: its clock runs and its online tables open."""

    number: int


class Finish(Struct, frozen=True, tag_field="do", tag="finish"):
    """The standing is final, and prizes are shared out."""


class Claim(Struct, frozen=True, tag_field="do", tag="claim"):
    """Whoever came with the player's link plays for the entrant at online tables."""

    identity: int


class Score(Struct, frozen=True, tag_field="do", tag="score"):
    """At a real table: a round of the series; an earlier number corrects that round.

    With the last round the result is reported by whoever entered it.
    """

    round: int
    table: int
    number: int
    first: int = 0
    second: int | None = None
    void: bool = False


class ReportResult(Struct, frozen=True, tag_field="do", tag="report"):
    """A result; two that agree settle the table, two that differ call the judge."""

    round: int
    table: int
    result: Result


class Confirm(Struct, frozen=True, tag_field="do", tag="confirm"):
    """Agrees with what another has reported, as it was shown."""

    round: int
    table: int
    result: Result


class Dispute(Struct, frozen=True, tag_field="do", tag="dispute"):
    """Does not agree: the judge decides."""

    round: int
    table: int


class Pause(Struct, frozen=True, tag_field="do", tag="pause"):
    """A table stands still, or with table 0 everything, the clock too."""

    reason: Reason
    table: int = 0


class Resume(Struct, frozen=True, tag_field="do", tag="resume"):
    table: int = 0


class Rule(Struct, frozen=True, tag_field="do", tag="rule"):
    """Decides what a table without a result has come to."""

    round: int
    table: int
    result: Result
    reason: Reason


class VoidTable(Struct, frozen=True, tag_field="do", tag="void"):
    """A table does not count, or `again`: it is played again from the beginning."""

    round: int
    table: int
    reason: Reason
    again: bool = False


class Correct(Struct, frozen=True, tag_field="do", tag="correct"):
    """Another result for a table that has one, in any round: everything is computed anew."""

    round: int
    table: int
    result: Result
    reason: Reason


class OpenRoom(Struct, frozen=True, tag_field="do", tag="open-room"):
    """The server has opened a table's room."""

    round: int
    table: int
    room: str


class PlayOnline(Struct, frozen=True, tag_field="do", tag="play-online"):
    """What the games at an online table have come to so far."""

    round: int
    table: int
    rounds: tuple[Round, ...] = ()
    result: Result | None = None


Action: TypeAlias = (
    Configure | Register | Edit | CheckIn | Withdraw | ComeBack | Draw | Undraw | Place | Start
    | Finish | Claim | Score | ReportResult | Confirm | Dispute | Pause | Resume | Rule | VoidTable
    | Correct
)  # fmt: skip
"""What people can want."""
Own: TypeAlias = OpenRoom | PlayOnline
"""What only the server itself reports."""


def tag(action: Action | Own) -> str:
    return str(action.__struct_config__.tag)
