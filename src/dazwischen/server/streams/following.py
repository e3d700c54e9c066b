"""Following a stream over a connection, and acting on it: whichever kind of stream it is.

Over HTTP the same streams can be asked for and acted on; what is done comes out the same.
"""

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.server.base.allowance import Allowances
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.health import Health
from dazwischen.server.base.limits import BATCH, FOLLOWED, Bounds
from dazwischen.server.streams.broadcast import Broadcast
from dazwischen.server.streams.followable import Followable, Made
from dazwischen.server.streams.shared_view import Follower, Perspective
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.server.wire.messages import (
    UNREADABLE,
    VERSION,
    Act,
    Done,
    Follow,
    Refused,
    Unfollow,
)
from dazwischen.store.protocol import StoreBroken, StoreError

_log = logging.getLogger("dazwischen")
_encode: Final = msgspec.json.Encoder().encode


class _Place:
    """Where somebody is who follows, and what he wants there."""

    def __init__(self, broadcast: Broadcast, by: Any, perspective: Perspective, key: str) -> None:  # noqa: ANN401
        self.broadcast = broadcast
        self.by = by
        self.perspective = perspective
        self.key = key
        self.wanted: deque[Act] = deque()
        """In its order, not yet done."""
        self.work: asyncio.Task[None] | None = None


class Following:
    def __init__(self, clock: Clock, bounds: Bounds, health: Health) -> None:
        self._clock = clock
        self._bounds = bounds
        self._health = health
        self._kinds: dict[str, Followable] = {}
        self._broadcasts: dict[Stream[Any], Broadcast] = {}
        self._places: dict[Follower, _Place] = {}
        self._follows = Allowances(FOLLOWED)

    def offer(self, name: str, kind: Followable) -> None:
        self._kinds[name] = kind

    def follow(self, follower: Follower, wanted: Follow) -> None:
        self.unfollow(follower)
        follower.lang = wanted.lang
        refusal = self._followed(follower, wanted)
        if refusal is not None:
            follower.refuse(0, refusal)

    def _followed(self, follower: Follower, wanted: Follow) -> Rejected | None:
        if wanted.v != VERSION:
            return Rejected("page-outdated")
        bounds, kind = self._bounds, self._kinds[wanted.kind]
        rate, crowd = bounds.address.follows, bounds.crowd
        most = rate.each_second * crowd, rate.saved * crowd
        if self._follows.take(follower.address, self._clock.now() / 1000, *most):
            return Rejected("too-fast")
        try:
            stream = kind.find(wanted.code)
        except StoreBroken as damaged:
            self._health.failed(damaged)
            return Rejected("book-damaged")
        if isinstance(stream, Rejected):
            return stream
        by = kind.actor(stream, wanted.key)
        if isinstance(by, Rejected):
            return by
        broadcast = self._broadcasts.get(stream)
        if broadcast is None:
            broadcast = Broadcast(kind, stream, self._clock)
        elif broadcast.count >= bounds.followers:
            return Rejected("too-many-followers")
        perspective = Perspective(kind.sees(by), wanted.lang, wanted.whole)
        broadcast.add(follower, perspective, wanted.seq)
        self._broadcasts[stream] = broadcast
        self._places[follower] = _Place(broadcast, by, perspective, wanted.key)
        follower.channel.refresh = partial(broadcast.again, follower, perspective)
        return None

    def unfollow(self, follower: Follower, _wish: Unfollow | None = None) -> None:
        """What it wanted before is still done."""
        place = self._places.pop(follower, None)
        if place is None:
            return
        follower.channel.refresh = None
        place.broadcast.remove(follower, place.perspective)
        if not place.broadcast.count:
            del self._broadcasts[place.broadcast.stream]

    def closed(self, follower: Follower) -> None:
        """Whoever comes again sends again what was not answered."""
        if follower in self._places:
            self._places[follower].wanted.clear()
            self.unfollow(follower)

    def act(self, follower: Follower, wanted: Act) -> None:
        place = self._places.get(follower)
        if place is None:
            follower.send(_encode(_refused(follower, wanted, Rejected("follow-first"))))
        elif len(place.wanted) >= BATCH:
            follower.send(_encode(_refused(follower, wanted, Rejected("too-fast"))))
        else:
            place.wanted.append(wanted)
            if place.work is None:
                place.work = asyncio.ensure_future(self._work(follower, place))

    async def _work(self, follower: Follower, place: _Place) -> None:
        while place.wanted:
            wanted = place.wanted.popleft()
            answer = await self._done(follower, place, wanted)
            place.broadcast.tell_first(place.perspective)
            follower.send(_encode(answer))
        place.work = None

    async def _done(self, follower: Follower, place: _Place, wanted: Act) -> Done | Refused:
        kind, stream = place.broadcast.kind, place.broadcast.stream
        asked = Asked(wanted.client, wanted.id)
        try:
            made = await kind.act(stream, place.by, place.key, wanted.action, asked)
        except UNREADABLE:
            return _refused(follower, wanted, Rejected("unreadable"))
        except StoreError as error:
            self._health.failed(error)
            return _refused(follower, wanted, Rejected("cannot-keep"))
        except Exception:  # noqa: BLE001 - a mistake of ours must not end what others wanted
            _log.exception("could not do what was wanted of a stream")
            return _refused(follower, wanted, Rejected("our-mistake"))
        if isinstance(made, Rejected):
            return _refused(follower, wanted, made)
        return _answer(wanted, made)


def _answer(wanted: Act, made: Made) -> Done:
    entrant, key = made.entrant or UNSET, made.key or UNSET
    return Done(wanted.id, made.seq, wanted.client, entrant, key)


def _refused(follower: Follower, wanted: Act, rejected: Rejected) -> Refused:
    return replace(follower.refusal(wanted.id, rejected), client=wanted.client)
