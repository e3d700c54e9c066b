"""Files that are cut or have a bit flipped: whatever it costs, it is told."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw

from dazwischen.store import restoring
from dazwischen.store.protocol import StoreBroken, StoreDamaged, StoreError, StoreTaken
from dazwischen.store.records import Event, Game, Room, Sat, StreamRecord, Talk
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.limits import LONG

GAMES, EVENTS = 12, 40
ROOM, GAME = 1, 2
"""The first streams that are made."""
DIES = """
import os, sys
from pathlib import Path
from tests.store.test_damage import fill
from dazwischen.store.sqlite import SQLiteStore
store = SQLiteStore(Path(sys.argv[1]))
fill(store)
os._exit(9)
"""


def fill(store: SQLiteStore) -> None:
    """A house in which something of everything is kept."""
    for number in range(GAMES):
        who = store.add_identity(b"secret %d" % number, f"Gast {number}", number).id
        data = Raw(b'{"name":"Runde"}')
        room = store.add_room(Room(f"room{number}", data, 5, who, (who,)))
        store.add_events([Event(room.stream, 1, 5, who, b'{"e":"opened"}')])
        store.put_room(room)
        store.add_talk([Talk(f"room{number}", 1, 5, who, "hallo " * 20)])
        header = Raw(b'{"game":"jay"}')
        game = store.add_game(Game(0, f"room{number}", "key", header, (Sat(1, who),), 0))
        for seq in range(1, EVENTS):
            said = b'{"e":"laid","seat":3,"card":%d}' % seq
            store.add_events([Event(game, seq, seq, 1, said, "1/client", seq)])
        if number % 2:
            store.end_game(game, 9, None)
        book = store.add_stream_record(StreamRecord(f"book{number}", "sheet", b"%d" % number, 1, 1))
        store.add_events([Event(book.stream, 1, 1, b'"x"', b'{"e":"round"}')])
        store.put_stream_record(book)


def contents(store: SQLiteStore) -> list[object]:
    kept: list[object] = [list(store.identities()), store.rooms(), store.stream_records("sheet")]
    for game in store.games():
        kept += [game, store.events(game.id)]
    for room in store.rooms():
        kept += [store.talk(room.code, 99), store.events(room.stream)]
    for book in store.stream_records("sheet"):
        kept.append(store.events(book.stream))
    return kept


def closed(folder: Path) -> Path:
    path = folder / DATABASE
    store = SQLiteStore(path)
    fill(store)
    store.close()
    return path


def killed(folder: Path) -> Path:
    """As a server leaves it that died: nearly everything is in the log."""
    path = folder / DATABASE
    command = [sys.executable, "-c", DIES, str(path)]
    died = subprocess.run(command, check=False, timeout=LONG)  # noqa: S603
    assert died.returncode == 9
    return path


def flip(path: Path, dice: Random) -> None:
    data = bytearray(path.read_bytes())
    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    path.write_bytes(data)


def cut(path: Path, dice: Random) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: dice.randrange(len(data))])


def told(path: Path) -> bool:
    try:
        store = SQLiteStore(path)
    except StoreError:
        return True
    try:
        return bool([*store.found, *store.damages()])
    finally:
        store.close()


def test_of_what_is_whole_nothing_is_told(tmp_path: Path) -> None:
    for way in (closed, killed):
        folder = tmp_path / way.__name__
        folder.mkdir()
        path = way(folder)
        assert not told(path)
        assert not told(path)
        # Whoever only reads leaves no trace that somebody else would take for damage.
        for _ in range(2):
            reader = SQLiteStore(path, "read")
            assert not [*reader.found, *reader.damages()]
            reader.close()
        assert not told(path)


@pytest.mark.parametrize("harm", [flip, cut])
def test_a_closed_database(tmp_path: Path, harm: Callable[[Path, Random], None]) -> None:
    """Every bit of it counts."""
    path = closed(tmp_path)
    sealed, data = Path(f"{path}.seal").read_bytes(), path.read_bytes()
    for seed in range(60):
        path.write_bytes(data)
        Path(f"{path}.seal").write_bytes(sealed)
        harm(path, Random(seed))
        assert told(path), seed
        for left in tmp_path.iterdir():
            left.unlink()


@pytest.mark.parametrize("harm", [flip, cut])
def test_the_log_of_a_server_that_died(
    tmp_path: Path, harm: Callable[[Path, Random], None]
) -> None:
    """What can still be read is told to be less, or it is all."""
    path = killed(tmp_path)
    left = {file: file.read_bytes() for file in tmp_path.iterdir()}
    store = SQLiteStore(path)
    everything = contents(store)
    store.close()
    lost = 0
    for seed in range(40):
        for file in tmp_path.iterdir():
            file.unlink()
        for file, data in left.items():
            file.write_bytes(data)
        harm(Path(f"{path}-wal"), Random(seed))
        if told(path):
            lost += 1
            continue
        store = SQLiteStore(path)
        assert contents(store) == everything, seed
        store.close()
    assert lost > 20


def test_whoever_comes_first_is_told_also_if_he_only_reads(tmp_path: Path) -> None:
    path = killed(tmp_path)
    log = Path(f"{path}-wal")
    log.write_bytes(log.read_bytes()[:-9000])
    store = SQLiteStore(path, "read")
    assert [damage.what for damage in store.found] == ["log"]
    with pytest.raises(StoreDamaged):
        store.backup(tmp_path / "copy")
    store.close()
    assert not (tmp_path / "copy").exists()


def test_whoever_only_reads_sees_that_a_closed_file_has_changed(tmp_path: Path) -> None:
    """A letter of a name: nothing else could tell."""
    path = closed(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"Gast 7", b"Gust 7"))
    for _ in range(2):
        store = SQLiteStore(path, "read")
        assert [damage.what for damage in store.damages()] == ["file"]
        with pytest.raises(StoreDamaged):
            store.backup(tmp_path / "copy")
        store.close()
    assert told(path)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a disk that can only be read")
def test_a_backup_comes_back_from_a_disk_that_can_only_be_read(tmp_path: Path) -> None:
    store, disk, folder = SQLiteStore(closed(tmp_path)), tmp_path / "disk", tmp_path / "elsewhere"
    disk.mkdir()
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603
        pytest.skip("no disks can be made here")
    try:
        store.backup(disk / "copy")
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)  # noqa: S603, S607
        restoring.restore(disk / "copy", folder)
    finally:
        subprocess.run(["umount", str(disk)], check=True)  # noqa: S603, S607
    again = SQLiteStore(folder / DATABASE)
    assert contents(again) == contents(store)
    again.close()
    store.close()


def test_a_backup_is_put_back(tmp_path: Path) -> None:
    store = SQLiteStore(closed(tmp_path))
    everything = contents(store)
    store.backup(tmp_path / "copy")
    store.close()
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    restoring.restore(tmp_path / "copy", folder)
    assert [path.name for path in folder.iterdir()] == [DATABASE]
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]
    again = SQLiteStore(folder / DATABASE)
    assert contents(again) == everything
    again.close()
    with pytest.raises(StoreTaken):
        restoring.restore(tmp_path / "copy", folder)


def test_a_damaged_backup_is_not_put_back(tmp_path: Path) -> None:
    store = SQLiteStore(closed(tmp_path))
    store.backup(tmp_path / "copy")
    store.close()
    data = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(data.replace(b'"laid"', b'"lain"', 1))
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    with pytest.raises(StoreDamaged):
        restoring.restore(tmp_path / "copy", folder)
    assert list(folder.iterdir()) == []


def test_text_that_is_none_is_told(tmp_path: Path) -> None:
    path = closed(tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("UPDATE games SET key = CAST(x'ff6579' AS TEXT) WHERE id = 2")
        disk.commit()
    store = SQLiteStore(path, "read")
    assert [damage.what for damage in store.damages()] == ["pages", "file"]
    store.close()


@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE events SET client = x'ff' WHERE stream = 2 AND seq = 1",
        "UPDATE events SET at = x'ff' WHERE stream = 2 AND seq = 1",
        "UPDATE streams SET first = x'ff' WHERE id = 2",
        "UPDATE streams SET first = 1 << 60 WHERE id = 2",
    ],
)
def test_what_has_become_something_else_is_told(tmp_path: Path, wrong: str) -> None:
    path = closed(tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        # Only a page that was written past SQLite can have it.
        disk.execute("PRAGMA writable_schema = ON")
        for strict, lax in ((") STRICT, WITHOUT", ") WITHOUT"), (") STRICT", ")")):
            disk.execute("UPDATE sqlite_master SET sql = replace(sql, ?, ?)", (strict, lax))
        disk.commit()
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute(wrong).rowcount
        disk.commit()
    store = SQLiteStore(path, "read")
    assert [(damage.what, damage.name, damage.seq) for damage in store.damages()] == [
        ("game", "2", 1), ("file", "", 0),
    ]  # fmt: skip
    with pytest.raises(StoreBroken):
        store.events(GAME)
    store.close()


def test_a_damaged_table_is_named_and_no_other_is(tmp_path: Path) -> None:
    path = closed(tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        wrong = f"UPDATE events SET data = x'7b7d' WHERE stream = {ROOM}"  # noqa: S608 - a number
        assert disk.execute(wrong).rowcount == 1
        disk.execute("UPDATE rooms SET stream = 999 WHERE code = 'room3'")
        disk.commit()
    store = SQLiteStore(path, "read")
    assert [(damage.what, damage.name, damage.seq) for damage in store.damages()] == [
        ("table", "room3", 1), ("table", "room0", 1), ("file", "", 0),
    ]  # fmt: skip
    with pytest.raises(StoreBroken, match="table 1 is damaged from event 1 on"):
        store.events(ROOM)
    store.close()


def test_blocks_without_end_are_not_gone_through(tmp_path: Path) -> None:
    path = closed(tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        wild = "UPDATE streams SET first = -1 << 60, last = 1 << 60, chain = x'ff' WHERE id = 2"
        assert disk.execute(wild).rowcount
        disk.commit()
    store = SQLiteStore(path, "read")
    assert [damage.what for damage in store.damages()] == ["game", "file"]
    store.close()


def test_a_column_of_another_name_is_told(tmp_path: Path) -> None:
    path = closed(tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("ALTER TABLE games RENAME COLUMN begun TO begum")
        disk.commit()
    store = SQLiteStore(path, "read")
    assert "pages" in {damage.what for damage in store.damages()}
    store.close()


TAKES = """
import fcntl, sys
with open(sys.argv[1], "r+b") as index:
    fcntl.lockf(index, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 128)
"""
"""What SQLite does to find out whether anybody is there; if not, it writes the index anew."""


@pytest.mark.parametrize("after", ["a death", "a clean end"])
def test_whoever_reads_beside_a_server_finds_it_there(tmp_path: Path, after: str) -> None:
    """Else the index would be written anew under its hands: it died of that."""
    path = killed(tmp_path) if after == "a death" else closed(tmp_path)
    store = SQLiteStore(path)
    command = [sys.executable, "-c", TAKES, f"{path}-shm"]
    done = subprocess.run(command, stderr=subprocess.PIPE, check=False, timeout=LONG)  # noqa: S603
    assert done.returncode == 1
    store.close()
    assert not Path(f"{path}-shm").exists()
