"""What an opponent is: somebody who sees a seat's view and answers with an intent and a delay."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from dazwischen.core.dice import Dice

IntentT = TypeVar("IntentT", covariant=True)  # noqa: PLC0105 - the domain's word reads better
ViewT = TypeVar("ViewT", contravariant=True)  # noqa: PLC0105 - the domain's word reads better


class Action(Struct, Generic[IntentT], frozen=True):
    """What a bot means to do, and in how many milliseconds. The table stamps the intent's time."""

    intent: IntentT
    delay: int


class Bot(Protocol[ViewT, IntentT]):
    """Sees no more than its seat, knows no clock and keeps no dice: it is told the time and lent
    dice that depend on the seat and the event alone.

    Something happens; the bot has taken it in `notice` milliseconds later, is then shown how it
    was (`see`) and asked what it means to do (`act`). What it means to do happens after the delay,
    unless it notices something new before that and is asked again: so, like a person, it can lay a
    card on a pile that has just changed. An intent it still holds to keeps its earlier time.
    """

    def notice(self, dice: Dice, *, own: bool) -> int:
        """Milliseconds until it has taken in what just happened; `own`: it did it itself."""
        ...

    def see(self, view: ViewT, at: int) -> None:
        """Shows what its seat could see at that time: everything it notices, in order."""
        ...

    def act(self, now: int, dice: Dice) -> Action[IntentT] | None:
        """What to do about what it saw last. None: nothing, until something happens.

        Depends on nothing but what it has seen, the time and the dice.
        """
        ...


class Pondering(Struct, Generic[IntentT], frozen=True):
    """A decision that takes so long that others should not have to wait for it."""

    task: Any
    """All that the answer depends on: another process can work it out (`registry.worked_out`)."""
    then: Callable[[Any], Action[IntentT] | None]
    """What the bot does, given the answer."""
    simpler: Callable[[], Action[IntentT] | None]
    """What it does if there is no time for that: what somebody does who thinks less far."""
    patience: int
    """Milliseconds for which it can wait for the answer."""


@runtime_checkable
class Ponders(Protocol):
    """A bot that can be asked what it has to ponder, instead of what it does."""

    def ponder(self, now: int, dice: Dice) -> Action[Any] | Pondering[Any] | None:
        """The same as `act`, but for what takes long: that can be worked out elsewhere."""
        ...
