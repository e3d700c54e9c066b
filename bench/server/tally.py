"""A game of one move, known to the bench's server only: whoever moves adds one to a number."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Any

from msgspec import Struct

from dazwischen.core.acts import Act
from dazwischen.core.auto_actions import AutoAction, AutoActions, Present, Timing
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Event, Game, Intent, Outcome
from dazwischen.core.module import GameModule
from dazwischen.core.retelling import Alternative, Annotation, ReplayAnnotator
from dazwischen.core.vocabulary import Vocabulary
from dazwischen.games import registry

NAME = "tally"


class Options(Struct, frozen=True):
    players: int = 4


class Add(Intent, frozen=True, tag_field="do", tag="add"):
    pass


class Added(Event, frozen=True, tag_field="e", tag="added"):
    seat: int
    number: int


class State(Struct, frozen=True):
    number: int = 0
    last: int = 0


class View(Struct, frozen=True):
    seat: int | None
    number: int
    last: int


class Own(Struct, frozen=True):
    seat: int


class Tally:
    name = NAME
    version = 1
    options = Options
    intents: Any = Add
    events: Any = Added

    def as_of(self, options: Options, version: int) -> Options:  # noqa: ARG002 - there is but one
        return options

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options, seed: int) -> State:  # noqa: ARG002
        return State()

    def decide(self, state: State, intent: Add) -> Sequence[Added] | Rejected:
        return [Added(intent.seat, state.number + 1)]

    def evolve(self, state: State, event: Added) -> State:  # noqa: ARG002
        return State(event.number, event.seat)

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, state.number, state.last)

    def own(self, state: State, seat: int) -> Own:  # noqa: ARG002
        return Own(seat)

    def redact(self, state: State, event: Added, seat: int | None) -> Added:  # noqa: ARG002
        return event

    def outcome(self, state: State) -> Outcome | None:  # noqa: ARG002
        return None


class TallyKeeper:
    timing = Timing

    def actions(self, state: State, timing: Timing, present: Present) -> Iterator[AutoAction]:  # noqa: ARG002
        return iter(())


class TallyTeller:
    """One round that never ends, and that nobody looks at afterwards."""

    def between(self, state: State) -> None:  # noqa: ARG002
        return None

    def tell(self, act: Act, after: State) -> Annotation:
        raise NotImplementedError

    def look(self, state: State) -> View:
        raise NotImplementedError

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        raise NotImplementedError

    def standing(self, state: State) -> Sequence[int]:
        raise NotImplementedError

    def could(self, state: State, at: int) -> Sequence[Alternative]:
        raise NotImplementedError


class TallyModule(GameModule):
    """What it takes to play; nobody chooses anything or writes such a game down."""

    name = NAME
    choices = ()
    option_rules: Mapping[str, str] = MappingProxyType({})
    vocabulary = Vocabulary(NAME, (), ())
    rules: Game[Any, Any] = Tally()
    auto_actions: AutoActions = TallyKeeper()
    annotator: ReplayAnnotator = TallyTeller()


def register() -> None:
    """In this process the registry knows the game as if it were one of ours."""
    found = ModuleType(f"dazwischen.games.{NAME}.module")
    setattr(found, "MODULE", TallyModule())  # noqa: B010 - a module of its own, made here
    sys.modules[found.__name__] = found
    setattr(registry, "NAMES", (*registry.NAMES, NAME))  # noqa: B010 - it is final for all others
