"""Who everybody is: names at hand, and when somebody was last seen."""

from dazwischen.server.base.clock import Clock
from dazwischen.server.base.health import Health
from dazwischen.server.base.limits import DAY
from dazwischen.store.protocol import Store, StoreError
from dazwischen.store.records import Identity


class People:
    def __init__(self, store: Store, clock: Clock, health: Health) -> None:
        self._store = store
        self._clock = clock
        self._health = health
        self._names: dict[int, str] = {}

    def name(self, who: int) -> str:
        if who not in self._names:
            self._names.update(self._store.names([who]))
        return self._names.get(who, "")

    def renamed(self, who: int, name: str) -> None:
        self._names[who] = name

    def forget(self, who: int) -> None:
        self._names.pop(who, None)

    def seen(self, identity: Identity) -> None:
        """Somebody came; to a day is near enough."""
        now = self._clock.wall()
        if now - identity.seen >= DAY:
            try:
                self._store.touch(identity.id, now)
            except StoreError as error:
                self._health.failed(error)
