"""What is said at a table: kept, told, and shown to those who come later."""

from typing import Final

from dazwischen.core.errors import Rejected
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import TALK, clean
from dazwischen.server.base.people import People
from dazwischen.server.streams.requests import Request
from dazwischen.server.tables.record import Record
from dazwischen.server.wire import messages as say
from dazwischen.store import records
from dazwischen.store.protocol import Store

CALLS: Final = ("gut", "schnell", "mist", "danke", "hallo", "nochmal", "moment", "glueckwunsch")
REMEMBERED: Final = 50
"""Things said that a newcomer is shown."""


class Talk:
    def __init__(self, code: str, store: Store, clock: Clock, people: People) -> None:
        self._code = code
        self._store = store
        self._clock = clock
        self._people = people
        lines = store.talk(code, 1)
        self._last = lines[-1].number if lines else 0
        self.unkept: list[records.Talk] = []

    def add(self, record: Record, who: int, wish: say.Say, request: Request) -> Rejected | None:
        text = clean(wish.text, TALK)
        if wish.call and wish.call not in CALLS:
            return Rejected("no-such-call")
        if not wish.call and not (text and record.settings.talk):
            return Rejected("nothing-said" if not text else "talk-off")
        self._last += 1
        line = f"/{wish.call}" if wish.call else text
        said = self._code, self._last, self._clock.wall(), who, line
        self.unkept.append(records.Talk(*said, request.log.name, request.id))
        return None

    def taken(self) -> list[say.Said]:
        """What was said, now that it is kept."""
        said, self.unkept = list(map(self._said, self.unkept)), []
        return said

    def remembered(self) -> tuple[say.Said, ...]:
        return tuple(map(self._said, self._store.talk(self._code, REMEMBERED)))

    def _said(self, talk: records.Talk) -> say.Said:
        called = talk.text.startswith("/") and talk.text[1:] in CALLS
        call, text = (talk.text[1:], "") if called else ("", talk.text)
        return say.Said(talk.number, talk.at, talk.who, self._people.name(talk.who), text, call)
