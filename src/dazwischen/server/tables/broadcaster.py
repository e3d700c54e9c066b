"""Tells everybody at a table what happened in its game, each with the eyes of his seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from dazwischen.core.log import Envelope
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.requests import PendingRequest
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.wire.messages import Done, GameInfo, Hello
from dazwischen.server.wire.perspective import Perspective
from dazwischen.server.wire.update_encoder import UpdateEncoder, shown
from dazwischen.table.steps import Step

_encode: Final = msgspec.json.Encoder().encode


def answering(update: bytes, numbers: list[int]) -> bytes:
    """The same, with the ids of the receiver's own that it answers."""
    return b'%b,"re":%b}' % (update[:-1], _encode(numbers))


class Listeners:
    """Everybody connected who sees a game with the same eyes, and what they have seen."""

    def __init__(self, seat: int | None, perspective: Perspective | None) -> None:
        self.seat = seat
        self.perspective = perspective
        self.sessions: list[Session] = []


class Broadcaster:
    def __init__(self, sessions: Mapping[Session, None], clock: Clock, metrics: Metrics) -> None:
        self._sessions = sessions
        self._clock = clock
        self._metrics = metrics
        self._perspectives: dict[int | None, Perspective] = {}
        self._here: list[Listeners] | None = None
        """None if somebody came or went."""
        self._game: ActiveGame | None = None
        self._delayed: list[tuple[int, Step]] = []
        """What those who watch are told later, and when."""
        self._timer: Any = None

    def begin(self, game: ActiveGame, delay: int = 0) -> None:
        """A game starts, or is taken up again: nobody has seen anything of it. Those who watch stay
        behind by as much of the table's time as before."""
        self._game = game
        self._perspectives = {}
        self._here = None
        self._delayed.clear()
        if delay:
            now, passed = self._clock.now(), game.now() - delay
            self._delayed.extend(
                (now + step.envelope.at - passed, step) for step in game.steps_after(passed)
            )
            self._show_watchers()

    def regroup(self) -> None:
        """Somebody came, went, or has other eyes now."""
        self._here = None

    def finish(self) -> None:
        """The game is over, and open to all; whoever missed its end can still see it."""
        self._show_watchers(everything=True)

    def forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def tell(
        self, steps: Sequence[Step], requests: list[PendingRequest], delay: int,
        welcome: Callable[[Session], None],
    ) -> None:  # fmt: skip
        """What happened and what that answers; whoever watches hears of it so much later. Those who
        have seen nothing of the game are welcomed."""
        self._metrics.events += len(steps)
        if self._game is None:
            return
        if delay:
            due = self._clock.now() + delay
            self._delayed.extend((due, step) for step in steps)
        if self._delayed:
            self._show_watchers(everything=not delay)
        encoder = self._encoder(self._game, steps)
        for listeners in self._grouped():
            if listeners.perspective is None:
                self._begin_for(listeners.sessions, requests, welcome)
            elif listeners.seat is not None or not delay:
                self._send(listeners.sessions, encoder.advance(listeners.perspective), requests)

    def _encoder(self, game: ActiveGame, steps: Sequence[Step]) -> UpdateEncoder:
        return UpdateEncoder(game.table.game, game.number, steps)

    def _grouped(self) -> list[Listeners]:
        if self._here is None:
            here: dict[int | None, Listeners] = {}
            for session in self._sessions:
                seat = self._eyes(session)
                if seat not in here:
                    here[seat] = Listeners(seat, self._perspectives.get(seat))
                here[seat].sessions.append(session)
            for seat in self._perspectives.keys() - here.keys():
                del self._perspectives[seat]
            self._here = list(here.values())
        return self._here

    def _begin_for(
        self, sessions: list[Session], requests: list[PendingRequest],
        welcome: Callable[[Session], None],
    ) -> None:  # fmt: skip
        """Those who were here before the game began have seen nothing of it yet."""
        for session in sessions:
            welcome(session)
            for request in requests:
                if request.log is session.requests:
                    session.send(_encode(Done(request.id, request.seq)))

    def _send(
        self, sessions: list[Session], message: bytes, requests: list[PendingRequest]
    ) -> None:
        for session in sessions:
            numbers = [request.id for request in requests if request.log is session.requests]
            if numbers:
                session.channel.send(answering(message, numbers))
            else:
                session.channel.send(message)

    def _show_watchers(self, *, everything: bool = False) -> None:
        """What is old enough, or all of it."""
        now, count = self._clock.now(), 0
        while count < len(self._delayed) and (everything or self._delayed[count][0] <= now):
            count += 1
        steps = [step for _, step in self._delayed[:count]]
        del self._delayed[:count]
        perspective = self._perspectives.get(None)
        if steps and perspective is not None and self._game is not None:
            seen = [step for step in steps if step.envelope.seq > perspective.seq]
            if seen:
                message = self._encoder(self._game, seen).advance(perspective)
                for listeners in self._grouped():
                    if listeners.seat is None:
                        self._send(listeners.sessions, message, [])
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._delayed:
            self._timer = self._clock.at(self._delayed[0][0], self._show_watchers)

    def situation(
        self, session: Session, hello: Hello | None
    ) -> tuple[GameInfo | None, Sequence[Envelope] | None]:
        """The game as the session may see it, and what it missed; None if that is too much."""
        game = self._game
        if game is None:
            return None, None
        perspective = self._perspective(game, self._eyes(session))
        at = game.table.envelopes[perspective.seq - 1].at if perspective.seq else 0
        outcome = game.table.game.outcome(perspective.state)
        info = GameInfo(
            game.number,
            perspective.seq,
            at,
            game.now(),
            perspective.view(),
            outcome,
            *game.promised,
        )
        if hello is None or hello.game != game.number:
            return info, None
        missed = game.since(hello.seq, perspective.seq)
        return info, None if missed is None else shown(
            perspective.game, perspective.state, missed, perspective.seat
        )

    def _eyes(self, session: Session) -> int | None:
        """Where the next game has more seats than the one whose end is shown, whoever has sat down
        at one of them watches that end."""
        seat, game = session.seat, self._game
        beyond = seat is not None and game is not None and seat > len(game.table.seats)
        return None if beyond else seat

    def _perspective(self, game: ActiveGame, seat: int | None) -> Perspective:
        """The perspective as far as it has been told, or a new one as far as it may be."""
        perspective = self._perspectives.get(seat)
        if perspective is None:
            seq, state = self._shown(game, seat)
            perspective = self._perspectives[seat] = Perspective(game.table.game, seat, seq, state)
            self._here = None
        return perspective

    def _shown(self, game: ActiveGame, seat: int | None) -> tuple[int, Any]:
        """The last event that may be shown now, and what was true after it."""
        if seat is None and self._delayed:
            first = self._delayed[0][1].envelope.seq
            return first - 1, game.state_at(first - 1)
        return game.last, game.state_at(game.last)
