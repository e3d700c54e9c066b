"""A table on the network: whoever is there and wants something of it comes here."""

from collections.abc import Callable, Sequence

from dazwischen.core.errors import Rejected
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.people import People
from dazwischen.server.base.words import texts
from dazwischen.server.streams.requests import PendingRequest, Request
from dazwischen.server.streams.session import Session
from dazwischen.server.tables import captains, sharing
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.answers import Answers
from dazwischen.server.tables.changing import Changing
from dazwischen.server.tables.lag import stamped
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.showing import Showing
from dazwischen.server.tables.talk import Talk
from dazwischen.server.wire import messages as say


class Host:
    def __init__(
        self, room: Room, play: Play, changing: Changing, presence: Presence, showing: Showing,
        talk: Talk, answers: Answers, people: People, metrics: Metrics,
        dropped: Callable[["Host"], None],
    ) -> None:  # fmt: skip
        self.room = room
        self.play = play
        self.changing = changing
        self.showing = showing
        self.answers = answers
        self._presence = presence
        self._talk = talk
        self._people = people
        self._metrics = metrics
        self._dropped = dropped

    def enter(self, session: Session, hello: say.Hello) -> Rejected | None:
        room, who = self.room, session.identity.id
        refusal = self._presence.bars(who)
        if refusal:
            return refusal
        session.room, session.lang = self, hello.lang
        here = [one.requests for one in room.sessions]
        session.requests = self.answers.logs.to(f"{who}/{hello.client}", here)
        self._presence.came(session)
        self.play.run()
        self.welcome(session, hello)
        room.note()
        return None

    def leave(self, session: Session) -> None:
        self._presence.leave(session)

    def held(self) -> None:
        self._presence.hold()

    def welcome(self, session: Session, hello: say.Hello | None = None) -> None:
        self.showing.welcome(session, hello)

    def names(self, language: str) -> Sequence[str]:
        """What those at the seats are called, by a client in that language too."""
        words = texts(language)
        return [
            (place.who and self._people.name(place.who)) or words(f"web-bot-name-{seat}")
            for seat, place in enumerate(self.room.record.seats, 1)
        ]

    def intend(self, session: Session, wish: say.Do) -> None:
        room = self.room
        if self._asked_before(session, wish.id):
            return
        who, game = session.identity.id, room.game
        seat = room.seats.get(who) or room.record.captain_of(who)
        if game is None or not seat:
            self._refuse(session, wish.id, Rejected("has-no-seat" if game else "no-game-running"))
            return
        try:
            intent = game.read(wish.intent)
        except say.UNREADABLE:
            self._refuse(session, wish.id, Rejected("unreadable"))
            return
        captain = who not in room.seats
        if (type(intent) in game.table.captains) != captain:
            self._refuse(session, wish.id, captains.refused(captain=captain))
            return
        self._metrics.wanted += 1
        session.requests.begin(wish.id)
        at = stamped(game, wish, session.distance.rtt)
        game.table.submit(seat, intent, at, PendingRequest(session.requests, wish.id, wish.seen))
        self.play.run()

    def command(self, session: Session, wish: say.Command) -> None:
        if self._asked_before(session, wish.id):
            return
        request = Request(session.requests, wish.id)
        refusal = self.changing.do(session.identity.id, wish.do, request)
        if refusal:
            self._refuse(session, wish.id, refusal)
        else:
            self.answers.done(session, wish.id)
            self.room.note()

    def talk(self, session: Session, wish: say.Say) -> None:
        if self._asked_before(session, wish.id):
            return
        request = Request(session.requests, wish.id)
        refusal = self._talk.add(self.room.record, session.identity.id, wish, request)
        if refusal:
            self._refuse(session, wish.id, refusal)
        else:
            self.answers.done(session, wish.id)
            self.room.note(changed=False)

    def share(self, who: int, sent: say.Share) -> None:
        events = sharing.decide(self.room.record, who, sent)
        if events:
            self.room.happened(events, who)
            self.room.note(changed=False)

    def noted(self, who: int) -> None:
        if self.room.record.put_out_by(who):
            self.room.happened([ev.Noted(who)], who)
            self.room.note(changed=False)

    def _asked_before(self, session: Session, number: int) -> bool:
        """Then it is answered as it was; else it is remembered from now on."""
        log, logs = session.requests, self.answers.logs
        if log.asked(number):
            self.answers.again(session, number)
            return True
        if logs.keep(log):
            logs.forget([log, *(one.requests for one in self.room.sessions)])
        return False

    def _refuse(self, session: Session, number: int, rejected: Rejected) -> None:
        self.answers.refuse(session, number, rejected)
        self.room.note(changed=False)

    def drop(self) -> None:
        """It is to be read again as it was kept."""
        self._dropped(self)

    def sleep(self) -> None:
        self._presence.forget()
        self.play.sleep()
