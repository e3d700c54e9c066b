"""Databases of earlier versions are taken along, with everything that is in them."""

import sqlite3
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from dazwischen.store.chain import Chains
from dazwischen.store.opening import Access
from dazwischen.store.protocol import StoreBroken, StoreError, StoreOutdated
from dazwischen.store.records import Event, Game, Identity, Rating, Sat, StreamRecord, Summary
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.store.upgrade import VERSION

BOOK = StreamRecord("abc", "tournament", b"client", 10, 10)
RUNNING, OVER, EMPTY = 1, 2, 3
GONE = 7
BOOKS = 3
"""The version from which on there were tournaments."""
BLOCKS = 4
"""The version from which on events were counted in blocks."""
CHAINS = 6
"""The version from which on events were a chain."""
ONE_LOG = 7
"""The version from which on all events stood together."""
ROOMS = {
    "late": b'{"code":"late","host":1,"name":"Runde","public":true,"watching":false,"delay":5,'
    b'"talk":false,"playing":7,"games":[3,7],"totals":{"1":5},"tournament":"cup",'
    b'"pledge":{"secret":"ab","shares":{}}}',
    "early": b'{"code": "early","host":1,"asked":[["1/a",4]]}',
    "broken": b'{"code',
}
"""The latest first. At first no table had promised anything."""
ROUNDS = 3000
"""So many events of each game that they fill several blocks."""


@pytest.fixture(params=[2, 3, 4, 5, 6, 7])
def version(request: pytest.FixtureRequest) -> int:
    """Before tournaments, before events were counted in blocks, before games had summaries, before
    their events were a chain, before those of tournaments and score sheets stood with them, before
    what happened to tables was kept."""
    found: int = request.param
    return found


@pytest.fixture
def path(version: int, tmp_path: Path) -> Path:
    """As that version left one."""
    with sqlite3.connect(tmp_path / "db") as old:
        old.executescript(schema(version))
        old.execute("INSERT INTO identities (name, created, seen) VALUES ('Ada', 5, 6)")
        old.execute("INSERT INTO secrets VALUES (?, 1)", (b"one",))
        for ended in (None, 2000, 3000):
            old.execute(
                "INSERT INTO games (room, key, header, begun, ended) VALUES ('', '', ?, 1, ?)",
                (b"{}", ended),
            )
        for number, (code, data) in enumerate(ROOMS.items()):
            old.execute("INSERT INTO rooms VALUES (?, ?, ?, 1)", (code, data, 50 - number))
            old.execute("INSERT INTO seated VALUES (1, ?)", (code,))
            old.execute("INSERT INTO talk VALUES (?, 1, 7, 1, 'hallo')", (code,))
        if version >= BLOCKS:
            _count(old, version)
        of = "stream" if version >= ONE_LOG else "game"
        old.executemany(
            f"INSERT INTO events ({of}, seq, at, by, data) VALUES (?, ?, 0, 1, ?)",  # noqa: S608
            [(game, seq, b"{}") for seq in range(1, ROUNDS + 1) for game in (RUNNING, OVER)],
        )
        # One that was deleted since: its number is not given again.
        old.execute(
            "INSERT INTO games (id, room, key, header, begun) VALUES (?, '', '', x'', 1)", (GONE,)
        )
        old.execute("DELETE FROM games WHERE id = ?", (GONE,))
        if version >= BOOKS:
            _fill_books(old, version)
        if version >= CHAINS:
            _chain(old, version)
        old.execute(f"PRAGMA user_version = {version}")
    old.close()
    return tmp_path / "db"


