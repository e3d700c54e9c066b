"""What a game is to everybody else: one value with all that it offers.

Each game has its own in `games/<name>/module.py`. Parts are imported when they are first asked for,
so that a small command starts fast; what a game does not have is None.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from dazwischen.core.acts import Intended
from dazwischen.core.choices import Choice
from dazwischen.core.contest import Contest, Rated
from dazwischen.core.duties import Keeper
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Game, Intent
from dazwischen.core.log import Log
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Adviser, Referee
from dazwischen.core.retelling import Teller
from dazwischen.core.vocabulary import Vocabulary

Analysis: TypeAlias = Callable[[Protocol], Struct]
"""From a protocol file to what could have been done, move by move; raises `Unusable` with a line
where the file cannot be read."""
Blame: TypeAlias = Callable[[Any], int]
"""From an event to the seat whose fault it shows, or 0."""
Overtaken: TypeAlias = Callable[[Any, Any, Rejected, Sequence[Any]], Rejected]
"""From a state, an intent, its refusal and what its player had not seen yet to what he is told:
the same, or that somebody was faster."""


class GameModule(ABC):
    name: ClassVar[str]

    @property
    @abstractmethod
    def rules(self) -> Game[Any, Any]:
        """The state machine."""

    @property
    @abstractmethod
    def keeper(self) -> Keeper:
        """What the table does by itself, and when."""

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen where a table is set up."""

    @property
    @abstractmethod
    def option_rules(self) -> Mapping[str, str]:
        """The rule that an option, a time or a complaint about several options is of."""

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """What protocol files of the game can say."""

    @property
    @abstractmethod
    def referee(self) -> Referee:
        """Judges protocol files."""

    @property
    @abstractmethod
    def export(self) -> Callable[[Log], str]:
        """A log as a protocol file, in the words of the notation."""

    @property
    @abstractmethod
    def intended(self) -> Intended:
        """The intent behind events."""

    @property
    @abstractmethod
    def teller(self) -> Teller:
        """Tells a game again."""

    @property
    def captains(self) -> frozenset[type[Intent]]:
        """What a seat's captain may want, by its kind, and nobody else."""
        return frozenset()

    @property
    def adviser(self) -> Adviser | None:
        """Says what could be done best now."""
        return None

    @property
    def analysis(self) -> Analysis | None:
        """For games that can be analysed when they are over."""
        return None

    @property
    def blame(self) -> Blame | None:
        """For games that know faults."""
        return None

    @property
    def overtaken(self) -> Overtaken | None:
        """For games in which somebody else can be faster."""
        return None

    @property
    def contest(self) -> Contest | None:
        """For games of which there are tournaments."""
        return None

    @property
    def rated(self) -> Rated | None:
        """For games by which people are rated."""
        return None
