"""What goes over a WebSocket: JSON text frames, `t` says which. `docs/protocol.md` has examples."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from dazwischen.core.game import Outcome
from dazwischen.core.log import Envelope
from dazwischen.core.mixing import Hex
from dazwischen.core.seats import Status
from dazwischen.server.wire.settings import TableSettings

VERSION: Final = 2
"""Of what is said here. A page that speaks another is told so, and loads itself anew."""
FIRST: Final = 1
"""What speaks whoever does not say."""
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)
"""What a stranger's JSON can raise."""
Identity: TypeAlias = int
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""What a browser can count, and a database can keep."""
Id: TypeAlias = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
ClientName: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
"""Made up by the client, at random, where nobody says who he is: nobody else may have the same."""
LinkKey: TypeAlias = Annotated[str, Meta(max_length=100)]
Language: TypeAlias = Literal["de", "en"]


# From a client


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Comes to a table, for the first time or again. `client` is the client's own random name."""

    table: Word
    client: Word
    game: Count = 0
    seq: Count = 0
    """The last event of that game that was shown, if any."""
    lang: Language = "de"
    v: Count = FIRST


class Do(Struct, frozen=True, gc=False, tag_field="t", tag="do", forbid_unknown_fields=True):
    """An intent. `id` is the client's counter; `seen` and `waited` say what it was an answer to."""

    id: Id
    intent: Raw
    seen: Count = 0
    waited: Count = 0


class Command(Struct, frozen=True, tag_field="t", tag="room", forbid_unknown_fields=True):
    """Something about the table itself: seats, rules, the start."""

    id: Id
    do: Raw


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Table talk: free text, or one of the preset calls."""

    id: Id
    text: str = ""
    call: str = ""


class Hold(Struct, frozen=True, tag_field="t", tag="hold", forbid_unknown_fields=True):
    """Somebody reads or looks elsewhere, or is back: a table with nobody but bots waits for him."""

    on: bool


class Share(Struct, frozen=True, tag_field="t", tag="share", forbid_unknown_fields=True):
    """What a player's client adds to the seed of the next game, once it knows the commitment."""

    commitment: Hex
    share: Hex


class Noted(Struct, frozen=True, tag_field="t", tag="noted", forbid_unknown_fields=True):
    """Somebody was shown who has given his seat away: he need not be told again."""


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    n: Count = 0


class Follow(Struct, frozen=True, tag_field="t", tag="follow", forbid_unknown_fields=True):
    """Wants to be told of a score sheet or a tournament, now and whenever it changes."""

    kind: Literal["sheet", "tournament"]
    code: Word
    key: LinkKey = ""
    """Of the link with which one came; without it, as somebody who watches."""
    seq: Count = 0
    """The last event that was shown in this language, with as much of what was long ago."""
    whole: bool = False
    """With all tables of earlier rounds."""
    lang: Language = "de"
    v: Count = FIRST


class Unfollow(Struct, frozen=True, tag_field="t", tag="unfollow", forbid_unknown_fields=True):
    """Wants to be told no more of it."""


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Something about what is followed. What a page kept for another that it took over from comes
    under the name of that one."""

    client: ClientName
    id: Id
    action: Raw


FromClient: TypeAlias = (
    Hello | Do | Command | Say | Hold | Share | Noted | Ping | Follow | Unfollow | Act
)


# To a client


class Person(Struct, frozen=True):
    id: Identity
    name: str
    here: bool


class SeatInfo(Struct, frozen=True):
    """A seat of the table: whose it is, and who acts there now."""

    status: Status
    who: Identity = 0
    name: str = ""
    bot: str = ""


class CaptainInfo(Struct, frozen=True):
    """Somebody who may pause for the player of a seat, or asks to."""

    seat: int
    who: Identity
    name: str
    here: bool
    asks: bool


class RulesInfo(Struct, frozen=True):
    """What is played, or will be next."""

    game: str
    options: Raw
    timing: Raw


class PlayInfo(Struct, frozen=True):
    """What has been played at a table, and what is."""

    playing: int
    """The number of the running game, or 0."""
    held: bool
    """Its time stands, because its only person reads or looks elsewhere."""
    games: tuple[int, ...]
    """All games of this table, the latest last."""
    totals: dict[str, int]
    """Points over all games, by identity, or by seat for bots."""
    commitment: str = ""
    """To the secret that the next game is dealt from."""


class RoomInfo(Struct, frozen=True):
    """All about a table that everybody at it may know."""

    code: str
    settings: TableSettings
    rules: RulesInfo
    host: Identity
    seats: tuple[SeatInfo, ...]
    watchers: tuple[Person, ...]
    captains: tuple[CaptainInfo, ...]
    play: PlayInfo
    unready: tuple[str, ...] = ()
    """Strengths of bots that cannot be seated yet."""
    tournament: bool = False
    """A tournament's: it has no host, and seats are the draw's."""


class GameInfo(Struct, frozen=True):
    """A game as a seat sees it now."""

    id: int
    seq: int
    at: int
    now: int
    """The table's time, for running clocks."""
    view: Struct
    outcome: Outcome | None = None
    commitment: str = ""
    """To the secret that it is dealt from; nothing for a game of an earlier version."""
    shares: tuple[str, ...] = ()
    """What came to it from each seat's client, or nothing."""


