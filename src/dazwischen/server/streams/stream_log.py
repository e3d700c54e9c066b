"""Streams as they are kept: read and folded, made and found again, and what is to be appended."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from dazwischen.core.stream import StreamKind
from dazwischen.server.streams.entry import CommandEntry
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.store import records
from dazwischen.store.protocol import Store

StateT = TypeVar("StateT")
_encode: Final = msgspec.json.Encoder().encode


class StreamLog(Generic[StateT]):
    """Of one kind, in the store."""

    def __init__(self, store: Store, kind: StreamKind[StateT]) -> None:
        self._store = store
        self.kind = kind
        self._decode: Any = msgspec.json.Decoder(kind.events).decode

    def make(self, book: records.StreamRecord, keys: Sequence[tuple[bytes, records.Key]]) -> None:
        with self._store.transaction():
            self._store.add_stream_record(book)
            for digest, key in keys:
                self._store.add_key(digest, key)

    def code_of(self, client: bytes) -> str | None:
        """Of the one that whoever made it called so."""
        book = self._store.stream_record_of_client(client)
        return None if book is None else book.code

    def running(self) -> list[str]:
        """The codes of those that are not over."""
        return [book.code for book in self._store.stream_records(self.kind.name, running=True)]

    def read(self, code: str) -> Stream[StateT] | None:
        book = self._store.stream_record(code)
        return None if book is None or book.kind != self.kind.name else self.folded(book)

    def folded(self, book: records.StreamRecord) -> Stream[StateT]:
        """Raises `StoreBroken` if it is not as it was kept."""
        stream = Stream(book, self.kind.start)
        self._fold(stream, self._store.events(book.stream))
        return stream

    def entry(
        self,
        stream: Stream[StateT],
        by: Any,  # noqa: ANN401 - each kind has its own actors
        at: int,
        events: Sequence[Any],
        asked: Asked,
    ) -> CommandEntry:
        """What happened, to be kept; only then is it the stream's, and its followers are told."""
        number, actor = stream.record.stream, _encode(by)
        kept = [
            records.Event(number, seq, at, actor, _encode(event), *asked)
            for seq, event in enumerate(events, stream.seq + 1)
        ]
        state = stream.state
        for event in events:
            state = self.kind.evolve(state, event)
        book = replace(stream.record, changed=at, over=self.kind.over(state))

        def happened() -> None:
            stream.record = book
            self._fold(stream, kept)
            stream.publish()

        return CommandEntry(book, kept, happened)

    def _fold(self, stream: Stream[StateT], events: Sequence[records.Event]) -> None:
        stream.memo.clear()
        for event in events:
            stream.state = self.kind.evolve(stream.state, self._decode(event.data))
            stream.seq = event.seq
            if event.client:
                stream.done[Asked(event.client, event.ticket)] = event.seq
