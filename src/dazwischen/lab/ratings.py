"""Ratings of the entrants, round after round: openskill's model after Plackett and Luce."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from dazwischen.lab.figures import SIGMAS, Estimate


class Ratings:
    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(entrants)]

    def take(self, places: Sequence[int]) -> None:
        """The order of rounds matters, so they are taken as numbered, not as they come in."""
        if len(places) < 2:
            return
        rated = self._model.rate([[own] for own in self._ratings], ranks=[float(p) for p in places])
        self._ratings = [team[0] for team in rated]

    def estimates(self) -> list[Estimate]:
        return [
            Estimate(own.mu, own.mu - SIGMAS * own.sigma, own.mu + SIGMAS * own.sigma)
            for own in self._ratings
        ]
