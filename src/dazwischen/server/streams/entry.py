"""What one command does to a sheet or a tournament, on its way through the journal."""

import asyncio
from collections.abc import Callable, Sequence

from dazwischen.store import records
from dazwischen.store.protocol import Store


class CommandEntry:
    def __init__(
        self,
        book: records.StreamRecord,
        events: Sequence[records.Event],
        happened: Callable[[], None],
    ) -> None:
        """`book`: as it is afterwards; `happened` is called once that is kept."""
        self._stream_record = book
        self._events = list(events)
        self._happened = happened
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def rows(self) -> list[records.Event]:
        return self._events

    def persist(self, store: Store) -> None:
        store.put_stream_record(self._stream_record)

    def tell(self) -> None:
        self._happened()
        if not self.kept.done():
            self.kept.set_result(None)

    def failed(self, error: Exception) -> None:
        if not self.kept.done():
            self.kept.set_exception(error)
