"""The repository on SQLite: plain SQL, one connection, a write-ahead log.

Committed means safe from the death of the process. `synchronous=NORMAL` leaves the moment of the
write to the disk to the operating system, so a power cut can cost the last moments, never more.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from dazwischen.store.checking import Checking
from dazwischen.store.connection import Whereabouts
from dazwischen.store.expiry import Expiry
from dazwischen.store.holding import LOCK
from dazwischen.store.library import GAME, Library
from dazwischen.store.opening import MEMORY, Access, opened
from dazwischen.store.orders import Orders
from dazwischen.store.private import fresh
from dazwischen.store.protocol import StoreDamaged, StoreError, StoreTaken
from dazwischen.store.ratings import Ratings
from dazwischen.store.records import Damage, Game, Identity
from dazwischen.store.refusals import Refusals
from dazwischen.store.rooms import Rooms
from dazwischen.store.sealing import look, seal, unseal
from dazwischen.store.stream_records import StreamRecords
from dazwischen.store.upgrade import VERSION

DATABASE: Final = "dazwischen.sqlite3"
"""The name of the file, in the folder of a server's data."""
_IDENTITY: Final = (
    "SELECT id, name, created, seen, banned.at FROM identities"
    " LEFT JOIN banned ON banned.identity = id"
)


class SQLiteStore(StreamRecords, Rooms, Library, Ratings, Checking, Orders, Expiry, Refusals):
    def __init__(self, path: Path | str, access: Access = "make") -> None:
        """Opens the database at the path, or makes a new one; `:memory:` is kept nowhere."""
        self._inside = False
        self._ends = {}
        self._path = path
        self._seals = access != "read" and path != MEMORY
        found = unseal(Path(path)) if self._seals else "unsealed"
        self.whole = found == "whole"
        """It is byte for byte as it was closed; there is no need to look any further."""
        database = opened(path, access)
        self._db = database.connection
        files = (Path(path), Path(path).with_name(LOCK)) if self._seals else ()
        self._whereabouts = Whereabouts(*files)
        self.found: list[Damage] = []
        """What was noticed when it was opened, and could not be later."""
        if found == "changed":
            self.found.append(Damage("file"))
        if database.lost:
            self.found.append(Damage("log", seq=database.lost))

    def changed(self) -> bool:
        """Whoever only reads leaves the seal as it is, and looks when it is asked for."""
        return not self._seals and self._path != MEMORY and look(Path(self._path)) == "changed"

    def close(self) -> None:
        """Afterwards the file of the database has everything, unless others still read it."""
        if self._seals:
            with suppress(StoreError):
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()
        # Whoever closes it last takes the log away.
        if self._seals and not Path(f"{self._path}-wal").exists():
            seal(Path(self._path))

    @property
    def file(self) -> Path | None:
        """Where other processes find it; None if it is kept nowhere."""
        return None if self._path == MEMORY else Path(self._path)

    def gone(self) -> str:
        """Whether one of its files was deleted or replaced: then nothing is written any more."""
        found = self._whereabouts.gone()
        self._db.execute(f"PRAGMA query_only = {bool(found):d}")
        return found

    def probe(self) -> None:
        """Writes something that changes nothing."""
        found = self.gone()
        if found:
            raise StoreError(f"{found} is gone")
        self._db.execute(f"PRAGMA user_version = {VERSION}")

    def tidy(self) -> None:
        """Moves what was committed from the log into the database, beside whoever writes."""
        if self._path == MEMORY:
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
                self._ends.clear()
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
            f"{_IDENTITY} JOIN secrets ON secrets.identity = id WHERE digest = ?", digest
        )
        return _identity(row) if row else None

    def identities(self) -> Iterable[Identity]:
        return map(_identity, self._db.execute(f"{_IDENTITY} ORDER BY id"))

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
            self._db.execute("DELETE FROM put_away WHERE identity = ?", (identity,))
            self._db.execute("DELETE FROM seated WHERE identity = ?", (identity,))
            self._db.execute("DELETE FROM talk WHERE who = ?", (identity,))
            self._db.execute("DELETE FROM refusals WHERE identity = ?", (identity,))
            gone = self._db.execute("DELETE FROM identities WHERE id = ?", (identity,))
        return gone.rowcount > 0

    def add_link(self, digest: bytes, identity: int, expires: int) -> None:
        self._db.execute("INSERT INTO links VALUES (?, ?, ?)", (digest, identity, expires))

    def link(self, digest: bytes, now: int) -> int | None:
        row = self._one("SELECT identity FROM links WHERE digest = ? AND expires >= ?", digest, now)
        return row[0] if row else None

    def use_link(self, digest: bytes, now: int) -> int | None:
        with self.transaction():
            self._db.execute("DELETE FROM links WHERE expires < ?", (now,))
            row = self._one("DELETE FROM links WHERE digest = ? RETURNING identity", digest)
        return row[0] if row else None

    def add_game(self, game: Game) -> int:
        with self.transaction():
            number = self._begin_stream("game")
            header, outcome = bytes(game.header), _blob(game)
            self._db.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
                (number, game.room, game.key, header, game.begun, game.ended, outcome),
            )
            self.add_people(number, game.people)
        return number

    def end_game(self, game: int, ended: int, outcome: bytes | None) -> None:
        with self.transaction():
            self._db.execute(
                "UPDATE games SET ended = ?, outcome = ? WHERE id = ?", (ended, outcome, game)
            )
            self._settle(game)

    def game(self, number: int) -> Game | None:
        row = self._one(f"{GAME} WHERE id = ?", number)
        return self._game(row) if row else None

    def games(self, *, of: int | None = None, ended: bool = False, limit: int = 100) -> list[Game]:
        mine = "id IN (SELECT game FROM people WHERE identity = ?)" if of is not None else "?"
        rows = self._db.execute(
            f"{GAME} WHERE {mine} AND (ended IS NOT NULL OR NOT ?) ORDER BY id DESC LIMIT ?",
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
            self._delete_stream(number)
            gone = self._db.execute("DELETE FROM games WHERE id = ?", (number,))
        return gone.rowcount > 0

    def backup(self, path: Path) -> None:
        """A copy of what is committed, also while the server runs and writes.

        It gets its name when it is whole, so that a backup is never half a backup, and never
        takes the place of another. Of what is damaged there is none: raises `StoreDamaged`.
        """
        damages = [*self.found, *self.damages()]
        if damages:
            raise StoreDamaged(damages)
        try:
            with fresh(path) as part, closing(sqlite3.connect(part)) as copy:
                self._db.backup(copy)
        except FileExistsError as error:
            raise StoreTaken(path) from error
        except (sqlite3.Error, OSError) as error:
            raise StoreError(str(error)) from error

    def _one(self, query: str, *args: object) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = self._db.execute(query, args).fetchone()
        return row


def _identity(row: tuple[Any, ...]) -> Identity:
    number, name, created, seen, banned = row
    return Identity(number, name, created, seen, banned is not None)


def _blob(game: Game) -> bytes | None:
    return None if game.outcome is None else bytes(game.outcome)
