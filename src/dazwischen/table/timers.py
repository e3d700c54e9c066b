"""Since when each of the table's duties stands, and which is due next."""

from collections.abc import Sequence
from typing import Final

from dazwischen.core.auto_actions import AutoAction
from dazwischen.core.game import Intent

NEVER: Final = 1 << 60


class Timer:
    __slots__ = ("done", "due", "intent", "mark")

    def __init__(self, duty: AutoAction, now: int) -> None:
        self.intent = duty.intent
        self.mark = duty.mark
        self.due = duty.after + (now if duty.since is None else duty.since)
        self.done = False
        """Not tried again while it stands, whatever came of it."""


class Timers:
    def __init__(self) -> None:
        self.next_at: int = NEVER
        """When the next duty is due."""
        self._next: Timer | None = None
        self._standing: list[Timer] = []

    def stand(self, duties: Sequence[AutoAction], now: int) -> None:
        """These duties stand now; those that stood before keep their time, the rest are void."""
        if not duties and not self._standing:
            return
        before = self._standing
        # Few stand at a time: looking through them is faster than a dictionary.
        self._standing = [_stood(before, duty) or Timer(duty, now) for duty in duties]
        self._find_next()

    def due(self, now: int) -> list[Intent]:
        """All that the table may do by now."""
        return [timer.intent for timer in self._standing if timer.due <= now]

    def take(self) -> Intent:
        """The next duty, which is done with this."""
        taken = self._next
        if taken is None:
            raise LookupError
        for timer in self._standing:
            if timer.intent == taken.intent:
                timer.done = True
        self._find_next()
        return taken.intent

    def _find_next(self) -> None:
        """Found when something changes, since it is asked for much more often."""
        self.next_at, self._next = NEVER, None
        for timer in self._standing:
            if not timer.done and timer.due < self.next_at:
                self.next_at, self._next = timer.due, timer


def _stood(before: list[Timer], duty: AutoAction) -> Timer | None:
    for timer in before:
        if timer.mark == duty.mark and timer.intent == duty.intent:
            return timer
    return None
