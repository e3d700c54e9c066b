"""Ratings: games that are over are rated, if they count."""

from collections.abc import Sequence

from dazwischen.core import log as logs
from dazwischen.games import registry
from dazwischen.server.tables.hub import Hub
from dazwischen.server.tables.sitting import Sitting
from dazwischen.server.work.kept import header_of
from dazwischen.store.records import Rating, Sat
from dazwischen.tournament import ratings


class Rater:
    def __init__(self, hub: Hub) -> None:
        self._store = hub.store
        self._wall = hub.wall
        self._collecting = hub.collecting

    def rate(self, sitting: Sitting, by: int | None = None) -> None:
        """`by`: the seat of whoever broke the game off, or 0; None if it was played to its end."""
        game = self._store.game(sitting.number)
        if game is None:
            return
        people = [sat for sat in counted(game.people) if not self._store.is_unrated(sat.who)]
        if len(people) < 2:
            return
        header = header_of(game)
        options = logs.options_of(registry.game(header.game), header)
        level = ratings.level_of(header.game, options)
        if level is None:
            return
        before = [self._store.rating(sat.who, header.game, level) for sat in people]
        if any(one is not None and one.number == game.id for one in before):
            # It was rated when somebody broke it off.
            return
        places = _places(sitting, by, [sat.seat for sat in people])
        if places is None:
            return
        known = [None if one is None else ratings.Strength(one.mu, one.sigma) for one in before]
        at = game.ended or self._wall()
        # What openskill works with holds itself in a circle.
        self._collecting.littered()
        self._store.add_ratings(
            Rating(sat.who, header.game, level, game.id, at, after.mu, after.sigma)
            for sat, after in zip(people, ratings.rated(known, places), strict=True)
        )


def _places(sitting: Sitting, by: int | None, seats: Sequence[int]) -> list[int] | None:
    table = sitting.table
    if by is None:
        return None if table.outcome is None else ratings.places_of(table.outcome, seats)
    points = ratings.points_of(table.game.name, table.state)
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
