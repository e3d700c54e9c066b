"""Since when each of the table's duties stands, and which is due next."""

from collections.abc import Iterable
from typing import TypeAlias

from dazwischen.core.duties import Duty
from dazwischen.core.game import Intent

Key: TypeAlias = tuple[Intent, tuple[int, ...]]


class Timers:
    def __init__(self) -> None:
        self._due: dict[Key, int] = {}
        self._done: set[Key] = set()
        self._next: tuple[int, Intent] | None = None

    def stand(self, duties: Iterable[Duty], now: int) -> None:
        """These duties stand now; those that stood before keep their time, the rest are void."""
        before, self._due = self._due, {}
        for duty in duties:
            key = (duty.intent, duty.mark)
            began = now if duty.since is None else duty.since
            self._due[key] = before.get(key, began + duty.after)
        self._done.intersection_update(self._due)
        self._find_next()

    def next(self) -> tuple[int, Intent] | None:
        """The time and intent of the next duty. It stays next until it is done."""
        return self._next

    def due(self, now: int) -> list[Intent]:
        """All that the table may do by now."""
        return [intent for (intent, _), due in self._due.items() if due <= now]

    def done(self, intent: Intent) -> None:
        """Not tried again while it stands, whatever came of it."""
        self._done.update(key for key in self._due if key[0] == intent)
        self._find_next()

    def _find_next(self) -> None:
        """Found when something changes, since it is asked for much more often."""
        self._next = None
        for key, due in self._due.items():
            if key not in self._done and (self._next is None or due < self._next[0]):
                self._next = due, key[0]
