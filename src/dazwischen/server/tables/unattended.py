"""Bots of a tournament play among themselves, whether anybody watches or not.

Some tables do so at a time, of one tournament and in the whole house. The others wait for their
turn, and their time stands.
"""

from collections.abc import Collection
from typing import Protocol

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import Bounds
from dazwischen.server.tables.record import Record


class Sleepers(Protocol):
    """Tables, which may sleep."""

    def let_sleep(self, code: str) -> None: ...

    def play_on(self, code: str) -> None:
        """Woken if it sleeps."""
        ...


class Unattended:
    def __init__(self, clock: Clock, bounds: Bounds) -> None:
        self.tables: Sleepers | None = None
        self._clock = clock
        self._bounds = bounds
        self._playing: dict[str, str] = {}
        """Tables at which time passes, each with its tournament."""
        self._waiting: dict[str, str] = {}
        """The others, the longest waiting first; they may sleep meanwhile."""

    def waits(self, record: Record, *, watched: bool) -> bool:
        """Whether its time stands until it has its turn."""
        if watched or not record.unattended:
            self.left(record.code)
            return False
        return not self.plays(record.code, record.tournament)

    def plays(self, code: str, tournament: str) -> bool:
        """Whether that table has its turn; if not, it waits."""
        if code in self._playing:
            return True
        if not self._has_room_for(tournament):
            self._waiting[code] = tournament
            return False
        self._waiting.pop(code, None)
        self._playing[code] = tournament
        return True

    def has_turn(self, code: str) -> bool:
        return code in self._playing

    def left(self, code: str) -> None:
        """There is nothing to play there any more, or somebody has come."""
        self._waiting.pop(code, None)
        if self._playing.pop(code, None) is not None:
            self._clock.soon(self.go_on)

    def dropped(self, code: str, tournament: str) -> None:
        """It is to be read again when it has its turn."""
        self.left(code)
        self._waiting[code] = tournament

    def abandon(self, tournament: str, wanted: Collection[str]) -> None:
        """Whatever is decided otherwise is not played to its end for nobody."""
        both = {**self._playing, **self._waiting}
        for code in [code for code, of in both.items() if of == tournament and code not in wanted]:
            self.left(code)
            if self.tables is not None:
                self.tables.let_sleep(code)

    def go_on(self) -> None:
        """Gives the next its turn: of the tournament that has the fewest."""
        ready = [
            (self._count(tournament), number, code)
            for number, (code, tournament) in enumerate(self._waiting.items())
            if self._has_room_for(tournament)
        ]
        if not ready:
            return
        _, _, code = min(ready)
        del self._waiting[code]
        if self.tables is not None:
            self.tables.play_on(code)
        # Reading a table takes a moment; others are heeded before the next.
        self._clock.soon(self.go_on)

    def _has_room_for(self, tournament: str) -> bool:
        return (
            len(self._playing) < self._bounds.house.unattended
            and self._count(tournament) < self._bounds.tournament_unattended
        )

    def _count(self, tournament: str) -> int:
        return sum(of == tournament for of in self._playing.values())
