"""The repository on SQLite: plain SQL, one connection, a write-ahead log.

Committed means safe from the death of the process. `synchronous=NORMAL` leaves the moment of the
write to the disk to the operating system, so a power cut can cost the last moments, never more.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Raw

from dazwischen.store.books import Books
from dazwischen.store.events import Events
from dazwischen.store.protocol import StoreError, StoreVersion
from dazwischen.store.ratings import Ratings
from dazwischen.store.records import Game, Identity, Room, Sat, Talk
from dazwischen.store.upgrade import KNOWN, VERSION, script

DATABASE: Final = "dazwischen.sqlite3"
"""The name of the file, in the folder of a server's data."""
_LONGEST_LOG: Final = 50_000
"""Pages of the write-ahead log after which a commit moves them itself, if nobody has tidied up."""
_ROOM: Final = "SELECT code, data, changed, host FROM rooms"
_GAME: Final = "SELECT id, room, key, header, begun, ended, outcome FROM games"


class SQLiteStore(Books, Events, Ratings):
    def __init__(self, path: Path | str) -> None:
        """Opens the database at the path, or makes a new one; `:memory:` is kept nowhere."""
        self._inside = False
        self._path = path
        try:
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        try:
            self._open()
        except sqlite3.Error as error:
            self._db.close()
            raise StoreError(str(error)) from error
        except StoreVersion:
            self._db.close()
            raise

    def _open(self) -> None:
        # Asked first: a database of another version stays untouched.
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version not in KNOWN:
            raise StoreVersion(version, VERSION)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("PRAGMA busy_timeout = 5000")
        self._db.execute(f"PRAGMA wal_autocheckpoint = {_LONGEST_LOG}")
        if version != VERSION:
            # A program that dies here leaves what it found.
            self._db.executescript(script(version))

    def close(self) -> None:
        self._db.close()

    def tidy(self) -> None:
        """Moves what was committed from the log into the database, beside whoever writes."""
        if self._path == ":memory:":
            return
        existing = f"{Path(self._path).resolve().as_uri()}?mode=rw"
        # Whoever is busy with it just now tidies up as well.
        with (
            suppress(sqlite3.OperationalError),
            closing(sqlite3.connect(existing, timeout=0, uri=True)) as beside,
        ):
            beside.execute("PRAGMA wal_checkpoint(PASSIVE)")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """An inner transaction belongs to the outer one."""
        if self._inside:
            yield
            return
        self._inside = True
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        finally:
            self._inside = False
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def add_identity(self, digest: bytes, name: str, now: int) -> Identity:
        with self.transaction():
            row = self._db.execute(
                "INSERT INTO identities (name, created, seen) VALUES (?, ?, ?)", (name, now, now)
            )
            identity = Identity(int(row.lastrowid or 0), name, now, now)
            self.add_secret(identity.id, digest)
        return identity

    def add_secret(self, identity: int, digest: bytes) -> None:
        self._db.execute("INSERT INTO secrets VALUES (?, ?)", (digest, identity))

    def identity(self, digest: bytes) -> Identity | None:
        row = self._one(
            "SELECT i.id, i.name, i.created, i.seen FROM secrets s"
            " JOIN identities i ON i.id = s.identity WHERE s.digest = ?",
            digest,
        )
        return Identity(*row) if row else None

    def identities(self) -> Iterable[Identity]:
        rows = self._db.execute("SELECT id, name, created, seen FROM identities ORDER BY id")
        return (Identity(*row) for row in rows)

    def names(self, ids: Iterable[int]) -> dict[int, str]:
        found = {}
        for number in ids:
            row = self._one("SELECT name FROM identities WHERE id = ?", number)
            if row:
                found[number] = row[0]
        return found

    def rename(self, identity: int, name: str) -> None:
        self._db.execute("UPDATE identities SET name = ? WHERE id = ?", (name, identity))

    def touch(self, identity: int, now: int) -> None:
        self._db.execute("UPDATE identities SET seen = ? WHERE id = ?", (now, identity))

    def delete_identity(self, identity: int) -> bool:
        with self.transaction():
            self._db.execute("DELETE FROM people WHERE identity = ?", (identity,))
            self._db.execute("DELETE FROM seated WHERE identity = ?", (identity,))
            self._db.execute("DELETE FROM talk WHERE who = ?", (identity,))
            gone = self._db.execute("DELETE FROM identities WHERE id = ?", (identity,))
        return gone.rowcount > 0

    def add_link(self, digest: bytes, identity: int, expires: int) -> None:
        self._db.execute("INSERT INTO links VALUES (?, ?, ?)", (digest, identity, expires))

    def use_link(self, digest: bytes, now: int) -> int | None:
        with self.transaction():
            self._db.execute("DELETE FROM links WHERE expires < ?", (now,))
            row = self._one("DELETE FROM links WHERE digest = ? RETURNING identity", digest)
        return row[0] if row else None

    def put_room(self, room: Room) -> None:
        with self.transaction():
            self._db.execute(
                "INSERT INTO rooms VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE"
                " SET data = excluded.data, changed = excluded.changed, host = excluded.host",
                (room.code, bytes(room.data), room.changed, room.host),
            )
            self._db.execute("DELETE FROM seated WHERE room = ?", (room.code,))
            self._db.executemany(
                "INSERT INTO seated VALUES (?, ?)", [(who, room.code) for who in room.people]
            )

    def room(self, code: str) -> Room | None:
        row = self._one(f"{_ROOM} WHERE code = ?", code)
        return self._room(row) if row else None

    def rooms(self, *, limit: int = 1000) -> list[Room]:
        rows = self._db.execute(f"{_ROOM} ORDER BY changed DESC LIMIT ?", (limit,))
        return [self._room(row) for row in rows.fetchall()]

    def rooms_of(self, who: int, *, limit: int = 50) -> list[str]:
        rows = self._db.execute(
            "SELECT code FROM seated JOIN rooms ON rooms.code = seated.room"
            " WHERE identity = ? ORDER BY changed DESC LIMIT ?",
            (who, limit),
        )
        return [code for (code,) in rows]

    def hosted_by(self, who: int, *, since: int = 0) -> int:
        query = "SELECT count(*) FROM rooms WHERE host = ? AND changed >= ?"
        row = self._one(query, who, since)
        return int(row[0]) if row else 0

    def delete_room(self, code: str) -> bool:
        return self._db.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount > 0

    def add_talk(self, talk: Iterable[Talk]) -> None:
        self._db.executemany(
            "INSERT INTO talk VALUES (?, ?, ?, ?, ?)",
            [(said.room, said.number, said.at, said.who, said.text) for said in talk],
        )

    def talk(self, room: str, limit: int) -> list[Talk]:
        rows = self._db.execute(
            "SELECT room, number, at, who, text FROM talk WHERE room = ?"
            " ORDER BY number DESC LIMIT ?",
            (room, limit),
        )
        return [Talk(*row) for row in rows][::-1]

    def add_game(self, game: Game) -> int:
        with self.transaction():
            row = self._db.execute(
                "INSERT INTO games (room, key, header, begun, ended, outcome)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (game.room, game.key, bytes(game.header), game.begun, game.ended, _blob(game)),
            )
            number = int(row.lastrowid or 0)
            self.add_people(number, game.people)
            self._begin_events(number)
        return number

    def end_game(self, game: int, ended: int, outcome: bytes | None) -> None:
        with self.transaction():
            self._db.execute(
                "UPDATE games SET ended = ?, outcome = ? WHERE id = ?", (ended, outcome, game)
            )
            self._end_events(game)

    def add_people(self, game: int, people: Iterable[Sat]) -> None:
        self._db.executemany(
            "INSERT OR IGNORE INTO people VALUES (?, ?, ?)",
            [(game, sat.seat, sat.who) for sat in people],
        )

    def game(self, number: int) -> Game | None:
        row = self._one(f"{_GAME} WHERE id = ?", number)
        return self._game(row) if row else None

    def games(self, *, of: int | None = None, ended: bool = False, limit: int = 100) -> list[Game]:
        mine = "id IN (SELECT game FROM people WHERE identity = ?)" if of is not None else "?"
        rows = self._db.execute(
            f"{_GAME} WHERE {mine} AND (ended IS NOT NULL OR NOT ?) ORDER BY id DESC LIMIT ?",
            (True if of is None else of, ended, limit),
        )
        return [self._game(row) for row in rows.fetchall()]

    def imported_by(self, who: int) -> int:
        row = self._one(
            "SELECT count(*) FROM people JOIN games ON games.id = people.game"
            " WHERE identity = ? AND seat = 0 AND room = ''",
            who,
        )
        return int(row[0]) if row else 0

    def delete_game(self, number: int) -> bool:
        with self.transaction():
            self._delete_events(number)
            gone = self._db.execute("DELETE FROM games WHERE id = ?", (number,))
        return gone.rowcount > 0

    def backup(self, path: Path) -> None:
        """A copy of what is committed, also while the server runs and writes.

        It gets its name when it is whole, so that a backup is never half a backup.
        """
        part = path.with_name(f"{path.name}.part")
        try:
            copy = sqlite3.connect(part)
            try:
                self._db.backup(copy)
            finally:
                copy.close()
            part.replace(path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(str(error)) from error

    def _one(self, query: str, *args: object) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = self._db.execute(query, args).fetchone()
        return row

    def _room(self, row: tuple[Any, ...]) -> Room:
        code, data, changed, host = row
        seated = self._db.execute("SELECT identity FROM seated WHERE room = ?", (code,))
        return Room(code, Raw(data), changed, host, tuple(who for (who,) in seated))

    def _game(self, row: tuple[Any, ...]) -> Game:
        number, room, key, header, begun, ended, outcome = row
        sat = self._db.execute("SELECT seat, identity FROM people WHERE game = ?", (number,))
        people = tuple(Sat(seat, who) for seat, who in sat)
        result = None if outcome is None else Raw(outcome)
        return Game(number, room, key, Raw(header), people, begun, ended, result)


def _blob(game: Game) -> bytes | None:
    return None if game.outcome is None else bytes(game.outcome)
