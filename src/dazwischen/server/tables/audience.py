"""Tells everybody at a table what happened in its game, each with the eyes of his seat."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dazwischen.core.log import Envelope
from dazwischen.server.streams.answers import Ask
from dazwischen.server.tables.session import Session
from dazwischen.server.tables.sitting import Sitting
from dazwischen.server.wire.messages import Done, GameInfo, Hello
from dazwischen.server.wire.role import Role
from dazwischen.server.wire.telling import Telling
from dazwischen.table.steps import Step

if TYPE_CHECKING:
    from dazwischen.server.tables.hub import Hub

_encode: Final = msgspec.json.Encoder().encode


class Listeners:
    """Everybody connected who sees a game with the same eyes; `role` is what they have seen."""

    def __init__(self, seat: int | None, role: Role | None) -> None:
        self.seat = seat
        self.role = role
        self.sessions: list[Session] = []


class Audience:
    def __init__(self, hub: "Hub", sessions: Mapping[Session, None]) -> None:
        self._hub = hub
        self._sessions = sessions
        self._roles: dict[int | None, Role] = {}
        self._here: list[Listeners] | None = None
        """None if somebody came or went."""
        self._sitting: Sitting | None = None
        self._delayed: deque[tuple[int, Step]] = deque()
        """What those who watch are told later, and when."""
        self._timer: Any = None

    def begin(self, sitting: Sitting, delay: int = 0) -> None:
        """A game starts, or is taken up again: nobody has seen anything of it. Those who watch stay
        behind by as much of the table's time as before."""
        self._sitting = sitting
        self._roles = {}
        self._here = None
        self._delayed.clear()
        if delay:
            now, passed = self._hub.now(), sitting.now() - delay
            self._delayed.extend(
                (now + step.envelope.at - passed, step) for step in sitting.steps_after(passed)
            )
            self._show_watchers()

    def recall(self, last: Sitting | None) -> None:
        """Of the last game at a table that was asleep, the end can still be seen, if it had one."""
        if last is not None and last.table.outcome is not None:
            self.begin(last)

    def regroup(self) -> None:
        """Somebody came, went, or has other eyes now."""
        self._here = None

    def finish(self) -> None:
        """The game is over, and open to all; whoever missed its end can still see it."""
        self._show_watchers(everything=True)

    def forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def tell(self, steps: Sequence[Step], asks: list[Ask], delay: int) -> None:
        """What happened and what that answers; whoever watches hears of it so much later."""
        if self._sitting is None:
            return
        if delay:
            due = self._hub.now() + delay
            self._delayed.extend((due, step) for step in steps)
        if self._delayed:
            self._show_watchers(everything=not delay)
        telling = self._telling(self._sitting, steps)
        for listeners in self._grouped():
            if listeners.role is None:
                self._begin_for(listeners.sessions, asks)
            elif listeners.seat is not None or not delay:
                self._send(listeners.sessions, listeners.role.advance(telling), asks)

    def _telling(self, sitting: Sitting, steps: Sequence[Step]) -> Telling:
        return Telling(sitting.table.game, sitting.number, steps)

    def _grouped(self) -> list[Listeners]:
        if self._here is None:
            here: dict[int | None, Listeners] = {}
            for session in self._sessions:
                seat = self._eyes(session)
                if seat not in here:
                    here[seat] = Listeners(seat, self._roles.get(seat))
                here[seat].sessions.append(session)
            for seat in self._roles.keys() - here.keys():
                del self._roles[seat]
            self._here = list(here.values())
        return self._here

    def _begin_for(self, sessions: list[Session], asks: list[Ask]) -> None:
        """Those who were here before the game began have seen nothing of it yet."""
        for session in sessions:
            if session.room is not None:
                session.room.welcome(session)
            for ask in asks:
                if ask.asker is session.asker:
                    session.send(_encode(Done(ask.id, ask.seq)))

    def _send(self, sessions: list[Session], message: bytes, asks: list[Ask]) -> None:
        for session in sessions:
            numbers = [ask.id for ask in asks if ask.asker is session.asker]
            if numbers:
                session.send(b'%b,"re":%b}' % (message[:-1], _encode(numbers)))
            else:
                session.send(message)

    def _show_watchers(self, *, everything: bool = False) -> None:
        """What is old enough, or all of it."""
        now, steps = self._hub.now(), []
        while self._delayed and (everything or self._delayed[0][0] <= now):
            steps.append(self._delayed.popleft()[1])
        role = self._roles.get(None)
        if steps and role is not None and self._sitting is not None:
            seen = [step for step in steps if step.envelope.seq > role.seq]
            if seen:
                telling = self._telling(self._sitting, seen)
                message = role.advance(telling)
                for listeners in self._grouped():
                    if listeners.seat is None:
                        self._send(listeners.sessions, message, [])
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._delayed:
            self._timer = self._hub.at(self._delayed[0][0], self._show_watchers)

    def situation(
        self, session: Session, hello: Hello | None
    ) -> tuple[GameInfo | None, Sequence[Envelope] | None]:
        """The game as the session may see it, and what it missed; None if that is too much."""
        sitting = self._sitting
        if sitting is None:
            return None, None
        role = self._role(sitting, self._eyes(session))
        at = sitting.table.envelopes[role.seq - 1].at if role.seq else 0
        outcome = sitting.table.game.outcome(role.state)
        info = GameInfo(
            sitting.number, role.seq, at, sitting.now(), role.view(), outcome, *sitting.promised
        )
        if hello is None or hello.game != sitting.number:
            return info, None
        missed = sitting.since(hello.seq, role.seq)
        return info, None if missed is None else role.events(missed)

    def _eyes(self, session: Session) -> int | None:
        """Where the next game has more seats than the one whose end is shown, whoever has sat down
        at one of them watches that end."""
        seat, sitting = session.seat, self._sitting
        beyond = seat is not None and sitting is not None and seat > len(sitting.table.seats)
        return None if beyond else seat

    def _role(self, sitting: Sitting, seat: int | None) -> Role:
        """The role as far as it has been told, or a new one as far as it may be."""
        role = self._roles.get(seat)
        if role is None:
            seq, state = self._shown(sitting, seat)
            role = self._roles[seat] = Role(sitting.table.game, seat, seq, state)
            self._here = None
        return role

    def _shown(self, sitting: Sitting, seat: int | None) -> tuple[int, Any]:
        """The last event that may be shown now, and what was true after it."""
        if seat is None and self._delayed:
            first = self._delayed[0][1].envelope.seq
            return first - 1, sitting.state_at(first - 1)
        return sitting.last, sitting.state_at(sitting.last)
