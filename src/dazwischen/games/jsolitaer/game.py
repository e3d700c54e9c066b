"""J-Solitär as a registered game."""

from typing import Any

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.actions import SOLITAIRE_EVENTS, SOLITAIRE_INTENTS
from dazwischen.games.jsolitaer.decide import decide
from dazwischen.games.jsolitaer.evolve import evolve
from dazwischen.games.jsolitaer.intents import SolitaireIntent
from dazwischen.games.jsolitaer.options import Options
from dazwischen.games.jsolitaer.redact import redact
from dazwischen.games.jsolitaer.ruleset import ruleset
from dazwischen.games.jsolitaer.state import OVER, State
from dazwischen.games.jsolitaer.view import PrivateView, View, own, view


class Solitaire:
    name = "jsolitaer"
    version = 1
    options = Options
    intents: Any = SOLITAIRE_INTENTS
    events: Any = SOLITAIRE_EVENTS

    def as_of(self, options: Options, version: int) -> Options:  # noqa: ARG002 - there is but one
        return options

    def seats(self, options: Options) -> int:
        return options.players

    def start(self, options: Options, seed: int) -> State:
        return State(ruleset(options), seed)

    def decide(self, state: State, intent: SolitaireIntent) -> list[ev.SolitaireEvent] | Rejected:
        return decide(state, intent)

    def evolve(self, state: State, event: ev.SolitaireEvent) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def own(self, state: State, seat: int) -> PrivateView:
        return own(state, seat)

    def redact(self, state: State, event: ev.SolitaireEvent, seat: int | None) -> ev.SolitaireEvent:
        return redact(state, event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """S-SERIES-1: over when all games are; most points win, alone whoever won every game."""
        games = state.rules.options.games
        if state.phase != OVER or state.more:
            return None
        reason = state.reason if games == 1 else "games-played"
        best = max(state.totals)
        winners = tuple(seat for seat in state.seats() if state.totals[seat - 1] == best)
        if state.alone:
            winners = (1,) if state.won[0] == games else ()
        return Outcome(reason, winners, state.totals)


GAME = Solitaire()
