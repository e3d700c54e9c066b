"""What a client of our server hears and need not look into."""

from msgspec import Struct


class Room(Struct, frozen=True, tag_field="t", tag="room"):
    pass


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    pass


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    re: int
    code: str


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    pass
