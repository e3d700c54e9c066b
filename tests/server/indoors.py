"""A hub in memory with one table, and clients without a network."""

import json

from msgspec import Raw

from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.tables.hub import Hub
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.tables.session import Session
from dazwischen.store.records import Identity
from dazwischen.store.sqlite import SQLiteStore

CODE = "code"
JAY = Rules("jay", Raw(b"{}"))


class Socket:
    """A connection that knows its session, as the real ones do."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.sent: list[bytes] = []
        self.closed: list[int] = []
        self.pings = 0

    def ping(self) -> None:
        self.pings += 1

    def close(self, code: int) -> None:
        self.closed.append(code)


class House:
    """Somebody at the table, with bots."""

    def __init__(self, rules: Rules = JAY, bots: int = 3) -> None:
        self.store = SQLiteStore(":memory:")
        self.hub = Hub(self.store, Metrics(), Bounds(idle=0))
        self.ada = self.store.add_identity(b"secret", "Ada", 0)
        others = (Place(bot="leicht:leicht"),) * bots
        self.hub.open(Record(CODE, self.ada.id, rules, (Place(who=self.ada.id), *others)))

    def enter(self) -> Session:
        return enter(self.hub, self.ada, CODE)

    def say(self, session: Session, **message: object) -> None:
        say(self.hub, session, **message)


def enter(hub: Hub, who: Identity, code: str, client: str = "a") -> Session:
    """Somebody comes to a table."""
    socket = Socket()
    session = socket.session = Session(hub, socket, who)
    session.write = socket.sent.append
    hub.connected(session)
    say(hub, session, t="hello", table=code, client=client)
    return session


def say(hub: Hub, session: Session, **message: object) -> None:
    hub.mail.hear(session, json.dumps(message).encode())
    hub.mail.heed()
