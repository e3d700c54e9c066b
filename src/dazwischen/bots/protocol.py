"""What an opponent is: somebody who sees a seat's view and answers with an intent and a delay."""

from typing import Generic, Protocol, TypeVar

from msgspec import Struct

IntentT = TypeVar("IntentT", covariant=True)  # noqa: PLC0105 - the domain's word reads better
ViewT = TypeVar("ViewT", contravariant=True)  # noqa: PLC0105 - the domain's word reads better


class Action(Struct, Generic[IntentT], frozen=True):
    """What a bot means to do, and in how many milliseconds. The caller stamps the intent's time."""

    intent: IntentT
    delay: int


class Bot(Protocol[ViewT, IntentT]):
    """Sees no more than its seat. Knows no clock: it is told the time."""

    def act(self, view: ViewT, now: int) -> Action[IntentT] | None:
        """Asked after everything that happens, and once more before its intent is handed in.

        The same view at the same time gives the same intent, so that a caller can tell a plan that
        still stands from a new one. None: nothing to do until something happens.
        """
        ...
