"""A parts in memory with one table, and clients without a network."""

import json

from msgspec import Raw

from dazwischen.server.base.limits import Bounds, PerTable
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.session import Session
from dazwischen.server.tables.house import House as Parts
from dazwischen.server.tables.record import Place, Record, Rules
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
        self.parts = Parts(self.store, Metrics(), Bounds(table=PerTable(idle=0)))
        self.ada = self.store.add_identity(b"secret", "Ada", 0)
        others = (Place(bot="leicht:leicht"),) * bots
        self.parts.tables.open(Record(CODE, self.ada.id, rules, (Place(who=self.ada.id), *others)))

    def enter(self) -> Session:
        return enter(self.parts, self.ada, CODE)

    def say(self, session: Session, **message: object) -> None:
        say(self.parts, session, **message)


def enter(parts: Parts, who: Identity, code: str, client: str = "a") -> Session:
    """Somebody comes to a table."""
    socket = Socket()
    session = socket.session = parts.sessions.made(socket, who)
    session.channel.write = socket.sent.append
    parts.sessions.connected(session)
    say(parts, session, t="hello", v=2, table=code, client=client)
    return session


def say(parts: Parts, session: Session, **message: object) -> None:
    parts.runtime.inbox.enqueue(session, json.dumps(message).encode())
    parts.runtime.inbox.process()
