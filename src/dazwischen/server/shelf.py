"""Tournaments and score sheets in memory: each folded from its events, kept before it is told."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dazwischen.store import records
from dazwischen.store.protocol import Store, StoreBroken

StateT = TypeVar("StateT")
_log = logging.getLogger("dazwischen")
_encode: Final = msgspec.json.Encoder().encode
AT_HAND: Final = 200
"""Books that nobody looks at just now, but might again."""


class Kind(Struct, frozen=True):
    """How one kind of book is read and written."""

    name: str
    empty: Any
    events: Any
    evolve: Callable[[Any, Any], Any]
    over: Callable[[Any], bool]


class Volume(Generic[StateT]):
    """One book: its state, and everybody who waits for it to change."""

    def __init__(self, book: records.Book, state: StateT) -> None:
        self.book = book
        self.state = state
        self.seq = 0
        self.tickets: dict[str, int] = {}
        """Actions that are done, and the number of the last event of each."""
        self.lock = asyncio.Lock()
        """Held from a decision until its events are kept."""
        self.waiting: set[asyncio.Event] = set()
        self.closing = False
        self.gone = False
        """It has been deleted."""
        self.memo: dict[str, Any] = {}
        """What was computed from the state as it is; forgotten when it changes."""

    async def changed(self, since: int, seconds: float) -> None:
        """Waits until it is no longer as it was, or for that long."""
        if self.seq != since or seconds <= 0 or self.closing:
            return
        told = asyncio.Event()
        self.waiting.add(told)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await told.wait()
        finally:
            self.waiting.discard(told)

    def tell(self) -> None:
        for told in self.waiting:
            told.set()


class Shelf(Generic[StateT]):
    def __init__(self, store: Store, kind: Kind) -> None:
        self._store = store
        self.kind = kind
        self._read: Callable[[bytes], Any] = msgspec.json.Decoder(kind.events).decode
        self._volumes: OrderedDict[str, Volume[StateT]] = OrderedDict()

    def find(self, code: str) -> Volume[StateT] | None:
        volume = self._volumes.get(code)
        if volume is None:
            book = self._store.book(code)
            if book is None or book.kind != self.kind.name:
                return None
            volume = self._volumes[code] = self.folded(book)
        self._volumes.move_to_end(code)
        self._tidy()
        return volume

    def folded(self, book: records.Book) -> Volume[StateT]:
        volume: Volume[StateT] = Volume(book, self.kind.empty)
        self._fold(volume, self._store.events(book.stream))
        return volume

    def made_by(self, client: bytes) -> Volume[StateT] | None:
        book = self._store.book_of_client(client)
        return None if book is None else self.find(book.code)

    def running(self) -> Iterator[Volume[StateT]]:
        """Those that are not over, from before this server was started; what is damaged harms
        nobody else."""
        for book in self._store.books(self.kind.name, running=True):
            try:
                volume = self.find(book.code)
            except StoreBroken as damaged:
                _log.error("%s", damaged)
                continue
            if volume is not None:
                yield volume

    def make(self, book: records.Book, keys: Sequence[tuple[bytes, records.Key]]) -> None:
        with self._store.transaction():
            self._store.add_book(book)
            for digest, key in keys:
                self._store.add_key(digest, key)

    def write(
        self,
        volume: Volume[StateT],
        by: Any,  # noqa: ANN401 - each kind of book has its own actors
        at: int,
        events: Sequence[Any],
        ticket: str = "",
    ) -> None:
        """Keeps what happened, then lets it be seen."""
        if not events:
            return
        number, actor = volume.book.stream, _encode(by)
        kept = [
            records.Event(number, seq, at, actor, _encode(event), ticket)
            for seq, event in enumerate(events, volume.seq + 1)
        ]
        state = volume.state
        for event in events:
            state = self.kind.evolve(state, event)
        book = replace(volume.book, changed=at, over=self.kind.over(state))
        with self._store.transaction():
            self._store.add_events(kept)
            self._store.put_book(book)
        volume.book = book
        self._fold(volume, kept)
        volume.tell()

    def _fold(self, volume: Volume[StateT], events: Sequence[records.Event]) -> None:
        volume.memo.clear()
        for event in events:
            volume.state = self.kind.evolve(volume.state, self._read(event.data))
            volume.seq = event.seq
            if event.client:
                volume.tickets[event.client] = event.seq

    def close(self) -> None:
        for volume in self._volumes.values():
            volume.closing = True
            volume.tell()

    def forget(self, code: str) -> None:
        """It is about to be deleted: whoever still has hold of it writes nothing more."""
        volume = self._volumes.pop(code, None)
        if volume is not None:
            volume.gone = volume.closing = True
            volume.tell()

    def _tidy(self) -> None:
        """Whoever waits or writes has hold of one that must stay the only one."""
        for code, volume in list(self._volumes.items()):
            if len(self._volumes) <= AT_HAND:
                return
            if not volume.waiting and not volume.lock.locked():
                del self._volumes[code]
