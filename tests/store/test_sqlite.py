"""The repository: what is put in comes out, all of it or nothing, and nobody reads half of it."""

import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from dazwischen.store.protocol import Store, StoreBroken, StoreError, StoreTaken, StoreVersion
from dazwischen.store.records import Event, Game, Identity, Refusal, Room, Sat, Talk
from dazwischen.store.refusals import KEPT
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.store.upgrade import VERSION
from tests.limits import LONG

GAME = Game(0, "room", "key", Raw(b'{"game":"jay"}'), (Sat(1, 7), Sat(3, 8)), 1000)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


@pytest.fixture
def store(path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(path)
    yield opened
    opened.close()


def again(store: SQLiteStore, path: Path) -> SQLiteStore:
    """What another process would find."""
    store.close()
    return SQLiteStore(path)


# Records


def test_it_is_a_store(store: SQLiteStore) -> None:
    kept: Store = store
    assert kept.room("") is None


def test_identities(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5)
    assert ada == Identity(1, "Ada", 5, 5)
    store.add_secret(ada.id, b"two")
    store.rename(ada.id, "Ada L.")
    store.touch(ada.id, 9)
    for secret in (b"one", b"two"):
        assert store.identity(secret) == Identity(1, "Ada L.", 5, 9)
    assert store.identity(b"three") is None
    assert list(store.identities()) == [Identity(1, "Ada L.", 5, 9)]
    assert store.names([1, 2, 1]) == {1: "Ada L."}


def test_a_secret_is_one_persons(store: SQLiteStore) -> None:
    store.add_identity(b"one", "Ada", 5)
    with pytest.raises(StoreError):
        store.add_identity(b"one", "Bea", 5)
    assert len(list(store.identities())) == 1


def test_rooms(store: SQLiteStore) -> None:
    first = store.add_room(Room("abc", Raw(b'{"a":1}'), 10, 7, (7, 8)))
    other = store.add_room(Room("def", Raw(b"{}"), 11, 7, (8,)))
    assert (first.stream, other.stream) == (1, 2)
    assert store.room("abc") == first
    assert [room.code for room in store.rooms()] == ["def", "abc"]
    assert [room.code for room in store.rooms(limit=1)] == ["def"]
    assert store.rooms_of(8) == ["def", "abc"]
    assert store.hosted_by(7) == 2
    assert store.hosted_by(7, since=2**60) == 0
    changed = Room("abc", Raw(b'{"a":2}'), 12, 8, (8,), first.stream)
    store.put_room(changed)
    assert store.room("abc") == changed
    assert store.rooms_of(7) == []
    assert (store.hosted_by(7), store.hosted_by(8)) == (1, 1)


def test_what_happens_in_a_room_is_a_stream(store: SQLiteStore) -> None:
    room = store.add_room(Room("abc", Raw(b"{}"), 10, 7, (7,)))
    other = store.add_room(Room("def", Raw(b"{}"), 10, 7, (7,)))
    for seq in range(1, 4):
        for number in (room.stream, other.stream):
            store.add_events([Event(number, seq, 5, 7, b"{}", "7/a", seq)])
        store.put_room(room)
        store.put_room(other)
    assert [event.seq for event in store.events(room.stream)] == [1, 2, 3]
    store.delete_room("abc")
    assert store.events(room.stream) == []
    assert len(store.events(other.stream)) == 3
    assert not [*store.damages()]


def test_of_each_person_the_last_that_was_said_is_found(store: SQLiteStore) -> None:
    store.add_room(Room("abc", Raw(b"{}"), 10, 7, (7,)))
    said = [
        Talk("abc", number, 5, 7 + number % 2, "hallo", f"{7 + number % 2}/a", number)
        for number in range(1, 9)
    ]
    store.add_talk([*said, Talk("abc", 9, 5, 7, "of earlier versions")])
    assert store.talk_of_each("abc", 2) == said[4:]
    assert store.talk_of_each("abc", 99) == said


def test_a_deleted_room_takes_its_talk_along(store: SQLiteStore) -> None:
    store.add_room(Room("abc", Raw(b"{}"), 10, 7, (7,)))
    said = [Talk("abc", number, 100 + number, 7, f"line {number}") for number in range(1, 6)]
    store.add_talk(said)
    assert store.talk("abc", 3) == said[2:]
    assert store.delete_room("abc") is True
    assert store.delete_room("abc") is False
    assert store.talk("abc", 3) == []
    assert store.rooms_of(7) == []


def test_games(store: SQLiteStore) -> None:
    number = store.add_game(GAME)
    assert store.game(number) == replace(GAME, id=number)
    store.add_people(number, [Sat(3, 8), Sat(2, 9)])
    store.end_game(number, 2000, b'{"winners":[1]}')
    people = (Sat(1, 7), Sat(2, 9), Sat(3, 8))
    outcome = Raw(b'{"winners":[1]}')
    assert store.game(number) == replace(
        GAME, id=number, people=people, ended=2000, outcome=outcome
    )
    assert store.game(number + 1) is None


def test_games_of_somebody_and_games_that_are_over(store: SQLiteStore) -> None:
    running, over = store.add_game(GAME), store.add_game(replace(GAME, people=(Sat(1, 9),)))
    store.end_game(over, 2000, None)
    assert [game.id for game in store.games()] == [over, running]
    assert [game.id for game in store.games(limit=1)] == [over]
    assert [game.id for game in store.games(of=7)] == [running]
    assert store.games(of=7, ended=True) == []
    assert [game.id for game in store.games(of=9, ended=True)] == [over]
    assert [game.id for game in store.games(ended=True)] == [over]


def test_who_sat_on_two_seats_has_the_game_once(store: SQLiteStore) -> None:
    number = store.add_game(replace(GAME, people=(Sat(1, 7), Sat(2, 7))))
    assert [game.id for game in store.games(of=7)] == [number]


def test_games_brought_in_are_counted(store: SQLiteStore) -> None:
    store.add_game(GAME)
    store.add_game(replace(GAME, room="", people=(Sat(0, 7),)))
    assert (store.imported_by(7), store.imported_by(8)) == (1, 0)


def test_events(store: SQLiteStore) -> None:
    number = store.add_game(GAME)
    events = [
        Event(number, 1, 0, 0, b'{"e":"dealt"}'),
        Event(number, 2, 40, -1, b'{"e":"voided"}', "client", 12),
    ]
    store.add_events(events)
    assert store.events(number) == events
    assert store.delete_game(number) is True
    assert store.events(number) == []
    assert store.delete_game(number) is False


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET data = x'7b7c' WHERE seq = 2",
        "UPDATE events SET by = 4 WHERE seq = 2",
        "UPDATE events SET ticket = 4 WHERE seq = 2",
        "DELETE FROM events WHERE seq = 2",
        "UPDATE events SET seq = 5 WHERE seq = 2",
    ],
)
def test_what_is_not_as_it_was_kept_is_found(store: SQLiteStore, path: Path, damage: str) -> None:
    number, other = store.add_game(GAME), store.add_game(GAME)
    store.add_events([Event(number, seq, 5, 1, b"{}", "c", seq) for seq in (1, 2, 3)])
    store.add_events([Event(other, 1, 5, 1, b"{}")])
    with sqlite3.connect(path) as somebody:
        somebody.execute(damage)
    somebody.close()
    with pytest.raises(StoreBroken) as found:
        store.events(number)
    assert (found.value.stream, found.value.seq) == (number, 2)
    assert len(store.events(other)) == 1


