"""Ratings: games that are over are rated, if they count."""

from collections.abc import Sequence

from dazwischen.core import log as logs
from dazwischen.core.contest import Rated
from dazwischen.games import registry
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.gc_policy import GcPolicy
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.work.load_log import header_of
from dazwischen.store.protocol import Store
from dazwischen.store.records import Rating, Sat
from dazwischen.table.table import Table
from dazwischen.tournament import ratings


class Rater:
    def __init__(self, store: Store, clock: Clock, policy: GcPolicy) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy

    def rate(self, played: ActiveGame, by: int | None = None) -> None:
        """`by`: the seat of whoever broke the game off, or 0; None if it was played to its end."""
        game = self._store.game(played.number)
        if game is None:
            return
        people = [sat for sat in counted(game.people) if not self._store.is_unrated(sat.who)]
        if len(people) < 2:
            return
        header = header_of(game)
        known = registry.module(header.game)
        if known.rated is None:
            return
        level = known.rated.level(logs.options_of(known.rules, header))
        if level is None:
            return
        before = [self._store.rating(sat.who, header.game, level) for sat in people]
        if any(one is not None and one.number == game.id for one in before):
            # It was rated when somebody broke it off.
            return
        places = _places(known.rated, played.table, by, [sat.seat for sat in people])
        if places is None:
            return
        earlier = [None if one is None else ratings.Strength(one.mu, one.sigma) for one in before]
        at = game.ended or self._clock.wall()
        # What openskill works with holds itself in a circle.
        self._policy.littered = True
        self._store.add_ratings(
            Rating(sat.who, header.game, level, game.id, at, after.mu, after.sigma)
            for sat, after in zip(people, ratings.rated(earlier, places), strict=True)
        )


def _places(rated: Rated, table: Table, by: int | None, seats: Sequence[int]) -> list[int] | None:
    if by is None:
        return None if table.outcome is None else ratings.places_of(table.outcome, seats)
    points = rated.points(table.state)
    return None if points is None else ratings.places_broken_off(points, seats, by)


def counted(people: tuple[Sat, ...]) -> list[Sat]:
    """Seats at which one person sat, and people who sat at one seat."""
    seats = [sat.seat for sat in people]
    everybody = [sat.who for sat in people]
    return [
        sat
        for sat in people
        if sat.seat and seats.count(sat.seat) == 1 and everybody.count(sat.who) == 1
    ]
