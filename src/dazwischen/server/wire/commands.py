"""What can be wanted of a table by those who sit at it. `do` says which."""

from typing import TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from dazwischen.core.seating import Holder


class Sit(Struct, frozen=True, tag_field="do", tag="sit"):
    """Takes a free seat."""

    seat: int = 0
    """0: the first that is free."""


class Stand(Struct, frozen=True, tag_field="do", tag="stand"):
    """Gives up one's seat; in a running game a bot takes it."""


class LetBot(Struct, frozen=True, tag_field="do", tag="let-bot"):
    """Lets a bot play for oneself, and watches."""

    bot: str = "mittel"


class PlayOn(Struct, frozen=True, tag_field="do", tag="play-on"):
    pass


class SetSeat(Struct, frozen=True, tag_field="do", tag="set-seat"):
    """The host gives a seat to a bot, or frees it."""

    seat: int
    holder: Holder
    bot: str = "mittel"


class SetRules(Struct, frozen=True, tag_field="do", tag="set-rules"):
    """The host chooses game, options and timing of the next game."""

    game: str
    options: Raw = Raw(b"{}")
    timing: Raw = Raw(b"{}")


class Settings(Struct, frozen=True, tag_field="do", tag="settings"):
    """The host changes what is named."""

    name: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    watching: bool | UnsetType = UNSET
    delay: int | UnsetType = UNSET
    """Milliseconds by which those who watch are behind."""
    talk: bool | UnsetType = UNSET


class HandHost(Struct, frozen=True, tag_field="do", tag="hand-host"):
    """The host makes somebody else host."""

    to: int


class AskCaptain(Struct, frozen=True, tag_field="do", tag="ask-captain"):
    """Somebody who watches would like to be a player's captain."""

    seat: int


class MakeCaptain(Struct, frozen=True, tag_field="do", tag="make-captain"):
    """A player makes somebody who watches his captain."""

    who: int


class NoCaptain(Struct, frozen=True, tag_field="do", tag="no-captain"):
    """A seat has no captain any more, or whoever asks to be is told no."""

    seat: int


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """The host starts the game, or the next one: a rematch at the same seats."""


class Stop(Struct, frozen=True, tag_field="do", tag="stop"):
    """The host breaks the running game off."""


Command: TypeAlias = (
    Sit | Stand | LetBot | PlayOn | SetSeat | SetRules | Settings | HandHost | AskCaptain
    | MakeCaptain | NoCaptain | Start | Stop
)  # fmt: skip
