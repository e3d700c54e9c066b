"""How often one bot beats another: two players, every deal twice with seats swapped."""

from math import sqrt

from msgspec import Struct

from bots_jay_rounds import played
from dazwischen.cards.decks import Edition
from dazwischen.games.jay.options import Options

SURE = 1.96
"""Standard errors either side of the middle: 95 of 100 times it is in between."""


class Duel(Struct, frozen=True):
    stronger: str
    weaker: str
    rounds: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.rounds

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, for a share of independent rounds."""
        n, square = self.rounds, SURE**2
        middle = (self.wins + square / 2) / (n + square)
        spread = SURE * sqrt(self.share * (1 - self.share) * n + square / 4) / (n + square)
        return middle - spread, middle + spread


def duel(stronger: str, weaker: str, rounds: int, edition: Edition = "jay", seed: int = 0) -> Duel:
    wins = 0
    for index in range(rounds):
        seats = (stronger, weaker) if index % 2 == 0 else (weaker, stronger)
        opener = 1 + index // 2 % 2
        options = Options(level=7, players=2, edition=edition, opener=opener)
        outcome = played(options, seats, seed + index // 2).outcome
        wins += outcome is not None and seats[outcome.winners[0] - 1] == stronger
    return Duel(stronger, weaker, rounds, wins)
