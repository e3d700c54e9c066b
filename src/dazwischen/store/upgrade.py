"""Databases of earlier versions are taken along: what they lack is added, what moved is moved."""

import sqlite3
from importlib.resources import files
from typing import Final

from dazwischen.store.chain import Chains

VERSION: Final = 6
NEW: Final = 0
_EVENTS_BY_GAME: Final = (2, 3)
"""The versions before tournaments, and before events were counted in blocks."""
_ASIDE: Final = "ALTER TABLE events RENAME TO events_by_game;"
_MOVE: Final = """
    INSERT INTO spans (game, first, last)
        SELECT id, coalesce(min(e.rowid), 0) >> 11, iif(ended, max(e.rowid) >> 11, NULL)
        FROM games LEFT JOIN events_by_game AS e ON e.game = id GROUP BY id;
    INSERT INTO events (number, game, seq, at, by, data, client, ticket)
        SELECT rowid, game, seq, at, by, data, client, ticket FROM events_by_game ORDER BY rowid;
    DROP TABLE events_by_game;
"""
_UNCHAINED: Final = (4, 5)
"""Before games had summaries, and before their events were a chain."""
_ADD: Final = """
    ALTER TABLE events ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
    ALTER TABLE spans ADD COLUMN chain BLOB;
"""
_CHAIN: Final = """
    UPDATE events SET chain = chained(game, seq, at, by, data, client, ticket);
    UPDATE spans SET chain = chained_to(game) WHERE last IS NOT NULL;
"""
KNOWN: Final = (NEW, *_EVENTS_BY_GAME, *_UNCHAINED, VERSION)


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Makes a database of that version one of ours: all of it, or nothing."""
    chains = Chains()
    # All events are gone through in the order of their numbers, which is that of each game too.
    connection.create_function("chained", 7, chains.add)
    connection.create_function("chained_to", 1, chains.end)
    connection.executescript(_script(version))


def _script(version: int) -> str:
    schema = files("dazwischen.store").joinpath("schema.sql").read_text("utf-8")
    if version in _EVENTS_BY_GAME:
        schema = f"{_ASIDE} {schema} {_MOVE} {_CHAIN}"
    if version in _UNCHAINED:
        schema = f"{_ADD} {schema} {_CHAIN}"
    return f"BEGIN IMMEDIATE; {schema} PRAGMA user_version = {VERSION}; COMMIT;"
