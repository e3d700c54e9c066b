"""What is kept, as plain records."""

from msgspec import Raw, Struct


class Identity(Struct, frozen=True):
    """Somebody without an account: a number, a nickname, and a secret that only a browser has."""

    id: int
    name: str
    created: int
    seen: int
    banned: bool = False
    """Whether the operator does not let them in any more."""


class Room(Struct, frozen=True):
    """A table as it is looked up: what the events of its stream come to, in the server's own record
    of it."""

    code: str
    data: Raw
    changed: int
    host: int = 0
    people: tuple[int, ...] = ()
    """Those who have a seat."""
    stream: int = 0
    """The number of its stream, once it is kept."""


class Sat(Struct, frozen=True, order=True):
    """Somebody at a seat of a game; at seat 0 whoever brought it in from elsewhere."""

    seat: int
    who: int


class Game(Struct, frozen=True):
    """A game, running or over. Its `key` lets anybody see it who has the link."""

    id: int
    room: str
    key: str
    header: Raw
    people: tuple[Sat, ...]
    """Who sat at it and where: they need no link to see it again."""
    begun: int
    ended: int | None = None
    outcome: Raw | None = None


class Summary(Struct, frozen=True):
    """What somebody who looks through his games is told of one, without its events being read."""

    upto: int
    """The last event that those who play may look at again while it goes on; 0 for none."""
    data: Raw
    """The server's own record of it."""


class Event(Struct, frozen=True, gc=False):
    """A numbered event of a stream; `client` and `ticket` are those of what it was caused by."""

    stream: int
    seq: int
    at: int
    by: int | bytes
    """A seat, or whoever acts on a stream without seats, as its kind writes it."""
    data: bytes
    client: str = ""
    ticket: int = 0


class Talk(Struct, frozen=True):
    room: str
    number: int
    at: int
    who: int
    text: str
    client: str = ""
    ticket: int = 0
    """What it was said under."""


class Refusal(Struct, frozen=True):
    """What somebody was refused at a table: under which id of the client, in which words. Of
    earlier versions also that something was done."""

    room: str
    who: int
    client: str
    ticket: int
    data: bytes


class StreamRecord(Struct, frozen=True):
    """A tournament or a score sheet; all that is in it are the events of its stream."""

    code: str
    kind: str
    client: bytes
    """What whoever made it called it: asked for again, it is not made again."""
    created: int
    changed: int
    over: bool = False
    stream: int = 0
    """The number of its stream, once it is kept."""


class Key(Struct, frozen=True):
    """What a link to a book is good for: a role, and whose."""

    book: str
    role: str
    subject: str = ""


class Rating(Struct, frozen=True):
    """How somebody stood after a game."""

    identity: int
    game: str
    level: str
    number: int
    at: int
    mu: float
    sigma: float


class Rated(Struct, frozen=True):
    """Somebody in a list of ratings, as they stand."""

    identity: int
    name: str
    mu: float
    sigma: float
    games: int


class Damage(Struct, frozen=True):
    """Something that is not as it was kept."""

    what: str
    """`pages`, `log`, `file`, or what is concerned: `game`, `table`, `book`."""
    name: str = ""
    seq: int = 0
    """From which event on, or how many pages."""
    problem: str = ""
    """As the database says it."""
