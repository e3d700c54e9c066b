"""How many open faults of weak bots the strong ones find: tournament mode, within three lays.

A fault counts from the moment at which the rules would justify a pause while it lies open, and
until three more cards have been laid; not if the round or the fault is over before that.
"""

from msgspec import Struct

from bots_jay_rounds import seated, steps
from dazwischen.cards.decks import Edition
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import PLAYING, State
from dazwischen.table.steps import Refusal, Step

WITHIN = 3
"""Lays."""


class Hunt(Struct):
    found: int = 0
    missed: int = 0

    @property
    def share(self) -> float:
        return self.found / max(1, self.found + self.missed)


class Watch:
    """One round: the open faults of the weak seats, and for how many lays each could be found."""

    def __init__(self, hunt: Hunt, weak: frozenset[int]) -> None:
        self._hunt = hunt
        self._weak = weak
        self._lays: dict[int, int] = {}
        self._missed: set[int] = set()

    def see(self, step: Step) -> None:
        event, state = step.envelope.event, step.state
        if isinstance(event, ev.Paused):
            if event.seat not in self._weak:
                self._hunt.found += len(self._lays)
            self._lays.clear()
        if isinstance(event, ev.Laid):
            self._lays = {serial: lays + 1 for serial, lays in self._lays.items()}
        if state.phase == PLAYING:
            self._look(state)

    def _look(self, state: State) -> None:
        lying_open = {
            due.serial
            for seat in self._weak
            for due in state.dues[seat - 1]
            if due.why == "fault" and due.serial > state.settled
        }
        late = {serial for serial, lays in self._lays.items() if lays > WITHIN} & lying_open
        self._hunt.missed += len(late)
        self._missed |= late
        findable = lying_open if justified(state) else lying_open & self._lays.keys()
        self._lays = {s: self._lays.get(s, 0) for s in findable - self._missed}


def justified(state: State) -> bool:
    """Whether a pause now would be: the same whoever pauses."""
    answer = GAME.decide(state, do.Pause(seat=1))
    return isinstance(answer, list) and isinstance(answer[0], ev.Paused) and answer[0].justified


def hunt(edition: Edition, rounds: int, seed: int = 0) -> Hunt:
    """Two `meister` between two `leicht`."""
    found = Hunt()
    seats = ("leicht", "meister", "leicht", "meister")
    weak = frozenset(n for n, strength in enumerate(seats, 1) if strength == "leicht")
    options = Options(level=7, players=4, edition=edition, faults="tournament")
    for index in range(rounds):
        table, watch = seated(options, seats, seed + index), Watch(found, weak)
        while table.outcome is None:
            for step in steps(table):
                if not isinstance(step, Refusal):
                    watch.see(step)
    return found
