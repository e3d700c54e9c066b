"""Jay as a registered game."""

from typing import Any

from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions import JAY_EVENTS, JAY_INTENTS
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.evolve import evolve
from dazwischen.games.jay.intents import JayIntent
from dazwischen.games.jay.options import READING, Options
from dazwischen.games.jay.redact import redact
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.sight import PrivateView, View
from dazwischen.games.jay.state import OVER, State
from dazwischen.games.jay.view import own, view


class Jay:
    name = "jay"
    version = READING
    options = Options
    intents: Any = JAY_INTENTS
    events: Any = JAY_EVENTS

    def as_of(self, options: Options, version: int) -> Options:
        return replace(options, reading=min(options.reading, version))

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options, seed: int) -> State:
        return State(ruleset(options), seed)

    def decide(self, state: State, intent: JayIntent) -> list[ev.JayEvent] | Rejected:
        return decide(state, intent)

    def evolve(self, state: State, event: ev.JayEvent) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def own(self, state: State, seat: int) -> PrivateView:
        return own(state, seat)

    def redact(self, state: State, event: ev.JayEvent, seat: int | None) -> ev.JayEvent:
        return redact(state, event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The game is over when all its rounds have counted; most points win."""
        if state.phase != OVER or state.more:
            return None
        best = max(state.totals)
        winners = tuple(s for s, points in enumerate(state.totals, 1) if points == best)
        return Outcome("rounds-played", winners, state.totals)


GAME = Jay()
