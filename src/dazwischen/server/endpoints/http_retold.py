"""Replays to be watched: step by step what happened, what was to be seen, what else there was.

A game that is over has no secrets: whoever may see it sees every hand, and what a tournament kept
from its players. Of a game in play those who sit at it see the rounds that are over, and no more of
them than they were shown: cards of a round that is over are dealt again in the next.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.http_replays import finished, game_of, sat_there, told_of
from dazwischen.server.endpoints.replies import encoded, language, people_of, store_of, whole_number
from dazwischen.server.endpoints.worked_out import worked_out
from dazwischen.server.work import retold
from dazwischen.server.work.load_log import stored_game
from dazwischen.server.work.retold import Seen
from dazwischen.store import records

PAGE: Final = 150
"""Steps told at once."""


async def outline(request: Request) -> Response:
    game, lang = _seen(request), language(request)
    return encoded(await worked_out(request, retold.outline, game, PAGE, lang))


async def steps(request: Request) -> Response:
    """From a step on, or those around the step that an event belongs to."""
    game, lang = _seen(request), language(request)
    first, seq = whole_number(request, "from"), whole_number(request, "at")
    return encoded(await worked_out(request, retold.steps, game, first, seq, PAGE, lang))


async def could(request: Request) -> Response:
    """After the step that an event belongs to."""
    game, seq, lang = _seen(request), whole_number(request, "at"), language(request)
    return encoded(await worked_out(request, retold.could, game, seq, lang))


def _seen(request: Request) -> Seen:
    """All of a game that is over; of one in play the rounds that are, for those who sit there."""
    store, game = store_of(request), game_of(request)
    identity = asked_by(store, request)
    if game is None or game.ended is not None or identity is None:
        return _with_events(request, finished(request))
    summary, who = store.summary(game.id), identity.id
    if summary is None or not summary.upto or not sat_there(store, game, who):
        raise Refuse(404, Rejected("no-such-game"))
    seats = {sat.seat for sat in game.people if sat.who == who}
    # Whoever changed seats was not shown at each what lay there before.
    return _with_events(request, game, summary.upto, seats.pop() if len(seats) == 1 else 0)


def _with_events(
    request: Request, game: records.Game, upto: int | None = None, eye: int | None = None
) -> Seen:
    return Seen(
        stored_game(store_of(request), game, upto), told_of(people_of(request).name, game), eye
    )
