"""What a game is to everybody else: one value with all that it offers.

Each game has its own in `games/<name>/module.py`. Parts are imported when they are first asked for,
so that a small command starts fast. What every game has stands in files of the same names; what
only some have is None unless the game's own value says where it is.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from dazwischen.core.acts import InferIntent
from dazwischen.core.auto_actions import AutoActions
from dazwischen.core.choices import Choice
from dazwischen.core.contest import Contest, Rated
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Game, Intent
from dazwischen.core.log import Log
from dazwischen.core.protocolfile import Protocol
from dazwischen.core.report import Adviser, Referee
from dazwischen.core.retelling import ReplayAnnotator
from dazwischen.core.vocabulary import Vocabulary

T = TypeVar("T")
Analysis: TypeAlias = Callable[[Protocol], Struct]
"""From a protocol file to what could have been done, move by move; raises `InvalidInput` with a
line where the file cannot be read."""
Blame: TypeAlias = Callable[[Any], int]
"""From an event to the seat whose fault it shows, or 0."""
Overtaken: TypeAlias = Callable[[Any, Any, Rejected, Sequence[Any]], Rejected]
"""From a state, an intent, its refusal and what its player had not seen yet to what he is told:
the same, or that somebody was faster."""


class Part(Generic[T]):
    """A name in a file of the game's folder, read when it is first asked for."""

    def __init__(self, file: str, name: str) -> None:
        self._file = file
        self._name = name

    def __set_name__(self, owner: type["GameModule"], name: str) -> None:
        self._kept_as = name

    def __get__(self, module: "GameModule", owner: type["GameModule"]) -> T:
        package = owner.__module__.rpartition(".")[0]
        found: T = getattr(import_module(f"{package}.{self._file}"), self._name)
        # From now on it is found there before this is asked.
        vars(module)[self._kept_as] = found
        return found


class GameModule:
    name: ClassVar[str]

    rules = Part[Game[Any, Any]]("game", "GAME")
    """The state machine."""
    auto_actions = Part[AutoActions]("auto_actions", "AUTO_ACTIONS")
    """What the table does by itself, and when."""
    choices = Part[tuple[Choice, ...]]("choices", "CHOICES")
    """What can be chosen where a table is set up."""
    option_rules = Part[Mapping[str, str]]("options", "RULES")
    """The rule that an option, a time or a complaint about several options is of."""
    vocabulary = Part[Vocabulary]("vocabulary", "VOCABULARY")
    """What protocol files of the game can say."""
    referee = Part[Referee]("referee", "REFEREE")
    """Judges protocol files."""
    export = Part[Callable[[Log], str]]("export", "export")
    """A log as a protocol file, in the words of the notation."""
    infer_intent = Part[InferIntent]("infer_intent", "infer_intent")
    """The intent behind events."""
    annotator = Part[ReplayAnnotator]("retelling", "ANNOTATOR")
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
