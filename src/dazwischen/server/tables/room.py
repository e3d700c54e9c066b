"""A table on the network: its record, the game in play, and everybody connected to it.

Whatever changes is kept first and told afterwards: the hub calls `persist` and then `tell`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import TALK, clean
from dazwischen.server.streams.answers import Answers, Ask, answered
from dazwischen.server.tables import captains, hosting
from dazwischen.server.tables.audience import Audience
from dazwischen.server.tables.breaking import Broken, broken_off
from dazwischen.server.tables.info import info
from dazwischen.server.tables.outbox import Outbox
from dazwischen.server.tables.pondering import pondering
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.record import UNREADABLE, Record
from dazwischen.server.tables.session import Session
from dazwischen.server.tables.sitting import Sitting
from dazwischen.server.tables.stamp import stamped
from dazwischen.server.wire import commands
from dazwischen.server.wire import messages as say
from dazwischen.store import records
from dazwischen.store.protocol import Store
from dazwischen.table.steps import Refusal, Step

if TYPE_CHECKING:
    from dazwischen.server.tables.hub import Hub

_encode: Final = msgspec.json.Encoder().encode
_command: Final = msgspec.json.Decoder(commands.Command).decode
CALLS: Final = ("gut", "schnell", "mist", "danke", "hallo", "nochmal", "moment", "glueckwunsch")
REMEMBERED: Final = 50
"""Things said that a newcomer is shown."""


class Room:
    def __init__(self, hub: "Hub", record: Record, sitting: Sitting | None = None) -> None:
        self.hub = hub
        self._record = record
        self._seats = record.seats_by_person
        self.sitting = sitting
        self.unkept = False
        """Something happened that is yet to be kept and told."""
        self.sessions: dict[Session, None] = {}
        self.answers = Answers()
        self.presence = Presence()
        self.audience = Audience(hub, self.sessions)
        self._changed = False
        """All are to be told how the table is now."""
        self._unwritten = False
        """The record is to be kept, told or not."""
        self._talk: list[records.Talk] = []
        self._broken_off: list[Broken] = []
        """Games that somebody broke off, which is yet to be kept."""
        self._said = hub.last_said(record.code)
        self._outbox = Outbox(record.code)
        self._timer: Any = None
        self._woken = 0
        """When the timer goes off."""
        if sitting is not None:
            self.audience.begin(sitting, record.delay)
            sitting.table.ponder(pondering(self))

    @property
    def record(self) -> Record:
        return self._record

    @record.setter
    def record(self, record: Record) -> None:
        self._record = record
        self._seats = record.seats_by_person
        self._unwritten = True

    # What clients want

    def enter(self, session: Session, hello: say.Hello) -> Rejected | None:
        room = self.hub.bounds.connections - len(self.sessions)
        refusal = self.bars(session.identity.id, room)
        if refusal:
            return refusal
        session.came(self, hello)
        self.sessions[session] = None
        self.audience.regroup()
        self.presence.came(self, session.identity.id)
        self.run()
        self.welcome(session, hello)
        self.changed()
        return None

    def leave(self, session: Session) -> None:
        if self.sessions.pop(session, self) is self:
            return
        session.room = None
        self.audience.regroup()
        self.presence.left(self, session.identity.id)
        self.changed()

    def bars(self, who: int, room: int) -> Rejected | None:
        """Why somebody cannot be here, with so much room."""
        refusal, by = self.record.bars(who, room), self._put_out(who)
        if refusal is not None and refusal.code == "watching-off" and by:
            return Rejected("put-out", (), {"name": by})
        return refusal

    def noted(self, who: int) -> None:
        if self.record.put_out_by(who):
            self.record = self.record.knowing(who)
            self.changed(record=False)

    def _put_out(self, who: int) -> str:
        """What whoever has given somebody's seat away is called; nothing if he knows or has one."""
        by = self.record.put_out_by(who)
        return self.hub.name(by) if by else ""

    def is_here(self, who: int) -> bool:
        return any(session.identity.id == who for session in self.sessions)

    def intend(self, session: Session, wish: say.Do) -> None:
        if self._asked_before(session, wish.id):
            return
        who, sitting = session.identity.id, self.sitting
        seat = self._seats.get(who) or self.record.captain_of(who)
        if sitting is None or not seat:
            self.refuse(session, wish.id, Rejected("has-no-seat" if sitting else "no-game-running"))
            return
        try:
            intent = sitting.read(wish.intent)
        except UNREADABLE:
            self.refuse(session, wish.id, Rejected("unreadable"))
            return
        refusal = captains.refused(sitting.table, intent, captain=who not in self._seats)
        if refusal:
            self.refuse(session, wish.id, refusal)
            return
        self.hub.intended()
        session.asker.begin(wish.id)
        at = stamped(sitting, wish, session.rtt)
        sitting.table.submit(seat, intent, at, Ask(session.asker, wish.id, wish.seen))
        self.run()

    def command(self, session: Session, wish: say.Command) -> None:
        if self._asked_before(session, wish.id):
            return
        try:
            command = _command(wish.do)
        except UNREADABLE:
            self.refuse(session, wish.id, Rejected("unreadable"))
            return
        answer = hosting.decide(self.record, session.identity.id, command, self.is_here)
        if isinstance(answer, Rejected):
            self.refuse(session, wish.id, answer)
            return
        seated = self._seats.keys()
        broken = broken_off(self, session.identity.id, answer)
        refusal = self._carry_out(answer)
        if refusal:
            self.refuse(session, wish.id, refusal)
            return
        if broken is not None:
            self._broken_off.append(broken)
        lost = seated - self._seats.keys() - {session.identity.id}
        if lost:
            self.record = self.record.with_put_out(lost, session.identity.id)
        self._done(session, wish.id)
        self.changed()

    def talk(self, session: Session, wish: say.Say) -> None:
        if self._asked_before(session, wish.id):
            return
        text = clean(wish.text, TALK)
        if wish.call and wish.call not in CALLS:
            self.refuse(session, wish.id, Rejected("no-such-call"))
        elif not wish.call and not (text and self.record.talk):
            self.refuse(session, wish.id, Rejected("nothing-said" if not text else "talk-off"))
        else:
            self._said += 1
            line = f"/{wish.call}" if wish.call else text
            who, code = session.identity.id, self.record.code
            self._talk.append(records.Talk(code, self._said, self.hub.wall(), who, line))
            self._done(session, wish.id)
            self.changed(record=False)

    def refuse(self, session: Session, number: int, rejected: Rejected) -> None:
        self._outbox.refuse(session, number, rejected)
        self.changed(record=False)

    def _done(self, session: Session, number: int) -> None:
        session.asker.done(number)
        self._outbox.done(session, number)

    def names(self, language: str) -> list[str]:
        """What those at the seats are called, by a client in that language too."""
        words = self.hub.texts(language)
        return [
            (place.who and self.hub.name(place.who)) or words(f"web-bot-name-{seat}")
            for seat, place in enumerate(self.record.seats, 1)
        ]

    def _asked_before(self, session: Session, number: int) -> bool:
        asker = session.asker
        if not asker.asked(number):
            self.answers.keep(asker, (one.asker for one in self.sessions))
            return False
        answer = asker.answer(number)
        if answer is not None:
            session.send(_encode(answer))
        return True

    def _carry_out(self, effect: hosting.Effect) -> Rejected | None:
        sitting = self.sitting
        if effect.seat is not None and sitting is not None:
            # Whatever the table refuses does not happen to the record either.
            ticket = object()
            sitting.table.submit(effect.by, effect.seat, sitting.now(), ticket)
            for refusal in sitting.run():
                if refusal.ticket is ticket:
                    return refusal.rejected
                self._refused(refusal)
        self.record = effect.record
        if effect.starts:
            self.start()
        if effect.stops:
            self._end()
        self._changed = True
        self.presence.hold(self)
        return None

    def start(self) -> None:
        self.sitting = sitting = self.hub.start(self.record)
        self.record = self.record.with_game(sitting.number)
        self.audience.begin(sitting)
        sitting.table.ponder(pondering(self))
        self.presence.check(self)
        self.changed()
        self.run()

    # What happens by itself

    def run(self) -> None:
        """Lets the table do what is due, and asks to be woken when something is due again."""
        if self.sitting is not None:
            self.sitting.waits = self.hub.unattended.waits(self)
            for refusal in self.sitting.run():
                self._refused(refusal)
            if self.sitting.fresh:
                self.changed(record=False)
        self._set_timer()

    def _refused(self, refusal: Refusal) -> None:
        ask, sitting = refusal.ticket, self.sitting
        if not isinstance(ask, Ask) or sitting is None:
            return
        rejected = sitting.refused(refusal, ask.seen)
        for session in self.sessions:
            if session.asker is ask.asker:
                self.refuse(session, ask.id, rejected)

    def _set_timer(self) -> None:
        awake = self.sessions or self.record.unattended
        due = self.sitting.due() if self.sitting and awake else None
        if self._timer is not None:
            if due is not None and self._woken <= due:
                # Most lays put off what was due: to be woken in vain is cheaper than a new timer.
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._woken = due
            self._timer = self.hub.at(due, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.run()

    def sleep(self) -> None:
        """Nobody is here: nothing happens until somebody comes."""
        if self._timer is not None:
            self._timer.cancel()
        if self.sitting is not None:
            # Neither would ever be let go by the other.
            self.sitting.table.ponder(None)
        self.presence.forget()
        self.audience.forget()

    # Keeping and telling

    def changed(self, *, record: bool = True) -> None:
        self._changed = self._changed or record
        self.hub.changed(self)

    def rows(self) -> list[records.Event]:
        """What happened in its game since it was last kept."""
        return self.sitting.rows() if self.sitting is not None else []

    def persist(self, store: Store) -> None:
        """Everything but the events, which the hub keeps for all tables together."""
        sitting = self.sitting
        outcome = sitting.table.outcome if sitting is not None and sitting.fresh else None
        if sitting is not None and outcome is not None:
            store.end_game(sitting.number, self.hub.wall(), _encode(outcome))
            self.record = replace(self.record.with_points(outcome.points), playing=0)
            self._changed = True
        if sitting is not None and (summary := sitting.summary()) is not None:
            store.put_summary(sitting.number, summary)
        for broken in self._broken_off:
            if broken.ends:
                store.end_game(broken.sitting.number, self.hub.wall(), None)
        if self._changed or self._unwritten:
            store.put_room(self._kept())
            self._unwritten = False
            if sitting is not None:
                # Whoever sits down in the middle of a game may see it again afterwards.
                store.add_people(sitting.number, self.record.people)
        for broken in self._broken_off:
            self.hub.ending(broken.sitting, broken.by)
        if sitting is not None and outcome is not None:
            self.hub.ending(sitting)
        store.add_talk(self._talk)
        self._outbox.persist(store)

    def _kept(self) -> records.Room:
        record, data = self.record, msgspec.Raw(_encode(self.record))
        people = tuple(sat.who for sat in record.people)
        return records.Room(record.code, data, self.hub.wall(), record.host, people)

    def tell(self) -> None:
        self._tell_talk()
        steps = self.sitting.kept() if self.sitting else []
        sitting = self.sitting
        over = sitting if sitting is not None and sitting.table.outcome is not None else None
        if steps:
            self._tell_steps(steps)
        if over is not None:
            self.audience.finish()
        if self._changed:
            self._tell_room()
            self._changed = False
        self._broken_off = []
        self._outbox.send()
        if over is not None:
            self.sitting = None
            self._set_timer()
            self.hub.unattended.left(self.record.code)
            self.hub.over(self, over)

    def _tell_talk(self) -> None:
        """Before anything else: whoever is welcomed below is shown it as said."""
        for said in self._talk:
            line = _encode(self.hub.said(said))
            for session in self.sessions:
                session.send(line)
        self._talk = []

    def _tell_steps(self, steps: Sequence[Step]) -> None:
        self.hub.metrics.events += len(steps)
        asks = answered(steps)
        for ask in asks:
            ask.asker.done(ask.id, ask.seq)
        self.audience.tell(steps, asks, self.record.delay)

    def _tell_room(self) -> None:
        room = info(self)
        for session in list(self.sessions):
            seat = self.record.eyes(session.identity.id)
            if seat != session.seat:
                self.welcome(session)
            put_out = self._put_out(session.identity.id)
            session.send(_encode(say.Room(room, seat or 0, put_out)))
        self.presence.bar(self)

    def welcome(self, session: Session, hello: say.Hello | None = None) -> None:
        """Everything needed to show the table, with what was missed if it is not too much."""
        seat = self.record.eyes(session.identity.id)
        if seat != session.seat:
            session.seat = seat
            self.audience.regroup()
        game, missed = self.audience.situation(session, hello)
        fresh = missed is None
        identity = session.identity
        session.send(
            _encode(
                say.Welcome(
                    say.Person(identity.id, self.hub.name(identity.id), here=True),
                    session.seat or 0,
                    info(self),
                    game,
                    tuple(missed or ()),
                    tuple(map(self.hub.said, self.hub.store.talk(self.record.code, REMEMBERED))),
                    fresh,
                )
            )
        )

    def _end(self) -> None:
        """The host breaks the game off: it is kept as it is, without an outcome."""
        if self.sitting is None:
            return
        # What has happened until now is kept, told and answered like everything else.
        self.hub.flush()
        self.record = replace(self.record, playing=0)
        self.audience.finish()
        self.sitting = None
