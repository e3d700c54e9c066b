"""What a host chooses about a table besides its rules: how it is called, who may find it, watch
it and talk there."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from dazwischen.server.base.limits import DELAY

Delay: TypeAlias = Annotated[int, Meta(ge=0, le=DELAY)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    public: bool = False
    watching: bool = True
    delay: Delay = 0
    """Milliseconds by which those who watch are behind."""
    talk: bool = True