class Tail(Struct, frozen=True, gc=False):
    """In a view that changed: a long list that keeps its beginning."""

    keep: int
    add: tuple[Any, ...]


class Welcome(Struct, frozen=True, tag_field="t", tag="hello"):
    """The answer to `hello`: all it takes to show the table, and events missed since `seq`."""

    you: Person
    seat: int
    room: RoomInfo
    game: GameInfo | None
    missed: tuple[Envelope, ...] = ()
    said: tuple["Said", ...] = ()
    fresh: bool = True
    """False if `missed` holds all that happened since the client's last event."""


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """What happened in a game since the last, as a seat sees it; `telling.py` puts it in bytes."""

    game: int
    seq: int
    at: int
    events: tuple[Envelope, ...]
    view: dict[str, Any]
    """The fields of the view that changed: a long list can come as its `Tail`."""
    outcome: Outcome | UnsetType = UNSET
    re: tuple[int, ...] | UnsetType = UNSET
    """Ids of the receiver's own that this answers."""


class Room(Struct, frozen=True, tag_field="t", tag="room", omit_defaults=True):
    """The table changed."""

    room: RoomInfo
    seat: int
    put_out: str = ""
    """Who has given one's seat away, until it is noted."""


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The answer to what changed nothing. `re` is its id, 0 if none could be read."""

    re: int
    code: str
    rules: tuple[str, ...]
    text: str
    client: str | UnsetType = UNSET
    """Whose id it is, where a connection may carry those of several."""


class Done(Struct, frozen=True, gc=False, tag_field="t", tag="done"):
    """The answer to what is done, or was done already; `seq` is the last event it caused."""

    re: int
    seq: int = 0
    client: str | UnsetType = UNSET
    """Whose id it is, where a connection may carry those of several."""
    entrant: int | UnsetType = UNSET
    """Who was registered by it ..."""
    key: str | UnsetType = UNSET
    """... and the key of their own link."""


class Followed(Struct, frozen=True, tag_field="t", tag="followed"):
    """What is followed, as whoever has this link sees it."""

    code: str
    seq: int
    now: int
    """The server's clock, for whatever runs by it."""
    view: Any
    """None before there is anything to see."""
    said: tuple[str, ...]
    """How it stands, in sentences."""


class Changed(Struct, frozen=True, tag_field="t", tag="changed"):
    """What changed of it since event `since`: the fields of the view that did. Nothing, where
    whoever comes again has missed nothing."""

    code: str
    since: int
    seq: int
    now: int
    view: dict[str, Any]
    said: tuple[str, ...] | UnsetType = UNSET


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    n: int
    at: int
    who: Identity
    name: str
    text: str = ""
    call: str = ""


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    n: int
    rtt: int | UnsetType = UNSET
    """Round trip in milliseconds, as the server measured it with ping frames of its own."""


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The last message before the server closes a connection."""

    code: str
    text: str


ToClient: TypeAlias = (
    Welcome | Update | Room | Followed | Changed | Refused | Done | Said | Pong | Bye
)