def _fill_books(old: sqlite3.Connection, version: int) -> None:
    for stream, (code, kind, over) in enumerate(
        (("cup", "tournament", 1), ("pad", "sheet", 0)), GONE + 1
    ):
        numbered = (stream,) if version >= ONE_LOG else ()
        row = (code, kind, code.encode(), 5, 6, over, *numbered)
        old.execute(f"INSERT INTO books VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608
        into = (
            "events (stream, seq, at, by, data, client)"
            if version >= ONE_LOG
            else "entries (book, seq, at, by, data, ticket)"
        )
        old.executemany(
            f"INSERT INTO {into} VALUES (?, ?, 7, ?, ?, ?)",  # noqa: S608
            [
                (numbered[0] if numbered else code, seq, b'"x"', b"{}", f"id {seq}")
                for seq in range(1, ROUNDS + 1)
            ],
        )
    old.execute("INSERT INTO keys VALUES (?, 'cup', 'judge', '')", (b"digest",))


def _count(old: sqlite3.Connection, version: int) -> None:
    """In which blocks the events of each are."""
    last = 2 * ROUNDS >> 11
    spans = [(RUNNING, 0, None), (OVER, 0, last), (EMPTY, 0, last)]
    if version < ONE_LOG:
        old.executemany("INSERT INTO spans (game, first, last) VALUES (?, ?, ?)", spans)
        return
    books, end = [GONE + 1, GONE + 2], 4 * ROUNDS >> 11
    rows = [*(("game", *span) for span in spans), *(("book", one, last, end) for one in books)]
    old.executemany("INSERT INTO streams (kind, id, first, last) VALUES (?, ?, ?, ?)", rows)


def _chain(old: sqlite3.Connection, version: int) -> None:
    streams, of = ("streams", "stream") if version >= ONE_LOG else ("spans", "game")
    chains = Chains()
    old.create_function("chained", 7, chains.add)
    old.create_function("chained_to", 1, chains.end)
    old.execute(
        f"UPDATE events SET chain = chained({of}, seq, at, by, data, client, ticket)"  # noqa: S608
    )
    number = "id" if version >= ONE_LOG else "game"
    old.execute(
        f"UPDATE {streams} SET chain = chained_to({number}) WHERE last IS NOT NULL"  # noqa: S608
    )


def schema(version: int) -> str:
    """Versions 3 and 4 as far as they were other than the next ones that are written down."""
    written = {2: 2, 3: 2, 6: 6, 7: 7}.get(version, 5)
    name = f"version{written}.sql"
    text = Path(__file__).with_name(name).read_text("utf-8")
    unsummed = "DROP TABLE summaries; DROP TABLE put_away;" if version == BLOCKS else ""
    books = _books() if version == BOOKS else ""
    return f"{text} {books} {unsummed}"


def _books() -> str:
    text = Path(__file__).with_name("version5.sql").read_text("utf-8")
    return text[text.index("-- Tournaments and score sheets") : text.index("-- A row a rated game")]


def test_what_was_kept_is_still_there(path: Path) -> None:
    store = SQLiteStore(path)
    assert store.identity(b"one") == Identity(1, "Ada", 5, 6)
    for game in (RUNNING, OVER):
        kept = [Event(game, seq, 0, 1, b"{}") for seq in range(1, ROUNDS + 1)]
        assert store.events(game) == kept
    assert store.events(EMPTY) == []
    store.close()


def test_what_was_in_play_goes_on(path: Path) -> None:
    store = SQLiteStore(path)
    others = store.add_game(Game(0, "", "", Raw(b"{}"), (), 0))
    assert others > GONE
    for seq in range(1, ROUNDS + 1):
        store.add_events(
            [Event(RUNNING, ROUNDS + seq, 0, 1, b"{}"), Event(others, seq, 0, 1, b"{}")]
        )
    assert [event.seq for event in store.events(RUNNING)] == list(range(1, 2 * ROUNDS + 1))
    assert len(store.events(OVER)) == len(store.events(others)) == ROUNDS
    store.close()


def test_what_is_new_can_be_kept(path: Path) -> None:
    store = SQLiteStore(path)
    kept = store.add_stream_record(BOOK)
    store.add_ratings([Rating(1, "jay", "7", 1, 5, 26.0, 8.0)])
    store.close()
    again = SQLiteStore(path)
    assert again.stream_record("abc") == kept
    assert again.rating(1, "jay", "7") is not None
    again.close()
    with sqlite3.connect(path) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (VERSION,)
    found.close()


def test_it_is_like_a_new_one(path: Path) -> None:
    tables = []
    for one in (path, path.with_name("new")):
        SQLiteStore(one).close()
        with sqlite3.connect(one) as found:
            query = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
            rows = found.execute(query).fetchall()
            tables.append([(*row[:2], "".join((row[2] or "").split())) for row in rows])
        found.close()
    assert tables[0] == tables[1]


def test_a_program_that_dies_leaves_what_it_found(path: Path) -> None:
    """Here it fails at the end, since something is in the way."""
    with sqlite3.connect(path) as old:
        old.execute("ALTER TABLE rooms ADD COLUMN stream TEXT")
        before = list(old.iterdump())
    old.close()
    with pytest.raises(StoreError, match="stream"):
        SQLiteStore(path)
    with sqlite3.connect(path) as found:
        assert list(found.iterdump()) == before
    found.close()


def test_what_was_changed_since_is_found(path: Path) -> None:
    """The chain is made when the database is taken along."""
    SQLiteStore(path).close()
    with sqlite3.connect(path) as found:
        found.execute("UPDATE events SET at = 1 WHERE stream = ? AND seq = 70", (OVER,))
    found.close()
    store = SQLiteStore(path)
    assert len(store.events(RUNNING)) == ROUNDS
    with pytest.raises(StoreBroken, match="game 2 is damaged from event 70 on"):
        store.events(OVER)
    store.close()


def test_tournaments_and_sheets_stand_with_games(version: int, path: Path) -> None:
    store = SQLiteStore(path)
    found = [*store.stream_records("tournament"), *store.stream_records("sheet")]
    assert [book.code for book in found] == (["cup", "pad"] if version >= BOOKS else [])
    for book in found:
        assert book.stream > GONE
        assert store.events(book.stream) == [
            Event(book.stream, seq, 7, b'"x"', b"{}", f"id {seq}") for seq in range(1, ROUNDS + 1)
        ]
        store.add_events([Event(book.stream, ROUNDS + 1, 8, b'"x"', b"{}")])
        store.put_stream_record(book)
        assert len(store.events(book.stream)) == ROUNDS + 1
    assert (store.key(b"digest") is not None) == (version >= BOOKS)
    assert [(damage.what, damage.name) for damage in store.damages()] == [("table", "broken")]
    store.close()


def test_each_table_is_a_stream_that_begins_with_its_record(path: Path) -> None:
    store = SQLiteStore(path)
    rooms = {room.code: room for room in store.rooms()}
    assert list(rooms) == list(ROOMS)
    for room in rooms.values():
        assert room.people == (1,)
        opened = b'{"e":"opened","record":%b}' % bytes(room.data)
        assert store.events(room.stream) == [Event(room.stream, 1, room.changed, 0, opened)]
        assert [said.text for said in store.talk(room.code, 9)] == ["hallo"]
    late = msgspec.json.decode(rooms["late"].data)
    settings = {"name": "Runde", "public": True, "watching": False, "delay": 5, "talk": False}
    play = {"playing": 7, "games": [3, 7], "totals": {"1": 5}}
    assert (late.pop("settings"), late.pop("play")) == (settings, play)
    assert {**late, **settings, **play} == msgspec.json.decode(ROOMS["late"])
    assert bytes(rooms["broken"].data) == ROOMS["broken"]
    early = msgspec.json.decode(rooms["early"].data)
    assert len(early.pop("pledge")["secret"]) == 64
    # What it never said is as it is for everybody who says nothing.
    assert (early.pop("settings"), early.pop("play")) == ({}, {})
    assert early == msgspec.json.decode(ROOMS["early"])
    streams = [room.stream for room in rooms.values()]
    assert min(streams) > max([GONE, *(book.stream for book in store.stream_records("sheet"))])
    assert store.add_game(Game(0, "", "", Raw(b"{}"), (), 0)) == max(streams) + 1
    for room in rooms.values():
        store.add_events([Event(room.stream, 2, 8, 1, b"{}")])
        store.put_room(room)
        assert len(store.events(room.stream)) == 2
    assert [(damage.what, damage.name) for damage in store.damages()] == [("table", "broken")]
    store.close()


def test_there_are_summaries(path: Path) -> None:
    store = SQLiteStore(path)
    store.add_people(OVER, [Sat(1, 7)])
    assert store.summary(OVER) is None
    assert [game.id for game in store.library(7)] == [OVER]
    store.put_summary(OVER, Summary(3, Raw(b"{}")))
    store.put_away(OVER, 7)
    assert store.library(7) == []
    store.close()


@pytest.mark.parametrize("access", ["read", "write"])
def test_only_whoever_may_takes_it_along(path: Path, access: Access) -> None:
    """A server of that version may be using it."""
    before = path.read_bytes()
    with pytest.raises(StoreOutdated):
        SQLiteStore(path, access)
    assert path.read_bytes() == before
