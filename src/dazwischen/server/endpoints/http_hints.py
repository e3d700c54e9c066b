"""Advice for one's own turn, from nothing but what the seat sees."""

from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.http_tables import host_of
from dazwischen.server.endpoints.replies import reply, somebody
from dazwischen.server.work.thinking import Thinking

RETRY: Final = 2
"""Seconds after which it is worth asking again."""


class Hint(Struct, frozen=True):
    game: int
    seq: int
    """The last event that the advice knows of."""
    exact: bool
    """Nothing is better; otherwise nothing better was found in time."""
    steps: tuple[dict[str, Any], ...]
    """Intents, one after the other; none if nothing can be laid."""


async def hint(request: Request) -> Response:
    """Nobody is helped against other people: only who sits alone or among bots is advised."""
    identity, room = somebody(request), host_of(request).room
    playing, seat = room.game, room.record.seat_of(identity.id)
    if not seat:
        raise Refuse(403, Rejected("has-no-seat"))
    if any(place.who not in (0, identity.id) for place in room.record.seats):
        raise Refuse(403, Rejected("hint-in-company"))
    if playing is None:
        raise Refuse(409, Rejected("no-game-running"))
    game, number, seq = playing.table.game, playing.number, playing.last
    if registry.module(game.name).adviser is None:
        raise Refuse(409, Rejected("no-hints"))
    view = game.view(playing.state_at(seq), seat)
    thinking: Thinking = request.state.house.thinking
    advice = await thinking.advise(identity.id, game.name, view)
    if isinstance(advice, Rejected):
        busy = advice.code == "too-fast"
        raise Refuse(429 if busy else 409, advice, RETRY if busy else 0)
    steps = tuple(msgspec.to_builtins(step) for step in advice.steps)
    return reply(Hint(number, seq, advice.exact, steps))