def test_what_is_missing_at_the_end_of_a_game_that_is_over_is_found(
    store: SQLiteStore, path: Path
) -> None:
    number = store.add_game(GAME)
    store.add_events([Event(number, seq, 5, 1, b"{}") for seq in (1, 2, 3)])
    store.end_game(number, 6, None)
    with sqlite3.connect(path) as somebody:
        somebody.execute("DELETE FROM events WHERE seq = 3")
    somebody.close()
    with pytest.raises(StoreBroken):
        store.events(number)


def test_a_chain_goes_on_where_it_was(store: SQLiteStore, path: Path) -> None:
    """After a start, and after something that could not be kept."""
    number = store.add_game(GAME)
    store.add_events([Event(number, 1, 5, 1, b"{}")])
    found = again(store, path)
    found.add_events([Event(number, 2, 5, 1, b"{}")])
    with pytest.raises(Oops), found.transaction():  # noqa: PT012 - what precedes it is the point
        found.add_events([Event(number, 3, 5, 1, b"{}")])
        raise Oops
    with pytest.raises(StoreError), found.transaction():
        found.add_events([Event(number, 2, 5, 1, b"{}")])
    found.add_events([Event(number, 3, 5, 1, b"{}")])
    assert len(found.events(number)) == 3
    found.close()


