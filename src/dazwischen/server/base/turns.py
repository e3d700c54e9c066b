"""Whose turn it is to have something worked out: one owner after the other, however much each
wants, and those first at whose tables people sit."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct


class Wish(Struct, frozen=True):
    """Who wants something worked out."""

    owner: str
    """A host, a tournament, a person: however many tables it has, it has one place in the row."""
    name: str
    """A seat at a table. What it wanted before no longer matters."""
    waits: bool = True
    """Somebody is there who waits for it; bots among themselves come after all others."""


class Job:
    """What is to be worked out, by a function and arguments that another process can be sent."""

    __slots__ = ("args", "done", "late", "timer", "what", "wish")

    def __init__(
        self,
        wish: Wish,
        what: Callable[..., Any],
        args: tuple[Any, ...],
        done: Callable[[Any], None],
        late: Callable[[], None],
    ) -> None:
        self.wish: Final = wish
        self.what: Final = what
        self.args: Final = args
        self.done: Final = done
        self.late: Final = late
        self.timer: Any = None
        """When it is too late."""


class Turns:
    def __init__(self) -> None:
        self._rows: dict[bool, dict[str, dict[str, Job]]] = {True: {}, False: {}}
        """By whether somebody waits: owners in the order of their turns, each with its jobs."""

    def __len__(self) -> int:
        return sum(len(jobs) for row in self._rows.values() for jobs in row.values())

    def put(self, job: Job) -> Job | None:
        """Takes its place; what the same seat wanted before goes."""
        before = self.drop(job.wish)
        row = self._rows[job.wish.waits]
        row.setdefault(job.wish.owner, {})[job.wish.name] = job
        return before

    def take(self) -> Job | None:
        """The next; its owner goes to the end of the row."""
        for waits in (True, False):
            row = self._rows[waits]
            if row:
                owner = next(iter(row))
                jobs = row.pop(owner)
                job = jobs.pop(next(iter(jobs)))
                if jobs:
                    row[owner] = jobs
                return job
        return None

    def drop(self, wish: Wish) -> Job | None:
        """It is no longer wanted, or too late."""
        for row in self._rows.values():
            jobs = row.get(wish.owner, {})
            job = jobs.pop(wish.name, None)
            if job is not None:
                if not jobs:
                    del row[wish.owner]
                return job
        return None
