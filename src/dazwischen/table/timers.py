"""Since when each of the table's duties stands, and which is due next."""

from collections.abc import Iterable

from dazwischen.core.duties import Duty
from dazwischen.core.game import Intent


class Timer:
    __slots__ = ("done", "due", "intent", "mark")

    def __init__(self, duty: Duty, now: int) -> None:
        self.intent = duty.intent
        self.mark = duty.mark
        self.due = duty.after + (now if duty.since is None else duty.since)
        self.done = False
        """Not tried again while it stands, whatever came of it."""


class Timers:
    def __init__(self) -> None:
        self._standing: list[Timer] = []
        self._next: tuple[int, Intent] | None = None

    def stand(self, duties: Iterable[Duty], now: int) -> None:
        """These duties stand now; those that stood before keep their time, the rest are void."""
        before = self._standing
        # Few stand at a time: looking through them is faster than a dictionary.
        self._standing = [
            next(
                (old for old in before if old.mark == duty.mark and old.intent == duty.intent), None
            )
            or Timer(duty, now)
            for duty in duties
        ]
        self._find_next()

    def next(self) -> tuple[int, Intent] | None:
        """The time and intent of the next duty. It stays next until it is done."""
        return self._next

    def due(self, now: int) -> list[Intent]:
        """All that the table may do by now."""
        return [timer.intent for timer in self._standing if timer.due <= now]

    def done(self, intent: Intent) -> None:
        for timer in self._standing:
            if timer.intent == intent:
                timer.done = True
        self._find_next()

    def _find_next(self) -> None:
        """Found when something changes, since it is asked for much more often."""
        self._next = None
        for timer in self._standing:
            if not timer.done and (self._next is None or timer.due < self._next[0]):
                self._next = timer.due, timer.intent