def test_events_of_games_that_are_played_side_by_side(store: SQLiteStore) -> None:
    """However many others happen in between, and whatever becomes of those."""
    long, short = store.add_game(GAME), store.add_game(GAME)
    expected: dict[int, list[Event]] = {long: [], short: []}
    for seq in range(1, 3001):
        happened = [Event(long, seq, seq, 1, b"{}")]
        if seq == 2000:
            store.end_game(short, 1, None)
            late = store.add_game(GAME)
            expected[late] = []
        if seq % 20 == 0:
            other = short if seq < 2000 else late
            happened.append(Event(other, len(expected[other]) + 1, seq, 2, b"{}"))
        store.add_events(happened)
        for event in happened:
            expected[event.stream].append(event)
    assert {game: store.events(game) for game in expected} == expected
    assert store.delete_game(long)
    del expected[long]
    after = store.add_game(GAME)
    store.add_events([Event(after, 1, 0, 0, b"{}")])
    expected |= {long: [], after: [Event(after, 1, 0, 0, b"{}")]}
    assert {game: store.events(game) for game in expected} == expected


def test_games_go_on_when_the_latest_events_are_deleted(store: SQLiteStore) -> None:
    """What happens then may come to stand before where the game began."""
    deleted, going_on = store.add_game(GAME), 0
    for seq in range(1, 9001):
        store.add_events([Event(deleted, seq, seq, 1, b"{}")])
        if seq == 7000:
            going_on = store.add_game(GAME)
    assert store.delete_game(deleted)
    expected = [Event(going_on, seq, seq, 1, b"{}") for seq in range(1, 3001)]
    store.add_events(expected)
    assert store.events(going_on) == expected
    store.end_game(going_on, 1, None)
    assert store.events(going_on) == expected


def test_who_is_deleted_is_gone_everywhere(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5).id
    store.add_link(b"link", ada, 100)
    store.add_room(Room("abc", Raw(b"{}"), 10, 99, (ada, 50)))
    store.add_talk([Talk("abc", 1, 1, ada, "hallo"), Talk("abc", 2, 1, 50, "hallo Ada")])
    number = store.add_game(replace(GAME, people=(Sat(1, ada), Sat(2, 50))))
    assert store.delete_identity(ada) is True
    assert store.delete_identity(ada) is False
    assert store.identity(b"one") is None
    assert store.use_link(b"link", 50) is None
    assert store.rooms_of(ada) == []
    assert [said.who for said in store.talk("abc", 9)] == [50]
    game = store.game(number)
    assert game is not None
    assert game.people == (Sat(2, 50),)


# One-time links


def test_a_link_is_good_for_once(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5).id
    store.add_link(b"link", ada, 100)
    assert store.use_link(b"other", 50) is None
    assert store.use_link(b"link", 100) == ada
    assert store.use_link(b"link", 100) is None


def test_a_link_is_good_for_a_while(store: SQLiteStore) -> None:
    ada = store.add_identity(b"one", "Ada", 5).id
    store.add_link(b"link", ada, 100)
    assert store.use_link(b"link", 101) is None
    assert store.use_link(b"link", 50) is None


# All or nothing


class Oops(Exception):
    pass


def test_a_transaction_is_kept_at_its_end(store: SQLiteStore, path: Path) -> None:
    with store.transaction():
        number = store.add_game(GAME)
        store.add_events([Event(number, 1, 0, 0, b"{}")])
        reader = SQLiteStore(path)
        assert reader.games() == []
    assert len(reader.games()) == len(reader.events(number)) == 1
    reader.close()


def test_nothing_is_kept_of_what_failed(store: SQLiteStore, path: Path) -> None:
    with pytest.raises(Oops), store.transaction():  # noqa: PT012 - what precedes it is the point
        store.add_game(GAME)
        store.add_room(Room("abc", Raw(b"{}"), 10, 7, (7,)))
        raise Oops
    found = again(store, path)
    assert found.games() == []
    assert found.rooms() == []
    found.close()


def test_an_inner_transaction_fails_with_the_outer_one(store: SQLiteStore) -> None:
    with pytest.raises(Oops), store.transaction():  # noqa: PT012 - what precedes it is the point
        store.add_game(GAME)
        with store.transaction():
            store.add_game(GAME)
        raise Oops
    assert store.games() == []
    with pytest.raises(Oops), store.transaction():  # noqa: PT012 - what precedes it is the point
        store.add_game(GAME)
        with store.transaction():
            store.add_game(GAME)
            raise Oops
    assert store.games() == []


def test_a_mistake_of_the_database_is_a_store_error(store: SQLiteStore) -> None:
    number = store.add_game(GAME)
    with pytest.raises(StoreError), store.transaction():
        store.add_events([Event(number, 1, 0, 0, b"{}"), Event(number, 1, 0, 0, b"{}")])
    with pytest.raises(StoreError), store.transaction():
        store.add_events([Event(number + 1, 1, 0, 0, b"{}")])
    assert store.events(number) == []
    store.add_events([Event(number, 1, 0, 0, b"{}")])
    assert len(store.events(number)) == 1


