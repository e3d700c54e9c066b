"""What a game is: a pure state machine over recorded facts.

`decide` answers an intent with the events it causes or says why not; `evolve` folds one event into
the state. Neither looks at a clock or rolls dice: time is a field of the intent, and what chance
brings is computed from the seed in the state and recorded in an event.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from dazwischen.core.errors import Rejected

TABLE = 0
"""The actor of what the table does on its own, such as dealing; seats count from 1."""
JUDGE = -1
"""The actor of a judge's findings."""


# Whatever is frozen and refers to nothing that could refer back to it is spared the collector.
class Intent(Struct, frozen=True, gc=False, kw_only=True):
    """Something a seat wants to do at a time, in milliseconds since the game began."""

    seat: int
    at: int = 0


class Event(Struct, frozen=True, gc=False):
    """A fact. Games define a closed union of them."""


class Outcome(Struct, frozen=True):
    """How a game ended: why, who won (several seats if shared), and every seat's points."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT", bound=Struct, contravariant=True)  # noqa: PLC0105 - the domain's word reads better


class Game(Protocol[OptionsT, StateT]):
    """A registered game. Intents and events are tagged unions, so that logs and wires are typed."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int:
        """Changes only when the same intents or events would come to something else."""
        ...

    @property
    def options(self) -> type[Any]: ...
    @property
    def intents(self) -> Any: ...  # noqa: ANN401 - a union type is no `type`
    @property
    def events(self) -> Any: ...  # noqa: ANN401 - a union type is no `type`

    def as_of(self, options: Any, version: int) -> Any:  # noqa: ANN401
        """The options that play by the rules of that version of the game."""
        ...

    def seats(self, options: OptionsT) -> int: ...
    def start(self, options: OptionsT, seed: int) -> StateT:
        """The state before the first event; raises `InvalidInput` for impossible options."""
        ...

    def decide(self, state: StateT, intent: Any) -> Sequence[Event] | Rejected: ...  # noqa: ANN401
    def evolve(self, state: StateT, event: Any) -> StateT: ...  # noqa: ANN401
    def view(self, state: StateT, seat: int | None) -> Struct:
        """All that a seat may see; `None` is somebody who watches."""
        ...

    def own(self, state: StateT, seat: int) -> Struct:
        """The fields in which a seat's view differs from that of somebody who watches."""
        ...

    def redact(self, state: StateT, event: Any, seat: int | None) -> Event:  # noqa: ANN401
        """The event as that seat may see it; any state of its game will do.

        Whoever watches sees least: what is not hidden from him is hidden from nobody.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None: ...


@runtime_checkable
class JudgesWords(Protocol):
    """A game that asks a dictionary: its log says which, by the dictionary's digest."""

    def closed_book(self, options: Any) -> bool:  # noqa: ANN401 - each game has its own
        """Whether nobody may look a word up while such a game runs."""
        ...

    def lexicon(self, options: Any) -> str: ...  # noqa: ANN401
