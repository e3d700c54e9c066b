"""Ratings: games that are over are rated, if they count."""

from dazwischen.core import log as logs
from dazwischen.games import registry
from dazwischen.server.hub import Hub
from dazwischen.server.kept import header_of
from dazwischen.server.sitting import Sitting
from dazwischen.store.records import Rating, Sat
from dazwischen.tournament import ratings


class Rater:
    def __init__(self, hub: Hub) -> None:
        self._store = hub.store
        self._collecting = hub.collecting

    def rate(self, sitting: Sitting) -> None:
        game, outcome = self._store.game(sitting.number), sitting.table.outcome
        if game is None or outcome is None or game.ended is None:
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
        places = ratings.places_of(outcome, [sat.seat for sat in people])
        known = [None if one is None else ratings.Strength(one.mu, one.sigma) for one in before]
        # What openskill works with holds itself in a circle.
        self._collecting.littered()
        self._store.add_ratings(
            Rating(sat.who, header.game, level, game.id, game.ended, after.mu, after.sigma)
            for sat, after in zip(people, ratings.rated(known, places), strict=True)
        )


def counted(people: tuple[Sat, ...]) -> list[Sat]:
    """Seats at which one person sat, and people who sat at one seat."""
    seats = [sat.seat for sat in people]
    everybody = [sat.who for sat in people]
    return [
        sat
        for sat in people
        if sat.seat and seats.count(sat.seat) == 1 and everybody.count(sat.who) == 1
    ]
