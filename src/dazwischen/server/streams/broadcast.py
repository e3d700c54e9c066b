"""Everybody who follows one stream: told when it has changed, one after the other, so that a change
that hundreds see each in their own way is in nobody's way."""

from typing import Any

from dazwischen.core.errors import Rejected
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.words import texts
from dazwischen.server.streams.followable import Followable
from dazwischen.server.streams.outlook import Follower, Outlook, Perspective
from dazwischen.server.streams.stream import Stream


class Broadcast:
    def __init__(self, kind: Followable, stream: Stream[Any], clock: Clock) -> None:
        self.kind = kind
        self.stream = stream
        self.count = 0
        """Of those who follow."""
        self._clock = clock
        self._outlooks: dict[Perspective, Outlook] = {}
        self._telling = False

    def add(self, follower: Follower, perspective: Perspective, seq: int) -> None:
        """`seq`: the last event that it knows of."""
        outlook = self._outlooks.get(perspective)
        if outlook is None:
            outlook = self._outlooks[perspective] = Outlook(self.stream.record.code)
        self._brought_up(perspective, outlook)
        outlook.followers[follower] = None
        self.stream.listeners.add(self._heard)
        self.count += 1
        now = self._clock.wall()
        knows = seq > 0 and seq == outlook.seq
        follower.send(outlook.nothing_new(now) if knows else outlook.whole(now))

    def remove(self, follower: Follower, perspective: Perspective) -> None:
        outlook = self._outlooks[perspective]
        del outlook.followers[follower]
        self.count -= 1
        if not outlook.followers:
            del self._outlooks[perspective]
        if not self.count:
            self.stream.listeners.discard(self._heard)

    def again(self, follower: Follower, perspective: Perspective) -> None:
        """All of it, to whoever could not keep up."""
        outlook = self._outlooks[perspective]
        self._brought_up(perspective, outlook)
        follower.send(outlook.whole(self._clock.wall()))

    def tell_first(self, perspective: Perspective) -> None:
        """Whoever has done something sees it before he is told that it is done."""
        outlook = self._outlooks.get(perspective)
        if outlook is not None:
            self._brought_up(perspective, outlook)

    def _heard(self) -> None:
        if not self._telling:
            self._telling = True
            self._clock.soon(self._tell)

    def _tell(self) -> None:
        """Tells all who see the same, and lets everybody else have their turn before the next."""
        if self.stream.gone:
            for outlook in self._outlooks.values():
                for follower in outlook.followers:
                    follower.refuse(0, Rejected(f"no-such-{self.stream.record.kind}"))
            return
        for perspective, outlook in self._outlooks.items():
            if outlook.seq != self.stream.seq:
                # Whoever has waited longest is the next, however fast things change.
                self._outlooks[perspective] = self._outlooks.pop(perspective)
                self._brought_up(perspective, outlook)
                self._clock.soon(self._tell)
                return
        self._telling = False

    def _brought_up(self, perspective: Perspective, outlook: Outlook) -> None:
        stream = self.stream
        if outlook.seq == stream.seq:
            return
        words = texts(perspective.lang)
        shown = self.kind.shown(stream, perspective.by, words, whole=perspective.whole)
        outlook.advance(stream.seq, self._clock.wall(), shown)
