"""All parts of a house with tables, put together. Nobody is handed the house: whoever is made of
its parts is handed those."""

import asyncio

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.gc_policy import GcPolicy
from dazwischen.server.base.health import Health
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.base.people import People
from dazwischen.server.streams.following import Following
from dazwischen.server.streams.inbox import Inbox
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.outbox import Outbox
from dazwischen.server.streams.sessions import Sessions
from dazwischen.server.tables.aftermath import Aftermath
from dazwischen.server.tables.ahead import Ahead
from dazwischen.server.tables.building import Builder
from dazwischen.server.tables.entering import Entering
from dazwischen.server.tables.tables import Tables
from dazwischen.server.tables.ticking import Ticking
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.wire.messages import Act, Follow, Unfollow
from dazwischen.server.work.thinking import Thinking
from dazwischen.store.protocol import Store


class Runtime:
    """What everything that happens goes through."""

    def __init__(self, store: Store, metrics: Metrics, bounds: Bounds) -> None:
        self.store = store
        self.metrics = metrics
        self.bounds = bounds
        self.clock = clock = Clock(asyncio.get_running_loop())
        soon = clock.loop.call_soon
        self.health = Health(store, clock.loop.time)
        self.policy = GcPolicy(clock.now())
        self.outbox = Outbox(soon, metrics)
        self.journal = Journal(store, soon, self.health, metrics, self.outbox.deliver)
        self.inbox = Inbox(clock, self.journal, self.outbox, metrics, self.policy)
        self.people = People(store, clock, self.health)


class House:
    def __init__(self, store: Store, metrics: Metrics, bounds: Bounds | None = None) -> None:
        self.runtime = has = Runtime(store, metrics, bounds or Bounds())
        self.thinking = Thinking()
        self.ahead = Ahead()
        self.unattended = Unattended(has.clock, has.bounds)
        self.aftermath = Aftermath(has.clock)
        builder = Builder(
            store, has.clock, has.bounds, metrics, has.people, has.journal, self.unattended,
            self.thinking, self.aftermath,
        )  # fmt: skip
        self.tables = Tables(store, builder, has.journal, self.unattended, metrics, has.people)
        self.sessions = Sessions(has.clock, has.bounds, has.inbox, has.outbox, metrics)
        self.following = following = Following(has.clock, has.bounds, has.health)
        has.inbox.others = {
            Follow: following.follow, Unfollow: following.unfollow, Act: following.act,
        }  # fmt: skip
        self.sessions.when_closed(following.closed)
        self.unattended.tables = self.tables
        has.inbox.entrance = Entering(self.tables, has.journal, has.health)
        self.ticking = Ticking(
            store, has.clock, has.bounds, self.tables, self.unattended, metrics, has.policy
        )

    async def stop(self) -> None:
        """Everything is kept already; clients are told to come back, and given time to hear it."""
        self.ticking.stop()
        self.runtime.inbox.process()
        self.runtime.journal.flush()
        self.thinking.stop()
        self.tables.stop()
        await self.sessions.stop()
        self.runtime.journal.flush()
