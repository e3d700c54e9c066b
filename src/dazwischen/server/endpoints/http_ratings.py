"""Ratings over HTTP: lists a game and level, histories, and one's own to be removed."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.replies import body, reply, somebody, store_of
from dazwischen.store.records import Rated, Rating


class LevelRated(Struct, frozen=True):
    game: str
    level: str
    people: int


class Point(Struct, frozen=True):
    """After a game: `mu` is the estimate, `sigma` how unsure it is."""

    number: int
    """Of the game."""
    at: int
    mu: float
    sigma: float


class History(Struct, frozen=True):
    game: str
    level: str
    points: tuple[Point, ...]


class MyRatings(Struct, frozen=True):
    rated: bool
    """Whether games are rated from now on."""
    histories: tuple[History, ...]


class RatingWish(Struct, frozen=True, forbid_unknown_fields=True):
    rated: bool


class RatedShown(Struct, frozen=True):
    place: int
    identity: int
    name: str
    mu: float
    sigma: float
    games: int


async def levels(request: Request) -> Response:
    found = store_of(request).levels_rated()
    return reply([LevelRated(*row) for row in found])


async def ranking(request: Request) -> Response:
    """The surest first: by what somebody is rated at least, mu - 3 sigma."""
    game, level = request.path_params["game"], request.path_params["level"]
    if game not in registry.NAMES:
        raise Refuse(404, Rejected("no-such-rating"))
    rows = store_of(request).rated(game, level)
    return reply([_shown(place, row) for place, row in enumerate(rows, 1)])


def _shown(place: int, row: Rated) -> RatedShown:
    return RatedShown(place, row.identity, row.name, row.mu, row.sigma, row.games)


async def history(request: Request) -> Response:
    """Somebody's, by the number in the lists."""
    rows = store_of(request).ratings_of(request.path_params["number"])
    if not rows:
        raise Refuse(404, Rejected("no-such-rating"))
    return reply(list(_histories(rows)))


async def mine(request: Request) -> Response:
    return reply(_mine(request, somebody(request).id))


async def wish(request: Request) -> Response:
    """`rated: false` removes one's ratings with their history, and no further game is rated."""
    wanted = await body(request, RatingWish)
    who, store = somebody(request).id, store_of(request)
    with store.transaction():
        if wanted.rated:
            store.allow_ratings(who)
        else:
            store.remove_ratings(who)
    return reply(_mine(request, who))


def _mine(request: Request, who: int) -> MyRatings:
    store = store_of(request)
    return MyRatings(not store.is_unrated(who), _histories(store.ratings_of(who)))


def _histories(rows: list[Rating]) -> tuple[History, ...]:
    found: dict[tuple[str, str], list[Point]] = {}
    for row in rows:
        point = Point(row.number, row.at, row.mu, row.sigma)
        found.setdefault((row.game, row.level), []).append(point)
    return tuple(History(game, level, tuple(points)) for (game, level), points in found.items())
