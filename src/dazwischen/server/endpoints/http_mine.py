"""One's own games, those in play as far as their rounds are over: a list in pages, and what is put
away from it."""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.core.log import Header
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.http_replays import Name, game_of, names_of, path_of, sat_there
from dazwischen.server.endpoints.replies import (
    people_of,
    reply,
    same_site,
    somebody,
    store_of,
    whole_number,
)
from dazwischen.server.work import summaries
from dazwischen.server.work.archive import SeatTold
from dazwischen.server.work.load_log import header_of
from dazwischen.store import records
from dazwischen.store.protocol import Store

PAGE: Final = 20
BOTS: Final = "bots"
"""Instead of a companion: nobody but bots."""
LOOKED: Final = 300
"""Games that are looked through for one page, at most."""
Result: TypeAlias = Literal["won", "shared", "lost", ""]


class Score(Struct, frozen=True):
    rounds: int
    """Rounds that are over, where there are rounds."""
    points: tuple[int, ...]
    """By seat, of all of them."""


class Own(Struct, frozen=True):
    """How somebody fared."""

    seat: int
    """0 in a game from elsewhere."""
    place: int
    """0 while nothing is decided."""
    result: Result
    """"" while it goes on, or where it was broken off."""


class Listed(Struct, frozen=True):
    id: int
    game: str
    level: int
    """0 where there are none."""
    path: str
    """The link: whoever has it can see the game once it is over."""
    table: str
    """Where it goes on, as long as it does."""
    seats: tuple[SeatTold, ...]
    begun: int
    ended: int | None
    score: Score
    own: Own


class Companion(Struct, frozen=True):
    id: int
    name: str


class Library(Struct, frozen=True):
    games: tuple[Listed, ...]
    """The latest first."""
    older: int
    """Those are `before` this number; 0 if there are none."""
    people: tuple[Companion, ...]
    """Whom one played with."""


async def mine(request: Request) -> Response:
    store, name = store_of(request), people_of(request).name
    who, wanted = somebody(request).id, _wanted(request)
    before = whole_number(request, "before") or None
    games = store.library(who, before=before, limit=LOOKED + 1)
    found: list[Listed] = []
    last = 0
    for game in games[:LOOKED]:
        if len(found) == PAGE:
            break
        last = game.id
        if wanted(game, who) and (listed := _listed(store, name, game, who)) is not None:
            found.append(listed)
    older = last if games and games[-1].id < last else 0
    people = ((other, name(other)) for other in store.companions(who))
    return reply(Library(tuple(found), older, tuple(Companion(*one) for one in people if one[1])))


async def put_away(request: Request) -> Response:
    """From one's own list alone; a game from elsewhere is nobody else's and goes for good."""
    same_site(request)
    store, who = store_of(request), somebody(request).id
    game = game_of(request)
    if game is None or not sat_there(store, game, who):
        raise Refuse(404, Rejected("no-such-game"))
    if game.room:
        store.put_away(game.id, who)
    else:
        store.delete_game(game.id)
    return reply({})


def _wanted(request: Request) -> Callable[[records.Game, int], bool]:
    """What somebody looks for: a game, how it ended, with whom."""
    query = request.query_params
    name, result, company = query.get("game"), query.get("result"), query.get("with")

    def is_wanted(game: records.Game, who: int) -> bool:
        others = {sat.who for sat in game.people if sat.seat and sat.who != who}
        return (
            (not name or header_of(game).game == name)
            and (not result or _result(game, who) in (result, result == "won" and "shared"))
            and (not company or (not others if company == BOTS else company in map(str, others)))
        )

    return is_wanted


def _listed(store: Store, name: Name, game: records.Game, who: int) -> Listed | None:
    """None where nothing of a game in play can be seen yet."""
    kept = store.summary(game.id)
    if kept is None:
        kept = summaries.read(store, game)
        store.put_summary(game.id, kept)
    if game.ended is None and not kept.upto:
        return None
    summary, header, seat = summaries.told(kept), header_of(game), _seat_of(game, who)
    return Listed(
        id=game.id,
        game=header.game,
        level=_level(header),
        path=path_of(game.id, game.key),
        table=game.room if game.ended is None else "",
        seats=tuple(_seat(name, game, n, bot) for n, bot in enumerate(summary.bots, 1)),
        begun=game.begun,
        ended=game.ended,
        score=Score(summary.rounds, summary.points),
        own=Own(seat, _place(summary.points, seat), _result(game, who)),
    )


def _seat(name: Name, game: records.Game, seat: int, bot: str) -> SeatTold:
    return SeatTold(names_of(name, game, seat), "bot" if bot else "person", bot)


def _seat_of(game: records.Game, who: int) -> int:
    """One's last seat; 0 for whoever brought it in."""
    return max((sat.seat for sat in game.people if sat.who == who), default=0)


def _result(game: records.Game, who: int) -> Result:
    seat = _seat_of(game, who)
    if game.outcome is None or not seat:
        return ""
    outcome = msgspec.json.decode(game.outcome, type=Outcome)
    if seat not in outcome.winners:
        return "lost"
    return "shared" if len(outcome.winners) == len(outcome.points) > 1 else "won"


def _place(points: tuple[int, ...], seat: int) -> int:
    if not 1 <= seat <= len(points):
        return 0
    return 1 + sum(other > points[seat - 1] for other in points)


def _level(header: Header) -> int:
    options: dict[str, Any] = msgspec.json.decode(header.options)
    level = options.get("level", 0)
    return level if isinstance(level, int) else 0
