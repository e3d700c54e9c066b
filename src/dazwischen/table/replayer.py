"""A log folded as a table does: with the duties that stand after each event, and since when."""

from typing import Any

from dazwischen.core.auto_actions import AutoAction
from dazwischen.core.game import Outcome
from dazwischen.core.log import Envelope, Header, options_of, timing_of
from dazwischen.core.replayer import Replayer
from dazwischen.core.seating import SeatEvent
from dazwischen.core.seats import all_taken, present
from dazwischen.games import registry
from dazwischen.table.places import LetBot
from dazwischen.table.timers import Timers


class TableReplayer(Replayer):
    """Duties are looked at after every event and not after every act: a log does not say which
    events belong together, and whoever plays, resumes or checks it has to find the same times."""

    def __init__(self, header: Header) -> None:
        """Raises `InvalidInput` if the header's options or timing cannot be."""
        module = registry.module(header.game)
        options = options_of(module.rules, header)
        super().__init__(module.rules, options, module.rules.start(options, header.seed))
        self.outcome: Outcome | None = None
        self.present = present(self.seats)
        self.timers = Timers()
        self._auto_actions = module.auto_actions
        self._timing: Any = timing_of(self._auto_actions.timing, header)

    def happen(self, envelope: Envelope) -> None:
        super().happen(envelope)
        self.outcome = self.game.outcome(self.state)
        self.timers.stand(self._standing(), envelope.at)

    def reseat(self, event: SeatEvent) -> None:
        super().reseat(event)
        self.present = present(self.seats)

    def _standing(self) -> list[AutoAction]:
        """The game's, and a bot for whoever is gone."""
        if self.outcome is not None or not (self.begun or all_taken(self.seats)):
            return []
        timing, here = self._timing, self.present
        found = list(self._auto_actions.actions(self.state, timing, here))
        if timing.takeover and here.gone:
            found += [
                AutoAction(LetBot(seat=number, bot=timing.stand_in), timing.takeover)
                for number, seat in enumerate(self.seats, 1)
                if seat.away and not seat.bot
            ]
        return found
