"""J-SCORE-1: the places of the halves and of the whole series, their sum, and who is ahead."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from dazwischen.core.contest import POINTS
from dazwischen.tournament.rounds import HALF, Played, Round, counted

Decider: TypeAlias = Literal["sum", "points", "wins", "shared"]
"""What decides between two players, in the order in which it is asked."""

_Worth = TypeVar("_Worth", int, tuple[int, int, int])
_DECIDERS: Final[tuple[Decider, ...]] = ("sum", "points", "wins")


class Part(Struct, frozen=True):
    """A half, or the whole series: points, rounds won and places, by player."""

    points: tuple[int, ...]
    wins: tuple[int, ...]
    places: tuple[int, ...]
    """Empty while no round of this part has been played: nobody has a place in it yet."""


class Ranked(Struct, frozen=True):
    player: int
    place: int
    place_sum: int
    points: int
    wins: int


class Comparison(Struct, frozen=True):
    """What put one player ahead of the next in the ranking, or why they share a place."""

    ahead: int
    behind: int
    by: Decider


class Standings(Struct, frozen=True):
    """After the tenth round the result, before it how things stand so far."""

    first_half: Part
    second_half: Part
    whole: Part
    ranking: tuple[Ranked, ...]
    """Best first; who shares a place, by number."""
    comparisons: tuple[Comparison, ...]
    """Of each with the next in the ranking: one fewer than players."""

    @property
    def parts(self) -> tuple[Part, Part, Part]:
        return self.first_half, self.second_half, self.whole

    @property
    def place_sums(self) -> tuple[int, ...]:
        """By player, of the places there are so far."""
        by_number = sorted(self.ranking, key=lambda ranked: ranked.player)
        return tuple(ranked.place_sum for ranked in by_number)

    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Players who share a place, best first."""
        return tuple(
            tuple(ranked.player for ranked in group)
            for _, group in groupby(self.ranking, key=lambda ranked: ranked.place)
        )


def standings(players: int, rounds: Sequence[Round]) -> Standings:
    played = counted(rounds)
    first, second = part(players, played[:HALF]), part(players, played[HALF:])
    whole = part(players, played)
    begun = [each.places for each in (first, second, whole) if each.places]
    worth = [
        (-sum(places[index] for places in begun), whole.points[index], whole.wins[index])
        for index in range(players)
    ]
    ranked = sorted(
        (
            Ranked(player, place, -asked[0], asked[1], asked[2])
            for player, (place, asked) in enumerate(zip(places_of(worth), worth, strict=True), 1)
        ),
        key=lambda each: (each.place, each.player),
    )
    return Standings(first, second, whole, tuple(ranked), _comparisons(ranked))


def part(players: int, played: Sequence[Played]) -> Part:
    points, wins = [0] * players, [0] * players
    for entry in played:
        wins[entry.first - 1] += 1
        for player, worth in zip((entry.first, entry.second), POINTS, strict=True):
            if player is not None:
                points[player - 1] += worth
    return Part(tuple(points), tuple(wins), places_of(points) if played else ())


def places_of(worth: Sequence[_Worth]) -> tuple[int, ...]:
    """The place of each, more being better; equals share the better place: 1-2-2-4."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def _comparisons(ranking: Sequence[Ranked]) -> tuple[Comparison, ...]:
    return tuple(
        Comparison(ahead.player, behind.player, _decider(ahead, behind))
        for ahead, behind in pairwise(ranking)
    )


def _decider(ahead: Ranked, behind: Ranked) -> Decider:
    asked = zip(
        _DECIDERS,
        (ahead.place_sum, ahead.points, ahead.wins),
        (behind.place_sum, behind.points, behind.wins),
        strict=True,
    )
    return next((by for by, one, other in asked if one != other), "shared")
