"""What a stream is: numbered events of one kind, folded to a state.

A kind is plain functions. `decide` answers a command with the events it causes or says why not;
`evolve` folds one event into the state. Neither looks at a clock or rolls dice: both come with the
command.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from dazwischen.core.errors import Rejected

StateT = TypeVar("StateT")
ByT = TypeVar("ByT")
ActionT = TypeVar("ActionT")


class Command(Struct, Generic[ByT, ActionT], frozen=True):
    """Something wanted, by whom and when; lots are drawn from the seed."""

    by: ByT
    action: ActionT
    at: int = 0
    seed: int = 0


class StreamKind(Struct, Generic[StateT], frozen=True):
    name: str
    start: StateT
    """Before the first event."""
    events: Any
    """Their closed union."""
    decide: Callable[[StateT, Command[Any, Any]], Sequence[Any] | Rejected]
    evolve: Callable[[StateT, Any], StateT]
    over: Callable[[StateT], bool]
