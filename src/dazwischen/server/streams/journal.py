"""The one place where things are kept and then told.

What happens in one turn of the event loop is written in one transaction, in whichever streams; only
then is anybody told. What cannot be kept did not happen.
"""

import logging
import time
from collections.abc import Callable
from typing import Any, Protocol

from dazwischen.server.base.health import Health
from dazwischen.server.base.metrics import Metrics
from dazwischen.store.protocol import Store, StoreError
from dazwischen.store.records import Event

_log = logging.getLogger("dazwischen")


class Entry(Protocol):
    """What happened in one stream."""

    def rows(self) -> list[Event]:
        """Its events; asked for once, when it is to be kept."""
        ...

    def persist(self, store: Store) -> None:
        """Keeps what stands beside the events, in the same transaction."""
        ...

    def tell(self) -> None:
        """It is kept."""
        ...

    def failed(self, error: Exception) -> None:
        """It was not kept, or could not be told: the stream is as it was kept last."""
        ...


class Journal:
    def __init__(
        self, store: Store, soon: Callable[[Callable[[], None]], Any], health: Health,
        metrics: Metrics, deliver: Callable[[], None],
    ) -> None:  # fmt: skip
        """`deliver`: to be called when all that is kept has been told."""
        self._store = store
        self._soon = soon
        self._health = health
        self._metrics = metrics
        self._deliver = deliver
        self._entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """To be kept and told with everything else that happens in this turn."""
        if not self._entries:
            self._soon(self.flush)
        self._entries.append(entry)

    def flush(self) -> None:
        entries, self._entries = self._entries, []
        if not entries:
            return
        began = time.perf_counter()
        try:
            with self._store.transaction():
                self._store.add_events([row for entry in entries for row in entry.rows()])
                for entry in entries:
                    entry.persist(self._store)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing of this was kept
            if isinstance(error, StoreError):
                self._health.failed(error)
            else:
                _log.error("could not keep what happened", exc_info=error)
            for entry in entries:
                entry.failed(error)
            return
        if self._health.trouble:
            self._health.kept()
        self._metrics.commit.took(time.perf_counter() - began)
        for entry in entries:
            try:
                entry.tell()
            except Exception as error:  # noqa: BLE001 - a mistake of ours; what happened is kept
                _log.error("could not tell what happened", exc_info=error)
                entry.failed(error)
        self._deliver()
