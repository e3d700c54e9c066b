"""Databases of earlier versions are taken along: what they lack is added, what moved is moved."""

import secrets
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import msgspec

from dazwischen.store.chain import Chains

VERSION: Final = 8
NEW: Final = 0
_EVENTS_BY_GAME: Final = (2, 3)
"""The versions before tournaments, and before events were counted in blocks."""
_UNCHAINED: Final = (4, 5)
"""Before games had summaries, and before their events were a chain."""
_TWO_LOGS: Final = 6
"""Before the events of tournaments and score sheets stood with those of games."""
_RECORDS: Final = 7
"""Before what happens to tables was kept as events: each was its record, written anew."""
KNOWN: Final = (NEW, *_EVENTS_BY_GAME, *_UNCHAINED, _TWO_LOGS, _RECORDS, VERSION)
_PARTS: Final = {
    "settings": ("name", "public", "watching", "delay", "talk"),
    "play": ("playing", "games", "totals"),
}
"""Of a table's record, with what stood beside one another in it before."""

_ASIDE: Final = """
    DROP VIEW IF EXISTS last_block;
    DROP TRIGGER IF EXISTS events_have_a_game;
    DROP INDEX IF EXISTS events_by_block;
    ALTER TABLE events RENAME TO events_before;
"""
_STREAMS_BY_ROW: Final = """
    INSERT INTO streams (id, kind, first, last)
        SELECT id, 'game', coalesce(min(e.rowid), 0) >> 11, iif(ended, max(e.rowid) >> 11, NULL)
        FROM games LEFT JOIN events_before AS e ON e.game = id GROUP BY id;
    INSERT INTO events (number, stream, seq, at, by, data, client, ticket)
        SELECT rowid, game, seq, at, by, data, client, ticket FROM events_before ORDER BY rowid;
"""
_STREAMS_BY_SPAN: Final = """
    INSERT INTO streams (id, kind, first, last, chain)
        SELECT game, 'game', first, last, {ended_with} FROM spans;
    INSERT INTO events (number, stream, seq, at, by, data, client, ticket, chain)
        SELECT number, game, seq, at, by, data, client, ticket, {chain} FROM events_before
        ORDER BY number;
    DROP TABLE spans;
"""
_NUMBERS: Final = """
    DROP TABLE events_before;
    -- Numbers of games that were deleted are not given to anything else.
    DELETE FROM sqlite_sequence WHERE name = 'streams';
    INSERT INTO sqlite_sequence SELECT 'streams', seq FROM sqlite_sequence WHERE name = 'games';
"""
_BOOKS: Final = """
    ALTER TABLE books ADD COLUMN stream INTEGER NOT NULL DEFAULT 0;
    CREATE TEMP TABLE numbered AS
        SELECT code, row_number() OVER (ORDER BY created, code)
            + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'streams'), 0) AS stream
        FROM books;
    UPDATE books SET stream = numbered.stream FROM numbered WHERE numbered.code = books.code;
    DROP TABLE numbered;
    INSERT INTO streams (id, kind, first) SELECT stream, kind, 0 FROM books;
    INSERT INTO events (stream, seq, at, by, data, client)
        SELECT books.stream, e.seq, e.at, e.by, e.data, e.ticket
        FROM entries AS e JOIN books ON books.code = e.book ORDER BY books.stream, e.seq;
    UPDATE streams SET (first, last) = (
        SELECT coalesce(min(number), 0) >> 11, coalesce(max(number), 0) >> 11
        FROM events WHERE stream = id
    ) WHERE kind != 'game';
    DROP TABLE entries;
"""
_TABLES: Final = """
    ALTER TABLE talk ADD COLUMN client TEXT NOT NULL DEFAULT '';
    ALTER TABLE talk ADD COLUMN ticket INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE rooms ADD COLUMN stream INTEGER NOT NULL DEFAULT 0;
    CREATE TEMP TABLE numbered AS
        SELECT code, changed, as_now(data) AS data, number,
            number + coalesce((SELECT max(number) FROM events), 0) AS event,
            number + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'streams'), 0) AS stream
        FROM (SELECT *, row_number() OVER (ORDER BY changed, code) AS number FROM rooms);
    UPDATE rooms SET stream = numbered.stream, data = numbered.data
        FROM numbered WHERE numbered.code = rooms.code;
    INSERT INTO streams (id, kind, first, last)
        SELECT stream, 'table', event >> 11, event >> 11 FROM numbered ORDER BY number;
    INSERT INTO events (number, stream, seq, at, by, data)
        SELECT event, stream, 1, changed, 0, opened(data) FROM numbered ORDER BY number;
    DROP TABLE numbered;
"""
_CHAIN: Final = """
    UPDATE events SET chain = chained(stream, seq, at, by, data, client, ticket) WHERE chain = x'';
    UPDATE streams SET chain = chained_to(id) WHERE last IS NOT NULL AND chain IS NULL;
"""


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Makes a database of that version one of ours: all of it, or nothing."""
    chains = Chains()
    # All events are gone through in the order of their numbers, which is that of each game too.
    connection.create_function("chained", 7, chains.add)
    connection.create_function("chained_to", 1, chains.end)
    connection.create_function("as_now", 1, _as_now)
    connection.create_function("opened", 1, b'{"e":"opened","record":%b}'.__mod__)
    connection.executescript(_script(version))


def _script(version: int) -> str:
    schema = files("dazwischen.store").joinpath("schema.sql").read_text("utf-8")
    steps = [schema] if version in {NEW, VERSION} else _steps(version, schema)
    return f"BEGIN IMMEDIATE; {' '.join(steps)} PRAGMA user_version = {VERSION}; COMMIT;"


def _steps(version: int, schema: str) -> Iterator[str]:
    if version < _RECORDS:
        yield from _one_log(version, schema)
    yield _TABLES
    yield _CHAIN


def _one_log(version: int, schema: str) -> Iterator[str]:
    yield _ASIDE
    yield schema
    if version in _EVENTS_BY_GAME:
        yield _STREAMS_BY_ROW
    else:
        chained = version == _TWO_LOGS
        yield _STREAMS_BY_SPAN.format(
            ended_with="chain" if chained else "NULL", chain="chain" if chained else "x''"
        )
    yield _NUMBERS
    if version > min(_EVENTS_BY_GAME):
        yield _BOOKS


def _as_now(data: bytes) -> bytes:
    """A table's record in the parts that it has now, and with the secret of its next game: the
    earliest had none, and what is made up whenever it is read could not be relied on."""
    try:
        record = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return data
    parts = {
        part: {name: record.pop(name) for name in names if name in record}
        for part, names in _PARTS.items()
    }
    pledge = {"pledge": {"secret": secrets.token_hex(32), "shares": {}}}
    return msgspec.json.encode({**pledge, **record, **parts})
