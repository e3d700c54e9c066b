"""How strong somebody is, per game and level: openskill's model after Plackett and Luce.

What counts: a game that was played on this server, in which at least two people sat from the first
card or letter on. Only people are rated, against each other; bots at the table are left out. Who
gets up in the middle, or lets a bot play, is rated by what the seat comes to, so that running away
saves nobody. Who breaks a game off in which something was played, or puts out somebody who is
playing, has given it up: he comes last, the others by what they had until then, and what follows no
longer counts. If none of the others was there any more, it is what was played that counts. Left out
are games with invented figures or counts of cards, games of teams, games brought in from elsewhere,
and seats at which several people sat.
"""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from dazwischen.core.game import Outcome

_MODEL = PlackettLuce()


class Strength(Struct, frozen=True):
    mu: float
    sigma: float


def places_of(outcome: Outcome, seats: Sequence[int]) -> list[int]:
    """Of these seats among each other: winners first, then by points."""
    worth = [(seat in outcome.winners, outcome.points[seat - 1]) for seat in seats]
    return [1 + sum(other > own for other in worth) for own in worth]


def places_broken_off(points: Sequence[int], seats: Sequence[int], by: int) -> list[int]:
    """Of these seats among each other: whoever broke it off last, the others by points."""
    worth = [(seat != by, points[seat - 1]) for seat in seats]
    return [1 + sum(other > own for other in worth) for own in worth]


def rated(before: Sequence[Strength | None], places: Sequence[int]) -> list[Strength]:
    """Of everybody after a game; who comes new begins in the middle, unsure."""
    now = [
        [_MODEL.rating() if one is None else _MODEL.rating(mu=one.mu, sigma=one.sigma)]
        for one in before
    ]
    after = _MODEL.rate(now, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in after]
