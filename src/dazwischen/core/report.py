"""What a referee says about a protocol file, before it is put into a language."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dazwischen.core import protocolfile
from dazwischen.core.errors import Argument, Rejected
from dazwischen.core.game import Intent


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
    names: tuple[str, ...] = ()
    """What the file calls the players, if it does."""
    figures: tuple[str, ...] = ()
    """What can be laid in such a game, if it is played with cards."""


class Referee(Protocol):
    """Judges the protocol files of one game."""

    @property
    def game(self) -> str: ...
    def judge(self, protocol: protocolfile.Protocol) -> Report:
        """Raises `InvalidInput` with a line where the file cannot be read."""
        ...


class Advice(Struct, frozen=True):
    """What a player could do best now, as data and in sentences."""

    data: Mapping[str, Any]
    said: Sequence[Message]


class Suggestion(Struct, frozen=True):
    """The best that a seat can do in its turn: intents, one after the other."""

    steps: tuple[Intent, ...]
    exact: bool
    """Nothing is better; otherwise nothing better was found within bounds."""


class Adviser(Protocol):
    """Says what the player at turn could do best."""

    def suggest(self, view: Any) -> Suggestion | Rejected:  # noqa: ANN401 - each game has its own
        """For the seat that the view belongs to, from nothing but what it sees."""
        ...

    def advise(self, protocol: protocolfile.Protocol, budget: int | None) -> Advice:
        """In the situation of a protocol file. Looks at no more than `budget` positions, or at as
        many as usual; raises `InvalidInput` with a line where the file cannot be read."""
        ...