def test_what_is_committed_survives(store: SQLiteStore, path: Path) -> None:
    store.add_identity(b"one", "Ada", 5)
    found = again(store, path)
    assert found.identity(b"one") == Identity(1, "Ada", 5, 5)
    found.close()


def test_of_each_person_the_last_refusals_are_kept(store: SQLiteStore) -> None:
    store.add_room(Room("abc", Raw(b"{}"), 10, 7, (7,)))
    many = [Refusal("abc", 7, f"7/{n % 3}", n, b"%d" % n) for n in range(2 * KEPT)]
    store.add_refusals([*many, Refusal("abc", 8, "8/x", 1, b"no")])
    assert store.refusals("abc") == [*many[KEPT:], Refusal("abc", 8, "8/x", 1, b"no")]
    store.delete_identity(8)
    assert store.refusals("abc") == many[KEPT:]
    store.delete_room("abc")
    assert store.refusals("abc") == []


# Versions and copies


def test_a_database_of_another_version_is_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
        other.execute("CREATE TABLE theirs (it TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreVersion, match=f"version {VERSION + 1} instead of {VERSION}"):
        SQLiteStore(path)
    assert path.read_bytes() == before


def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError):
        SQLiteStore(path)
    with pytest.raises(StoreError):
        SQLiteStore(path.parent / "no" / "where")


def test_a_backup_has_no_game_without_its_events(store: SQLiteStore, path: Path) -> None:
    """Taken while somebody writes, from another connection: always a moment that there was."""
    stop = threading.Event()

    def write() -> None:
        # With a breath between: games must not come faster than they are looked through.
        while not stop.wait(0.005):
            with store.transaction():
                number = store.add_game(GAME)
                store.add_events(Event(number, seq, 0, 0, b"{}" * 200) for seq in range(1, 30))

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    sizes = []
    other = SQLiteStore(path)
    try:
        for turn in range(6):
            other.backup(path.with_name(f"copy{turn}"))
            copy = SQLiteStore(path.with_name(f"copy{turn}"))
            games = copy.games(limit=1_000_000)
            assert all(len(copy.events(game.id)) == 29 for game in games)
            copy.close()
            sizes.append(len(games))
    finally:
        stop.set()
        writer.join(LONG)
        other.close()
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]


def test_a_backup_never_takes_the_place_of_another(store: SQLiteStore, path: Path) -> None:
    copy = path.with_name("copy")
    store.backup(copy)
    before = copy.read_bytes()
    store.add_game(GAME)
    with pytest.raises(StoreTaken):
        store.backup(copy)
    assert copy.read_bytes() == before


def test_a_backup_that_fails_leaves_nothing(store: SQLiteStore, path: Path) -> None:
    copy = path.with_name("copy")
    copy.with_name("copy.part").mkdir()
    with pytest.raises(StoreError):
        store.backup(copy)
    assert not copy.exists()


def test_nobody_else_may_read_it(store: SQLiteStore, path: Path) -> None:
    store.add_game(GAME)
    store.backup(path.with_name("copy"))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert set(modes) == {path.name, f"{path.name}-wal", f"{path.name}-shm", "copy"}
    assert set(modes.values()) == {0o600}


def test_one_that_all_could_read_becomes_private(path: Path) -> None:
    SQLiteStore(path).close()
    path.chmod(0o644)
    SQLiteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_whoever_only_reads_changes_nothing(store: SQLiteStore, path: Path) -> None:
    number = store.add_game(GAME)
    reader = SQLiteStore(path, "read")
    assert reader.game(number) is not None
    with pytest.raises(StoreError), reader.transaction():
        reader.delete_game(number)
    reader.close()
    assert store.game(number) is not None


def test_once_it_is_closed_the_file_has_everything(store: SQLiteStore, path: Path) -> None:
    number = store.add_game(GAME)
    store.close()
    moved = path.parent / "moved"
    moved.write_bytes(path.read_bytes())
    found = SQLiteStore(moved, "read")
    assert found.game(number) is not None
    found.close()


def test_tidying_up_beside_somebody_who_writes(tmp_path: Path) -> None:
    """The log does not grow for ever, and nobody waits or loses anything."""
    path = tmp_path / "store.sqlite3"
    store = SQLiteStore(path)
    for number in range(200):
        store.add_identity(b"%d" % number, "x" * 40_000, 0)
        store.tidy()
    log = path.with_name(f"{path.name}-wal")
    assert log.stat().st_size < 1_000_000
    store.close()
    again = SQLiteStore(path)
    assert len(list(again.identities())) == 200
    again.close()
