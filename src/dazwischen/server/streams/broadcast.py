"""Everybody who follows one stream: told when it has changed, one after the other, so that a change
that hundreds see each in their own way is in nobody's way."""

from typing import Any

from dazwischen.core.errors import Rejected
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.words import texts
from dazwischen.server.streams.followable import Followable
from dazwischen.server.streams.shared_view import Follower, Perspective, SharedView
from dazwischen.server.streams.stream import Stream


class Broadcast:
    def __init__(self, kind: Followable, stream: Stream[Any], clock: Clock) -> None:
        self.kind = kind
        self.stream = stream
        self.count = 0
        """Of those who follow."""
        self._clock = clock
        self._views: dict[Perspective, SharedView] = {}
        self._telling = False

    def add(self, follower: Follower, perspective: Perspective, seq: int) -> None:
        """`seq`: the last event that it knows of."""
        shared = self._views.get(perspective)
        if shared is None:
            shared = self._views[perspective] = SharedView(self.stream.record.code)
        self._brought_up(perspective, shared)
        shared.followers[follower] = None
        self.stream.listeners.add(self._heard)
        self.count += 1
        now = self._clock.wall()
        knows = seq > 0 and seq == shared.seq
        follower.send(shared.nothing_new(now) if knows else shared.whole(now))

    def remove(self, follower: Follower, perspective: Perspective) -> None:
        shared = self._views[perspective]
        del shared.followers[follower]
        self.count -= 1
        if not shared.followers:
            del self._views[perspective]
        if not self.count:
            self.stream.listeners.discard(self._heard)

    def again(self, follower: Follower, perspective: Perspective) -> None:
        """All of it, to whoever could not keep up."""
        shared = self._views[perspective]
        self._brought_up(perspective, shared)
        follower.send(shared.whole(self._clock.wall()))

    def tell_first(self, perspective: Perspective) -> None:
        """Whoever has done something sees it before he is told that it is done."""
        shared = self._views.get(perspective)
        if shared is not None:
            self._brought_up(perspective, shared)

    def _heard(self) -> None:
        if not self._telling:
            self._telling = True
            self._clock.soon(self._tell)

    def _tell(self) -> None:
        """Tells all who see the same, and lets everybody else have their turn before the next."""
        if self.stream.gone:
            for shared in self._views.values():
                for follower in shared.followers:
                    follower.refuse(0, Rejected(f"no-such-{self.stream.record.kind}"))
            return
        for perspective, shared in self._views.items():
            if shared.seq != self.stream.seq:
                # Whoever has waited longest is the next, however fast things change.
                self._views[perspective] = self._views.pop(perspective)
                self._brought_up(perspective, shared)
                self._clock.soon(self._tell)
                return
        self._telling = False

    def _brought_up(self, perspective: Perspective, shared: SharedView) -> None:
        stream = self.stream
        if shared.seq == stream.seq:
            return
        words = texts(perspective.lang)
        shown = self.kind.shown(stream, perspective.by, words, whole=perspective.whole)
        shared.advance(stream.seq, self._clock.wall(), shown)
