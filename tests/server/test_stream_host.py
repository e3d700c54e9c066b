"""Commands for a stream: decided once, kept before anybody is told, all of them or none."""

import asyncio
from collections.abc import Callable, Iterator
from threading import get_ident
from typing import Any

import pytest
from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command, StreamKind
from dazwischen.server.base.health import Health
from dazwischen.server.base.metrics import Metrics
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.stream import Asked, Stream
from dazwischen.server.streams.stream_host import AT_HAND, StreamHost
from dazwischen.server.streams.stream_log import StreamLog
from dazwischen.store.protocol import StoreError
from dazwischen.store.records import StreamRecord
from dazwischen.store.sqlite import SQLiteStore

MOST = 10
ONE = Asked("client", 1)


class Added(Struct, frozen=True, tag_field="e", tag="added"):
    count: int


def decide(_total: int, command: Command[str, int]) -> list[Added] | Rejected:
    if command.action < 0:
        return Rejected("less")
    return [Added(command.action)] if command.action else []


COUNTERS = StreamKind(
    "counter", 0, Added, decide, lambda total, event: total + event.count, lambda total: total > 99
)


def full(stream: Stream[int], _action: int) -> Rejected | None:
    return Rejected("full") if stream.seq >= MOST else None


@pytest.fixture
def store() -> Iterator[SQLiteStore]:
    opened = SQLiteStore(":memory:")
    yield opened
    opened.close()


