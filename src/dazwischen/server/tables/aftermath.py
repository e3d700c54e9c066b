"""What follows from the end of a game, elsewhere in the house."""

import logging
from collections.abc import Callable

from dazwischen.server.base.clock import Clock
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.record import Record

_log = logging.getLogger("dazwischen")


class Aftermath:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ending: list[Callable[[ActiveGame, int | None], None]] = []
        self._over: list[Callable[[Record], None]] = []

    def when_ending(self, kept: Callable[[ActiveGame, int | None], None]) -> None:
        """Asks to be called for every game that ends, or is broken off, by whom: what it keeps is
        kept together with the end, or neither is."""
        self._ending.append(kept)

    def ending(self, game: ActiveGame, by: int | None = None) -> None:
        """`by`: the seat of whoever broke it off, or 0."""
        for kept in self._ending:
            try:
                kept(game, by)
            except Exception:  # noqa: BLE001 - the end itself must not be lost for it
                _log.exception("could not keep what follows from the end of a game")

    def when_over(self, told: Callable[[Record], None]) -> None:
        """Asks to be told of the table of every game that has ended, once that is kept."""
        self._over.append(told)

    def over(self, record: Record) -> None:
        for told in self._over:
            self._clock.soon(told, record)
