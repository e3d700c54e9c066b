"""What has happened to a table: facts, from which its record follows.

People are numbers here. What they are called and what they say stands elsewhere, because it goes
when they go, and of what has happened nothing can be taken away.
"""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from dazwischen.core.mixing import Hex
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Place, Record, Rules


class Opened(Struct, frozen=True, tag_field="e", tag="opened"):
    """A table that was kept before tables had events begins with what it was then."""

    record: Record


class SatDown(Struct, frozen=True, tag_field="e", tag="sat-down"):
    seat: int
    who: int


class BotSeated(Struct, frozen=True, tag_field="e", tag="bot-seated"):
    """By the host, or because somebody got up in the middle of a game."""

    seat: int
    bot: str


class Freed(Struct, frozen=True, tag_field="e", tag="freed"):
    seat: int


class SeatsLost(Struct, frozen=True, tag_field="e", tag="seats-lost"):
    """Theirs were given away by somebody else, which they have yet to read."""

    who: tuple[int, ...]
    by: int


class Noted(Struct, frozen=True, tag_field="e", tag="noted"):
    """Somebody has read that his seat is lost."""

    who: int


class RulesSet(Struct, frozen=True, tag_field="e", tag="rules-set"):
    """With who sits where by them: the rules say how many seats there are."""

    rules: Rules
    seats: tuple[Place, ...]


class SettingsChanged(Struct, frozen=True, tag_field="e", tag="settings-changed"):
    """What is named."""

    name: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    watching: bool | UnsetType = UNSET
    delay: int | UnsetType = UNSET
    talk: bool | UnsetType = UNSET


class HostHanded(Struct, frozen=True, tag_field="e", tag="host-handed"):
    """By the host, or because he stays away."""

    to: int


class CaptainAsked(Struct, frozen=True, tag_field="e", tag="captain-asked"):
    """Somebody would like to be a seat's captain."""

    seat: int
    who: int


class CaptainMade(Struct, frozen=True, tag_field="e", tag="captain-made"):
    seat: int
    who: int


class CaptainDeclined(Struct, frozen=True, tag_field="e", tag="captain-declined"):
    """Whoever asked may not be."""

    seat: int
    who: int


class CaptainEnded(Struct, frozen=True, tag_field="e", tag="captain-ended"):
    """Neither is he one any more, nor does he ask to be."""

    who: int


class ShareGiven(Struct, frozen=True, tag_field="e", tag="share-given"):
    """To the cards of the next game."""

    who: int
    share: Hex


class GameBegun(Struct, frozen=True, tag_field="e", tag="game-begun"):
    number: int
    pledge: Pledge
    """For the one after it."""


class GameEnded(Struct, frozen=True, tag_field="e", tag="game-ended"):
    points: tuple[int, ...]
    """By seat."""


class GameBrokenOff(Struct, frozen=True, tag_field="e", tag="game-broken-off"):
    pass


class GameLost(Struct, frozen=True, tag_field="e", tag="game-lost"):
    """It cannot be read any more."""

    number: int


class Forgotten(Struct, frozen=True, tag_field="e", tag="forgotten"):
    """Somebody was deleted."""

    who: int


Event: TypeAlias = (
    Opened | SatDown | BotSeated | Freed | SeatsLost | Noted | RulesSet | SettingsChanged
    | HostHanded | CaptainAsked | CaptainMade | CaptainDeclined | CaptainEnded | ShareGiven
    | GameBegun | GameEnded | GameBrokenOff | GameLost | Forgotten
)  # fmt: skip