def hosted(store: SQLiteStore, slow: Callable[[int, int], bool] | None = None) -> StreamHost[int]:
    def soon(what: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(what)

    health, log = Health(store, lambda: 0.0), StreamLog(store, COUNTERS)
    journal = Journal(store, soon, health, Metrics(), lambda: None)
    host = StreamHost(log, journal, lambda: 7, full, slow or (lambda _total, _action: False))
    if store.stream_record("abc") is None:
        log.make(StreamRecord("abc", "counter", b"client", 1, 1), [])
    return host


def one(host: StreamHost[int], code: str = "abc") -> Stream[int]:
    stream = host.find(code)
    assert stream is not None
    return stream


def test_what_is_done_is_there_after_a_start(store: SQLiteStore) -> None:
    host = hosted(store)
    assert asyncio.run(host.handle(one(host), "me", 5, ONE)) is None
    again = one(hosted(store))
    assert (again.state, again.seq, again.done) == (5, 1, {ONE: 1})
    (event,) = store.events(again.record.stream)
    assert (event.at, event.by, event.client, event.ticket) == (7, b'"me"', *ONE)


def test_what_comes_twice_is_done_once(store: SQLiteStore) -> None:
    host = hosted(store)

    async def twice() -> None:
        stream = one(host)
        await asyncio.gather(*(host.handle(stream, "me", 5, ONE) for _ in range(3)))

    asyncio.run(twice())
    assert one(host).state == 5
    assert asyncio.run(hosted(store).handle(one(hosted(store)), "me", 5, ONE)) is None
    assert one(hosted(store)).state == 5


def test_what_an_earlier_version_has_done_is_not_done_again(store: SQLiteStore) -> None:
    """It named each command, and kept no number; whoever still has it asks under the first."""
    host = hosted(store)
    name = "0f" * 10
    assert asyncio.run(host.handle(one(host), "me", 5, Asked(name, 0))) is None
    later = hosted(store)
    assert asyncio.run(later.handle(one(later), "me", 5, Asked(name, 1))) is None
    assert one(later).state == 5
    assert asyncio.run(later.handle(one(later), "me", 5, Asked(name, 2))) is None
    assert one(later).state == 10


def test_all_or_none(store: SQLiteStore) -> None:
    host = hosted(store)
    stream = one(host)
    assert asyncio.run(host.handle_all(stream, "me", [1, 2, -1, 3])) == (2, Rejected("less"))
    assert (stream.state, store.events(stream.record.stream)) == (0, [])
    assert asyncio.run(host.handle_all(stream, "me", [1, 2, 0, 3])) is None
    assert (stream.state, stream.seq) == (6, 3)


def test_bounds_come_first(store: SQLiteStore) -> None:
    host = hosted(store)
    assert asyncio.run(host.handle_all(one(host), "me", [1] * MOST)) is None
    assert asyncio.run(host.handle(one(host), "me", -1)) == Rejected("full")


def test_what_cannot_be_kept_did_not_happen(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosted(store)
    stream = one(host)

    def broken(_stream_record: Any) -> None:
        raise StoreError("full")

    async def told() -> bool:
        waits = asyncio.create_task(stream.changed(0, 0.2))
        await asyncio.sleep(0)
        with pytest.raises(StoreError):
            await host.handle(stream, "me", 5, ONE)
        return any(event.is_set() for event in stream.waiting) or waits.done()

    with monkeypatch.context() as patched:
        patched.setattr(store, "put_stream_record", broken)
        assert not asyncio.run(told())
    assert (stream.state, stream.seq, stream.done) == (0, 0, {})
    assert asyncio.run(host.handle(stream, "me", 5, ONE)) is None
    assert one(hosted(store)).state == 5


def test_whoever_waits_is_told(store: SQLiteStore) -> None:
    host = hosted(store)
    stream = one(host)

    async def heard() -> int:
        waits = asyncio.create_task(stream.changed(0, 60))
        await asyncio.sleep(0)
        await host.handle(stream, "me", 5)
        await waits
        return stream.seq

    assert asyncio.run(heard()) == 1


def test_what_takes_long_is_decided_beside_the_loop(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def noted(total: int, command: Command[str, int]) -> list[Added] | Rejected:
        threads.append(get_ident())
        return decide(total, command)

    monkeypatch.setitem(
        globals(),
        "COUNTERS",
        StreamKind("counter", 0, Added, noted, COUNTERS.evolve, COUNTERS.over),
    )
    host = hosted(store, lambda _total, action: action == 5)
    for action in (5, 6):
        assert asyncio.run(host.handle(one(host), "me", action)) is None
    assert [thread == get_ident() for thread in threads] == [False, True]


def test_whoever_has_hold_of_a_deleted_one_writes_nothing(store: SQLiteStore) -> None:
    host = hosted(store)
    stream = one(host)
    host.forget("abc")
    assert asyncio.run(host.handle(stream, "me", 5)) == Rejected("no-such-counter")
    assert store.events(stream.record.stream) == []


def test_few_are_at_hand_and_never_two_of_the_same(store: SQLiteStore) -> None:
    host = hosted(store)
    for number in range(AT_HAND + 5):
        book = StreamRecord(f"c{number}", "counter", b"%d" % number, 1, 1)
        host.log.make(book, [])

    async def look() -> None:
        kept = one(host)
        async with kept.lock:
            for number in range(AT_HAND + 5):
                one(host, f"c{number}")
            assert one(host) is kept
        first = one(host, "c7")
        for number in range(10, AT_HAND + 5):
            one(host, f"c{number}")
            one(host, f"c{(number * 7) % AT_HAND}")
        assert len(host._streams) <= AT_HAND
        assert one(host, "c7").record == first.record

    asyncio.run(look())


def test_other_kinds_are_not_found(store: SQLiteStore) -> None:
    store.add_stream_record(StreamRecord("def", "sheet", b"other", 1, 1))
    host = hosted(store)
    assert host.find("def") is None
    assert host.find("nothing") is None
    assert [stream.record.code for stream in host.running()] == ["abc"]


def test_what_is_damaged_harms_nobody_else(store: SQLiteStore) -> None:
    host = hosted(store)
    host.log.make(StreamRecord("def", "counter", b"other", 2, 2), [])
    asyncio.run(host.handle(one(host), "me", 5))
    store._db.execute("UPDATE events SET data = x'7b7d'")
    assert [stream.record.code for stream in hosted(store).running()] == ["def"]
