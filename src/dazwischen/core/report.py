"""What a referee says about a protocol file, before it is put into a language."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dazwischen.core import protocolfile
from dazwischen.core.errors import Argument


class Message(Struct, frozen=True):
    """A sentence of the catalogues: its key, and what it is about."""

    key: str
    args: Mapping[str, Argument] = {}


class Verdict(Struct, frozen=True):
    line: int
    seat: int | str
    action: str
    verdict: str
    rules: tuple[str, ...]
    message: Message


class Report(Struct, frozen=True):
    game: str
    verdicts: tuple[Verdict, ...]
    state: Mapping[str, Any]
    situation: Sequence[Message]
    """The state in words, for people."""
    view: Struct | None = None
    """The state as somebody sees it who watches the table, if there is one to be seen."""


class Referee(Protocol):
    """Judges the protocol files of one game."""

    @property
    def game(self) -> str: ...
    def judge(self, protocol: protocolfile.Protocol) -> Report:
        """Raises `Unusable` with a line where the file cannot be read."""
        ...


class Advice(Struct, frozen=True):
    """What a player could do best now, as data and in sentences."""

    data: Mapping[str, Any]
    said: Sequence[Message]


class Adviser(Protocol):
    """Says what the player at turn could do best in the situation of a protocol file."""

    def advise(self, protocol: protocolfile.Protocol, budget: int | None) -> Advice:
        """Looks at no more than `budget` positions, or at as many as usual; raises `Unusable` with
        a line where the file cannot be read."""
        ...
