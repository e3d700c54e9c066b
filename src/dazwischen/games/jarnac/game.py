"""Jarnac as a registered game."""

from typing import Any

from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.actions import JARNAC_EVENTS, JARNAC_INTENTS
from dazwischen.games.jarnac.decide import decide
from dazwischen.games.jarnac.evolve import evolve
from dazwischen.games.jarnac.intents import JarnacIntent
from dazwischen.games.jarnac.options import READING, Options
from dazwischen.games.jarnac.redact import redact
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.games.jarnac.state import OVER, State
from dazwischen.games.jarnac.view import PrivateView, View, own, view


class Jarnac:
    name = "jarnac"
    version = READING
    options = Options
    intents: Any = JARNAC_INTENTS
    events: Any = JARNAC_EVENTS

    def as_of(self, options: Options, version: int) -> Options:
        return replace(options, reading=min(version, options.reading))

    def seats(self, options: Options) -> int:
        return ruleset(options).seats

    def lexicon(self, options: Options) -> str:
        """The dictionary that words are judged by, for the game's log."""
        return ruleset(options).lexicon.digest

    def closed_book(self, options: Options) -> bool:
        """K-WORD-2, K-PRO-7: where words are judged by objection, nobody looks one up meanwhile."""
        return options.variant == "professional" or options.judging == "challenge"

    def start(self, options: Options, seed: int) -> State:
        return State(ruleset(options), seed)

    def decide(self, state: State, intent: JarnacIntent) -> list[ev.JarnacEvent] | Rejected:
        return decide(state, intent)

    def evolve(self, state: State, event: ev.JarnacEvent) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def own(self, state: State, seat: int) -> PrivateView:
        return own(state, seat)

    def redact(self, state: State, event: ev.JarnacEvent, seat: int | None) -> ev.JarnacEvent:
        return redact(state, event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Not before the word that ended the game can no longer be objected to."""
        if state.phase != OVER or state.laid is not None:
            return None
        rules = state.rules
        winners = tuple(rules.seats_of(state.winner)) if state.winner else ()
        if not state.winner and not rules.solo:
            winners = tuple(range(1, rules.seats + 1))
        points = tuple(state.board(rules.side_of(seat)).score for seat in range(1, rules.seats + 1))
        return Outcome(state.ended, winners, points)


GAME = Jarnac()
