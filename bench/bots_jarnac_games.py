"""Games of Jarnac between two bots, as fast as they think."""

from math import sqrt
from time import process_time

from msgspec import Struct

from dazwischen.bots.jarnac.bot import make
from dazwischen.bots.strength import strength
from dazwischen.core.dice import Dice
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE, Outcome
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.state import State

SURE = 1.96
"""Standard errors either side of the middle: 95 of 100 times it is in between."""


class Played(Struct, frozen=True):
    outcome: Outcome
    thought: tuple[float, ...]
    """Seconds for every action."""


def played(seats: tuple[str, str], seed: int, budget: int, options: Options) -> Played:
    """Nobody waits: whoever's move it is acts at once."""
    thought: list[float] = []
    bots = {n: make(options, n, strength(name), budget=budget) for n, name in enumerate(seats, 1)}
    state, number = _done(GAME.start(options, seed), do.Begin(seat=TABLE)), 0
    while (outcome := GAME.outcome(state)) is None:
        seat, number = state.side, number + 1
        bots[seat].see(GAME.view(state, seat), 0)
        start = process_time()
        action = bots[seat].act(0, Dice(seed, seat, number))
        thought.append(process_time() - start)
        if action is None:
            raise TypeError(f"seat {seat} does not move")
        state = _done(state, action.intent)
    return Played(outcome, tuple(thought))


def _done(state: State, intent: do.JarnacIntent) -> State:
    events = GAME.decide(state, intent)
    if isinstance(events, Rejected):
        raise TypeError(f"{intent} was to be possible: {events}")
    for event in events:
        state = GAME.evolve(state, event)
    return state


class Duel(Struct, frozen=True):
    games: int
    won: float
    """A draw is half a game."""
    points: float
    """By how many points on average."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, for a share of independent games."""
        n, square = self.games, SURE**2
        middle = (self.won + square / 2) / (n + square)
        spread = SURE * sqrt(self.share * (1 - self.share) * n + square / 4) / (n + square)
        return middle - spread, middle + spread


def duel(stronger: str, weaker: str, games: int, budget: int, options: Options) -> Duel:
    """Every bag twice, with seats swapped."""
    won, points = 0.0, 0
    for index in range(games):
        seat = 1 + index % 2
        seats = (stronger, weaker) if seat == 1 else (weaker, stronger)
        outcome = played(seats, index // 2, budget, options).outcome
        won += (seat in outcome.winners) / len(outcome.winners)
        points += outcome.points[seat - 1] - outcome.points[2 - seat]
    return Duel(games, won, points / games)
