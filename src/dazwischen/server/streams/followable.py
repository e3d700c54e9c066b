"""What a kind of stream offers to those who follow it and act on it, whichever way they come."""

from collections.abc import Hashable
from typing import Any, Protocol

from msgspec import Raw, Struct

from dazwischen.core.errors import Rejected
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.texts import Texts


class Shown(Struct, frozen=True):
    """A stream as somebody sees it."""

    view: Any
    """A struct, or None before there is anything to see."""
    said: tuple[str, ...] = ()
    """How it stands, in sentences."""


class Made(Struct, frozen=True):
    """What somebody is told of what he did, besides that it is done."""

    seq: int = 0
    """The last event of the stream by then."""
    entrant: int = 0
    """Who was registered by it."""
    key: str = ""
    """... and the key of their own link."""


class Followable(Protocol):
    def find(self, code: str) -> Stream[Any] | Rejected: ...

    def actor(self, stream: Stream[Any], key: str) -> Hashable | Rejected:
        """Who somebody is with this key."""

    def sees(self, by: Any) -> Hashable:  # noqa: ANN401 - each kind has its own actors
        """The same for all who see the same."""

    def shown(
        self,
        stream: Stream[Any],
        by: Any,  # noqa: ANN401 - each kind has its own actors
        words: Texts,
        *,
        whole: bool,
    ) -> Shown:
        """`whole`: with all that was long ago."""

    async def act(
        self,
        stream: Stream[Any],
        by: Any,  # noqa: ANN401 - each kind has its own actors
        key: str,
        action: Raw,
        asked: Asked,
    ) -> Made | Rejected:
        """Raises what msgspec raises for an action that cannot be read."""
