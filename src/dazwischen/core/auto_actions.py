"""What a table does on its own if nobody else does: dealing, counting, keeping time.

Each game says what that is at the moment, and how long the table waits before it; the table keeps
the time. A duty that no longer stands is forgotten, one that still stands keeps its time.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from dazwischen.core.game import Intent


class Timing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Milliseconds that the table waits; each game adds its own. 0 means for ever."""

    earlier: ClassVar[Mapping[str, int]] = {}
    """What a table did that was opened before one of these could be chosen, by its name."""
    takeover: int = 60_000
    """After which a bot plays for somebody who is gone."""
    stand_in: str = "mittel"
    """How strong that bot is."""


class Present(Struct, frozen=True):
    """Who is there to act: people who play themselves, and seats that nobody acts for."""

    people: frozenset[int]
    gone: frozenset[int]


class AutoAction(Struct, frozen=True, gc=False):
    """An intent of the table's, also one in the name of a seat, `after` so many milliseconds.

    They count from when the duty first stood, or from `since`. Another `mark` is another duty.
    """

    intent: Intent
    after: int
    mark: tuple[int, ...] = ()
    since: int | None = None


class AutoActions(Protocol):
    @property
    def timing(self) -> type[Any]: ...
    def actions(self, state: Any, timing: Any, present: Present) -> Iterable[AutoAction]: ...  # noqa: ANN401
