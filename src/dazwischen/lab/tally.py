"""What came of an arena: how each entrant fared, and how long rounds were."""

from collections import Counter

from msgspec import Struct

from dazwischen.lab.figures import Estimate, Mean, quantile, wilson
from dazwischen.lab.match import Result
from dazwischen.lab.plan import Arena
from dazwischen.lab.ratings import Ratings


class Standing(Struct, frozen=True):
    entrant: int
    """From 1, in the order in which they were named."""
    strength: str
    wins: float
    """A shared win counts in parts."""
    win_share: Estimate
    place: Estimate
    places: tuple[int, ...]
    """How often first, second …"""
    points: float
    points_a_round: Estimate
    rating: Estimate | None
    """None for an entrant alone."""
    faults: int
    refused: int


class Lengths(Struct, frozen=True):
    """Of rounds, in milliseconds at the table."""

    mean: Estimate
    median: int
    p95: int
    """The 95th of a hundred."""
    longest: int
    events: Estimate


class Report(Struct, frozen=True):
    game: str
    options: Struct
    seed: int
    asked: int
    """Rounds that were to be played."""
    rounds: int
    """Rounds that were."""
    complete: bool
    reasons: dict[str, int]
    """Why rounds ended, and how often."""
    lengths: Lengths | None
    standings: tuple[Standing, ...]
    """Best first, by share of wins, then by points. Empty like `lengths` without any round."""


class _Entrant:
    def __init__(self, seats: int) -> None:
        self.wins = 0.0
        self.place = Mean()
        self.places = [0] * seats
        self.points = Mean()
        self.faults = 0
        self.refused = 0


class Tally:
    def __init__(self, arena: Arena) -> None:
        self.rounds = 0
        self._arena = arena
        seats = len(arena.entrants)
        self._entrants = [_Entrant(seats) for _ in range(seats)]
        self._ratings = Ratings(seats)
        self._lengths: list[int] = []
        self._length, self._events = Mean(), Mean()
        self._reasons: Counter[str] = Counter()

    def take(self, result: Result) -> None:
        self.rounds += 1
        self._ratings.take(result.places)
        self._reasons[result.reason] += 1
        self._lengths.append(result.length)
        self._length.take(result.length)
        self._events.take(result.events)
        for index, entrant in enumerate(self._entrants):
            entrant.wins += result.wins[index]
            entrant.place.take(result.places[index])
            entrant.places[result.places[index] - 1] += 1
            entrant.points.take(result.points[index])
            entrant.faults += result.faults[index]
            entrant.refused += result.refused[index]

    def report(self) -> Report:
        arena = self._arena
        entrants = range(len(self._entrants)) if self.rounds else range(0)
        standings = [self._standing(index) for index in entrants]
        standings.sort(key=lambda own: (-own.wins, -own.points, own.entrant))
        return Report(
            game=arena.game,
            options=arena.options,
            seed=arena.seed,
            asked=arena.rounds,
            rounds=self.rounds,
            complete=self.rounds == arena.rounds,
            reasons=dict(sorted(self._reasons.items())),
            lengths=self._summary(),
            standings=tuple(standings),
        )

    def _standing(self, index: int) -> Standing:
        entrant = self._entrants[index]
        alone = len(self._entrants) == 1
        return Standing(
            entrant=index + 1,
            strength=self._arena.entrants[index],
            wins=entrant.wins,
            win_share=wilson(entrant.wins, self.rounds),
            place=entrant.place.estimate,
            places=tuple(entrant.places),
            points=entrant.points.total,
            points_a_round=entrant.points.estimate,
            rating=None if alone else self._ratings.estimates()[index],
            faults=entrant.faults,
            refused=entrant.refused,
        )

    def _summary(self) -> Lengths | None:
        if not self.rounds:
            return None
        ordered = sorted(self._lengths)
        return Lengths(
            mean=self._length.estimate,
            median=quantile(ordered, 0.5),
            p95=quantile(ordered, 0.95),
            longest=ordered[-1],
            events=self._events.estimate,
        )
